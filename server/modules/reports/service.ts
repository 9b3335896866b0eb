import type { ReportsDeps } from './deps.ts';
import { reportJobs } from './jobs.ts';
import type { MailLink } from './links.ts';
import { createReportOperator } from './operator/service.ts';
import { createReportReader } from './reading/service.ts';
import { confirmReport, removeByLink } from './requests/mail-links.ts';
import { currentOffer } from './requests/offer.ts';
import { requestReport } from './requests/request.ts';
import type { RequestInput } from './requests/validate.ts';

export type ReportsService = ReturnType<typeof createReportsService>;

/** Reports that visitors request; they belong to no account. */
export const createReportsService = (deps: ReportsDeps) => ({
  offer: () => currentOffer(deps),
  /** @param ip the visitor's address, for rate limits. @throws RATE_LIMITED, UNAVAILABLE */
  request: (ip: string, input: RequestInput) => requestReport(deps, ip, input),
  /** Confirms an address. @throws RATE_LIMITED, UNAVAILABLE; the link then stays valid */
  confirm: (link: MailLink) => confirmReport(deps, link),
  remove: (link: MailLink) => removeByLink(deps, link),
  reader: createReportReader(deps),
  operator: createReportOperator(deps),
  jobs: reportJobs(deps),
});
