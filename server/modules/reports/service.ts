import type { JobHandler } from '../../jobs/queue.ts';
import type { ReportsDeps } from './deps.ts';
import { reportJobs } from './jobs.ts';
import { createReportOperator, type ReportOperator } from './operator/service.ts';
import { createReportReader, type ReportReader } from './reading/service.ts';
import { confirmReport, type LinkOutcome, type LinkResult, removeByLink } from './requests/mail-links.ts';
import { currentOffer, type ReportOffer } from './requests/offer.ts';
import { type Requested, requestReport } from './requests/request.ts';
import type { RequestInput } from './requests/validate.ts';

/** What the link of a mail holds. */
export interface MailLink {
  token: string;
  key: string;
}

/** Reports that visitors ask for; they belong to no account. */
export interface ReportsService {
  /** What a visitor gets here, before anything is asked for. */
  offer(): ReportOffer;
  /** @param ip where the visitor comes from; limits go by it. @throws RATE_LIMITED, UNAVAILABLE */
  request(ip: string, input: RequestInput): Promise<Requested>;
  /** Confirms an address. @throws RATE_LIMITED, UNAVAILABLE; the link then stays good */
  confirm(link: MailLink): Promise<LinkResult>;
  /** Removes a report and all that was given for it. */
  remove(link: MailLink): Promise<LinkOutcome>;
  reader: ReportReader;
  operator: ReportOperator;
  /** What a worker does for it. */
  jobs: JobHandler[];
}

export function createReportsService(deps: ReportsDeps): ReportsService {
  return {
    offer: () => currentOffer(deps),
    request: (ip, input) => requestReport(deps, ip, input),
    confirm: (link) => confirmReport(deps, link),
    remove: (link) => removeByLink(deps, link),
    reader: createReportReader(deps),
    operator: createReportOperator(deps),
    jobs: reportJobs(deps),
  };
}
