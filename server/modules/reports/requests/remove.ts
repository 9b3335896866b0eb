import type { ReportsDeps } from '../deps.ts';
import { emptyReport } from '../store.ts';
import { type LinkOutcome, reportOfLink } from './confirm.ts';

/** Removes a report and all that was given for it, by the link of its mail. */
export async function removeByLink(
  deps: ReportsDeps,
  link: { token: string; key: string },
): Promise<LinkOutcome> {
  const report = await reportOfLink(deps, link);
  if (!report) return 'gone';
  const removed = await deps.db.transaction((tx) => emptyReport(tx, report.id));
  return removed ? 'done' : 'already';
}
