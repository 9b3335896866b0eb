/** The resolved days, platform and topic of a report. */
export interface ContentQuery {
  filter: { from: string; to: string; platform: string | null };
  topicId: string | null;
}
