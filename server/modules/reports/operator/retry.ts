import { mailOf } from '../delivery/deliver.ts';
import type { ReportsDeps } from '../deps.ts';
import { deleteFailedAnswers } from '../making/answer-store.ts';
import type { StoredReport } from '../model.ts';
import { DELIVER, MAKE } from '../queues.ts';
import { currentOffer, expectedCost } from '../requests/offer.ts';
import { requireReportsEnabled } from '../requests/rate-limits.ts';
import { changeReport } from '../store.ts';

/**
 * Makes a failed report again, asking what failed and on the platforms that are asked now; or sends a mail again that
 * was given up. It stays in the budget of its day: an operator may go beyond it.
 * @returns false when nothing had failed
 * @throws UNAVAILABLE where no reports are made any more
 */
export async function retry(deps: ReportsDeps, report: StoredReport): Promise<boolean> {
  if (report.status === 'failed') return makeAgain(deps, report);
  if (report.mailStatus === 'failed') return sendAgain(deps, report);
  return false;
}

async function makeAgain(deps: ReportsDeps, { id, prompts }: StoredReport): Promise<boolean> {
  const { enabled, platforms, simulated } = currentOffer(deps);
  requireReportsEnabled(enabled);
  await deps.jobs.prepare(MAKE);
  return deps.db.transaction(async (tx) => {
    const changed = await changeReport(tx, id, ['failed'], {
      status: 'waiting',
      problem: null,
      mailStatus: 'none',
      mailProblem: null,
      platforms: platforms.map(({ key }) => key),
      simulated,
      estimatedCost: expectedCost(deps, platforms, prompts.length),
    });
    if (!changed) return false;
    await deleteFailedAnswers(tx, id);
    await deps.jobs.send(MAKE, { id }, { tx, singletonKey: id });
    return true;
  });
}

async function sendAgain(deps: ReportsDeps, { id, status }: StoredReport): Promise<boolean> {
  const mail = mailOf(status);
  if (!mail) return false;
  await deps.jobs.prepare(DELIVER);
  return deps.db.transaction(async (tx) => {
    const changed = await changeReport(tx, id, [status], { mailStatus: 'waiting', mailProblem: null });
    if (changed) await deps.jobs.send(DELIVER, { id, mail }, { tx });
    return changed;
  });
}
