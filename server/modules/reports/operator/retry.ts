import { DELIVER, MAKE } from '../constants.ts';
import { mailOf } from '../delivery/deliver.ts';
import type { ReportsDeps } from '../deps.ts';
import { deleteFailedAnswers } from '../making/answer-store.ts';
import type { StoredReport } from '../model.ts';
import { currentOffer, expectedCost } from '../requests/offer.ts';
import { requireReportsEnabled } from '../requests/rate-limits.ts';
import { changeReport } from '../store.ts';

/**
 * Makes a failed report again, asking only what failed and on today's platforms, or sends a mail again that was given
 * up. The report stays in the budget of its day, which an operator may exceed.
 * @returns false when nothing had failed
 * @throws UNAVAILABLE where reports are switched off
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
