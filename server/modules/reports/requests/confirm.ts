import { AppError } from '../../../errors.ts';
import { DAY_MS } from '../constants.ts';
import type { ReportsDeps } from '../deps.ts';
import { isKey, sameKey } from '../keys.ts';
import type { StoredReport } from '../model.ts';
import { MAKE } from '../queues.ts';
import { changeReport, findByToken, findReport } from '../store.ts';
import { nextDay, refuseTooExpensive, takePlace } from './budget.ts';
import { lockBudget } from './budget-store.ts';
import { currentOffer } from './offer.ts';
import { refuseWhereClosed } from './rate-limits.ts';
import { keptUntil } from './request.ts';

/** `already`: by an earlier click. `gone`: the link is not good, or too old. */
export type LinkOutcome = 'done' | 'already' | 'gone';

/** What following the link of a mail did, and to which company's report; null for a link that is not good. */
export interface Followed {
  outcome: LinkOutcome;
  company: string | null;
}

const GONE: Followed = { outcome: 'gone', company: null };

/** The report that the link of a mail belongs to; null for one that is not good. */
export async function reportOfLink(
  { db, clock }: Pick<ReportsDeps, 'db' | 'clock'>,
  { token, key }: { token: string; key: string },
): Promise<StoredReport | null> {
  if (!isKey(token) || !isKey(key)) return null;
  const found = await findByToken(db, token, clock().toISOString());
  return found && sameKey(key, found.manageKey) ? found : null;
}

/**
 * Confirms an address: now the report takes its place in the day's budget and is begun.
 * @throws RATE_LIMITED when the day's reports are given out, UNAVAILABLE; the link then stays good until the end of the
 * next day
 */
export async function confirmReport(
  deps: ReportsDeps,
  link: { token: string; key: string },
): Promise<Followed> {
  const report = await reportOfLink(deps, link);
  if (!report || report.status === 'removed') return GONE;
  const { id, company } = report;
  if (report.status !== 'unconfirmed') return { outcome: 'already', company };
  try {
    return { outcome: (await begin(deps, report)) ? 'done' : 'already', company };
  } catch (error) {
    if (error instanceof AppError) await keepLink(deps, id);
    throw error;
  }
}

async function begin(deps: ReportsDeps, { id, prompts }: StoredReport): Promise<boolean> {
  const offer = currentOffer(deps);
  refuseWhereClosed(offer.enabled);
  refuseTooExpensive(deps, offer.platforms, prompts.length);
  await deps.jobs.prepare(MAKE);
  return deps.db.transaction(async (tx) => {
    await lockBudget(tx);
    // Of two clicks at once the second must find it begun, and not the day's last place given out.
    if ((await findReport(tx, id))?.status !== 'unconfirmed') return false;
    const place = await takePlace(deps, tx, offer, prompts.length);
    const now = deps.clock();
    const begun = await changeReport(tx, id, ['unconfirmed'], {
      ...place,
      status: 'waiting',
      mailStatus: 'none',
      mailProblem: null,
      confirmedAt: now.toISOString(),
      expiresAt: keptUntil(now),
    });
    if (begun) await deps.jobs.send(MAKE, { id }, { tx, singletonKey: id });
    return begun;
  });
}

/** Whoever is told to come again tomorrow must find the link good. */
async function keepLink({ db, clock }: ReportsDeps, id: string): Promise<void> {
  const expiresAt = new Date(nextDay(clock()).getTime() + DAY_MS).toISOString();
  await changeReport(db, id, ['unconfirmed'], { expiresAt });
}
