import { ANALYSIS_METHOD } from '../../analysis/method.ts';
import { isEmbedded } from '../../db/client.ts';
import type { Viewer } from '../accounts/model.ts';
import { analysePage } from './analyse-page.ts';
import type { AnswersDeps } from './deps.ts';
import {
  type AnalysableAnswer,
  countOfDays,
  countOutdated,
  findOutdated,
  findOutdatedDays,
} from './outdated-store.ts';
import { moveInPortions, moveInRollups } from './rollups.ts';
import { createTransactionSize, type TransactionSize } from './transaction-size.ts';

/** Milliseconds per call: short enough to show progress, and below the timeout of any proxy. */
const CALL_MS = 2000;
/** Answers that are read and analysed at once. */
const PAGE_ANSWERS = { embedded: 200, server: 1000 };
/** Days with fewer answers are read together. */
const MIN_ANSWERS = 100;
/** Transactions for a day at most: each packs the citations of the day and a platform again, however few answers it has. */
const MAX_PARTS = 40;

export interface Reanalysed {
  answers: number;
  remaining: number;
  dataVersion: number;
}

/**
 * Analyses outdated answers again with the current companies, the newest days first, for `callMs` milliseconds or until
 * none is left, but at least one page of them. Each transaction moves its answers in the rollups, so they stay correct when the
 * call is interrupted. Other requests run in between (decision 024). Texts in the archive are read from there; answers whose
 * text is deleted keep their analysis.
 * @throws UNAVAILABLE when nothing but archived texts is left and the archive cannot be read
 */
export async function reanalyse(
  deps: AnswersDeps,
  viewer: Viewer,
  { callMs = CALL_MS, pageAnswers = PAGE_ANSWERS[isEmbedded(deps.db) ? 'embedded' : 'server'] } = {},
): Promise<Reanalysed> {
  const { userId } = viewer;
  const end = performance.now() + callMs;
  const size = createTransactionSize(deps.db, PAGE_ANSWERS.embedded);
  let answers = 0;
  let failure: unknown = null;
  if ((await countOutdated(deps.db, userId, ANALYSIS_METHOD)) > 0) {
    for await (const { page, ofDays } of outdatedPages(deps, userId, pageAnswers)) {
      const analysed = await analysePage(deps, userId, page, atLeast(Math.ceil(ofDays / MAX_PARTS), size));
      answers += analysed.answers;
      failure ??= analysed.failure;
      if (performance.now() >= end) break;
    }
  }
  if (failure && answers === 0) throw failure;
  const remaining = await countOutdated(deps.db, userId, ANALYSIS_METHOD);
  // Last: moving answers in the rollups needs their current findings.
  if (remaining === 0) await updateBrandedPrompts(deps, userId);
  if (answers > 0) await deps.discoveries.updateSoon(userId);
  const { dataVersion } = await deps.accounts.readable(viewer, userId);
  return { answers, remaining, dataVersion };
}

/** A page of the outdated answers of some days. */
interface OutdatedPage {
  page: AnalysableAnswer[];
  /** How many these days have. */
  ofDays: number;
}

async function* outdatedPages(
  { db, brands }: AnswersDeps,
  userId: string,
  pageAnswers: number,
): AsyncGenerator<OutdatedPage> {
  const { version } = await brands.tracked(userId);
  const current = { version, method: ANALYSIS_METHOD };
  for (const days of groupDays(await findOutdatedDays(db, userId, current))) {
    const ofDays = await countOfDays(db, userId, days);
    for (let after: AnalysableAnswer | undefined; ; ) {
      const page = await findOutdated(db, userId, days, current, { limit: pageAnswers, after });
      if (page.length > 0) yield { page, ofDays };
      if (page.length < pageAnswers) break;
      after = page.at(-1);
    }
  }
}

function* groupDays(all: readonly { day: string; answers: number }[]): Generator<string[]> {
  let days: string[] = [];
  let answers = 0;
  for (const { day, answers: more } of all) {
    days.push(day);
    answers += more;
    if (answers < MIN_ANSWERS) continue;
    yield days;
    days = [];
    answers = 0;
  }
  if (days.length > 0) yield days;
}

const atLeast = (answers: number, { next, report }: TransactionSize): TransactionSize => ({
  next: () => Math.max(answers, next()),
  report,
});

/** Marks the prompts that name the brand now, and moves their answers in the rollups. */
async function updateBrandedPrompts(deps: AnswersDeps, userId: string): Promise<void> {
  const { brand, version } = await deps.brands.tracked(userId);
  const wrong = await deps.prompts.findMisbranded(userId, brand);
  for (const branded of [true, false]) {
    const prompts = wrong.filter((prompt) => prompt.branded !== branded);
    await moveInPortions(deps.db, prompts, (portion) =>
      deps.db.transaction(async (tx) => {
        await deps.accounts.lock(tx, userId);
        // The names have changed: the call that analyses the outdated answers starts this again.
        if ((await deps.brands.tracked(userId, tx)).version !== version) return;
        const promptIds = portion.map(({ id }) => id);
        await moveInRollups(tx, userId, promptIds, () =>
          deps.prompts.setBranded(tx, userId, promptIds, branded),
        );
        await deps.accounts.raiseDataVersion(tx, userId);
      }),
    );
  }
}
