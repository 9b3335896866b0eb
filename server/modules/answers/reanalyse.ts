import { setImmediate as nextTurn } from 'node:timers/promises';
import { ANALYSIS_METHOD } from '../../analysis/method.ts';
import type { Viewer } from '../accounts/model.ts';
import { analysisFor } from './analyse.ts';
import type { AnswersDeps } from './deps.ts';
import { type Current, countOutdated, outdatedDays, outdatedOf, replaceFindings } from './outdated-store.ts';
import { rebrand } from './rebrand.ts';
import { recomputeRollups } from './rollups.ts';

/** How long a call goes on, in milliseconds: whoever waits hears how far it is, and no proxy gives up. */
const CALL_MS = 2000;
/** Answers that a transaction should have at least; days are not divided. */
const SLICE = 100;
/** Answers that are read at once. */
const PAGE = 200;

/** What a call has done. */
export interface Reanalysed {
  answers: number;
  /** Outdated answers that are left for further calls. */
  remaining: number;
  dataVersion: number;
}

/**
 * Analyses outdated answers again with the companies as they are now, the newest days first, for `callMs` milliseconds
 * or until none is left. A transaction takes whole days and makes their rollups anew, so that these are right at any
 * time, whatever ends the call; others read and write in between (decision 024). At least one is done.
 */
export async function reanalyse(
  deps: AnswersDeps,
  viewer: Viewer,
  { callMs = CALL_MS, slice = SLICE } = {},
): Promise<Reanalysed> {
  const { userId } = viewer;
  const end = performance.now() + callMs;
  let answers = 0;
  if ((await countOutdated(deps.db, userId, ANALYSIS_METHOD)) > 0) {
    const { version } = await deps.brands.tracked(userId);
    const outdated = await outdatedDays(deps.db, userId, { version, method: ANALYSIS_METHOD });
    for (const days of slices(outdated, slice)) {
      answers += await analyseDays(deps, userId, days);
      if (performance.now() >= end) break;
    }
  }
  const remaining = await countOutdated(deps.db, userId, ANALYSIS_METHOD);
  // Rollups are kept by what prompts say of the brand, so that its answers have to be counted right before.
  if (remaining === 0) await rebrand(deps, userId);
  const { dataVersion } = await deps.accounts.readable(viewer, userId);
  return { answers, remaining, dataVersion };
}

/** Days that are done together. */
function* slices(all: readonly { day: string; answers: number }[], least: number): Generator<string[]> {
  let days: string[] = [];
  let answers = 0;
  for (const { day, answers: more } of all) {
    days.push(day);
    answers += more;
    if (answers < least) continue;
    yield days;
    days = [];
    answers = 0;
  }
  if (days.length > 0) yield days;
}

/** @returns how many answers were outdated; none if another call has done them meanwhile */
function analyseDays(
  { db, accounts, brands }: AnswersDeps,
  userId: string,
  days: readonly string[],
): Promise<number> {
  return db.transaction(async (tx) => {
    await accounts.lock(tx, userId);
    const companies = await brands.tracked(userId, tx);
    const current: Current = { version: companies.version, method: ANALYSIS_METHOD };
    const { analyse } = analysisFor(companies);
    let answers = 0;
    for (;;) {
      const page = await outdatedOf(tx, userId, days, current, PAGE);
      if (page.length === 0) break;
      await replaceFindings(
        tx,
        userId,
        page.map(({ id, ...answer }) => analyse(answer, id)),
      );
      answers += page.length;
      // The embedded database answers without giving its turn away: no request would be read meanwhile, nor answered
      // with a reply that is kept.
      await nextTurn();
    }
    if (answers === 0) return 0;
    await recomputeRollups(tx, userId, days);
    await accounts.raiseDataVersion(tx, userId);
    return answers;
  });
}
