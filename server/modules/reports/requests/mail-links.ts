import { AppError } from '../../../errors.ts';
import { DAY_MS, startOfNextDay } from '../../../lib/days.ts';
import { MAKE } from '../constants.ts';
import type { ReportsDeps } from '../deps.ts';
import { isKey, isSameKey } from '../links.ts';
import type { StoredReport } from '../model.ts';
import { changeReport, emptyReport, findByToken, findReport } from '../store.ts';
import { lockBudget, refuseTooExpensive, reserveBudget } from './budget.ts';
import { currentOffer } from './offer.ts';
import { requireReportsEnabled } from './rate-limits.ts';
import { expiryOf } from './request.ts';

/** `already`: an earlier click did it. `gone`: the link is invalid or has expired. */
export type LinkOutcome = 'done' | 'already' | 'gone';

/** What a mail link did, and the report's company; null for an invalid link. */
export interface LinkResult {
  outcome: LinkOutcome;
  company: string | null;
}

const GONE: LinkResult = { outcome: 'gone', company: null };

/** The report of a mail link; null for an invalid link. */
export async function findReportByLink(
  { db, clock }: Pick<ReportsDeps, 'db' | 'clock'>,
  { token, key }: { token: string; key: string },
): Promise<StoredReport | null> {
  if (!isKey(token) || !isKey(key)) return null;
  const found = await findByToken(db, token, clock().toISOString());
  return found && isSameKey(key, found.manageKey) ? found : null;
}

/**
 * Confirms an address and starts its report within the day's budget.
 * @throws RATE_LIMITED when the day's budget is used up, UNAVAILABLE; the link then stays valid until the end of the next
 *   day
 */
export async function confirmReport(
  deps: ReportsDeps,
  link: { token: string; key: string },
): Promise<LinkResult> {
  const report = await findReportByLink(deps, link);
  if (!report || report.status === 'removed') return GONE;
  const { id, company } = report;
  if (report.status !== 'unconfirmed') return { outcome: 'already', company };
  try {
    return { outcome: (await startReport(deps, report)) ? 'done' : 'already', company };
  } catch (error) {
    if (error instanceof AppError) await extendLink(deps, id);
    throw error;
  }
}

async function startReport(deps: ReportsDeps, { id, prompts }: StoredReport): Promise<boolean> {
  const offer = currentOffer(deps);
  requireReportsEnabled(offer.enabled);
  refuseTooExpensive(deps, offer.platforms, prompts.length);
  await deps.jobs.prepare(MAKE);
  return deps.db.transaction(async (tx) => {
    await lockBudget(tx);
    // The second of two simultaneous clicks must find the report started, not the budget used up.
    if ((await findReport(tx, id))?.status !== 'unconfirmed') return false;
    const reservation = await reserveBudget(deps, tx, offer, prompts.length);
    const now = deps.clock();
    const started = await changeReport(tx, id, ['unconfirmed'], {
      ...reservation,
      status: 'waiting',
      mailStatus: 'none',
      mailProblem: null,
      confirmedAt: now.toISOString(),
      expiresAt: expiryOf(now),
    });
    if (started) await deps.jobs.send(MAKE, { id }, { tx, singletonKey: id });
    return started;
  });
}

/** The message asks the visitor to try again tomorrow, so the link must still be valid then. */
async function extendLink({ db, clock }: ReportsDeps, id: string): Promise<void> {
  const expiresAt = new Date(startOfNextDay(clock()).getTime() + DAY_MS).toISOString();
  await changeReport(db, id, ['unconfirmed'], { expiresAt });
}

/** Removes a report and everything that was entered for it. */
export async function removeByLink(
  deps: ReportsDeps,
  link: { token: string; key: string },
): Promise<LinkOutcome> {
  const report = await findReportByLink(deps, link);
  if (!report) return 'gone';
  const removed = await deps.db.transaction((tx) => emptyReport(tx, report.id));
  return removed ? 'done' : 'already';
}
