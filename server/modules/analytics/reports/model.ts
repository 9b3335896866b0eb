/** A page of a report, with its impressions or citations. */
export interface ReportPageCount {
  url: string;
  count: number;
}
