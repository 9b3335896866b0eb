/** The account's own reports; `paths.ts` is in the first file that every visitor loads, and these are rarely needed. */
export const accountReportPaths = {
  list: '/dashboard/account-reports',
  report: (id: string) => `/dashboard/account-reports/${encodeURIComponent(id)}`,
  /** The report as a PDF; the server serves it. */
  file: (id: string) => `/api/export/report.pdf?${new URLSearchParams({ id })}`,
};
