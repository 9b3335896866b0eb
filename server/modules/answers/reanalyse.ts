import { isDeepStrictEqual } from 'node:util';
import { ANALYSIS_METHOD } from '../../analysis/method.ts';
import { isEmbedded } from '../../db/client.ts';
import type { AnswerText } from '../../text-archive/text-batch.ts';
import type { Viewer } from '../accounts/model.ts';
import { createAnswerAnalyser } from './analyse.ts';
import { analyseBatch } from './analyse-batch.ts';
import type { Corrections } from './corrections/model.ts';
import { readCorrections } from './corrections/store.ts';
import type { AnswersDeps } from './deps.ts';
import type { AnalysedAnswer } from './model.ts';
import {
  type AnalysisVersion,
  countOutdated,
  findOutdated,
  findOutdatedArchived,
  findOutdatedDays,
  forgetArchived,
  replaceFindings,
} from './outdated-store.ts';
import { moveInPortions, moveInRollups, recomputeRollups } from './rollups.ts';

/** Milliseconds per call: short enough to show progress, and below the timeout of any proxy. */
const CALL_MS = 2000;
/** The least answers per transaction of a Postgres server; a day is never divided, and an embedded database takes one. */
const MIN_TRANSACTION_ANSWERS = 100;
/** Answers per statement. */
const ANSWERS_PER_STATEMENT = 200;

export interface Reanalysed {
  answers: number;
  remaining: number;
  dataVersion: number;
}

/**
 * Analyses outdated answers again with the current companies, the newest days first, for `callMs` milliseconds or until
 * none is left, but at least one transaction. Each transaction covers whole days and recomputes their rollups, so they stay
 * correct when the call is interrupted. Other requests run in between (decision 024). Texts in the archive are read from there;
 * answers whose text is deleted keep their analysis.
 * @throws UNAVAILABLE when nothing but archived texts is left and the archive cannot be read
 */
export async function reanalyse(
  deps: AnswersDeps,
  viewer: Viewer,
  { callMs = CALL_MS, minAnswers = isEmbedded(deps.db) ? 1 : MIN_TRANSACTION_ANSWERS } = {},
): Promise<Reanalysed> {
  const { userId } = viewer;
  const end = performance.now() + callMs;
  let answers = 0;
  let failure: unknown = null;
  if ((await countOutdated(deps.db, userId, ANALYSIS_METHOD)) > 0) {
    const { version } = await deps.brands.tracked(userId);
    const outdated = await findOutdatedDays(deps.db, userId, { version, method: ANALYSIS_METHOD });
    for (const days of groupDays(outdated, minAnswers)) {
      const archived = await readArchived(deps, userId, days).catch((error: unknown) => {
        // The answers whose text is in the database are analysed in any case.
        failure = error;
        return NONE_ARCHIVED;
      });
      answers += await analyseDays(deps, userId, days, archived);
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

/** Days per transaction. */
function* groupDays(
  all: readonly { day: string; answers: number }[],
  minAnswers: number,
): Generator<string[]> {
  let days: string[] = [];
  let answers = 0;
  for (const { day, answers: more } of all) {
    days.push(day);
    answers += more;
    if (answers < minAnswers) continue;
    yield days;
    days = [];
    answers = 0;
  }
  if (days.length > 0) yield days;
}

/** Archived texts of some days, by the ids of their answers. */
interface ArchivedDays {
  texts: ReadonlyMap<string, AnswerText>;
  /** Ids of the answers whose text the archive has lost. */
  lost: readonly string[];
}

const NONE_ARCHIVED: ArchivedDays = { texts: new Map(), lost: [] };

/** Reads what `analyseDays` needs of the archive, before its transaction. @throws UNAVAILABLE */
async function readArchived(
  { db, brands, archivedTexts }: AnswersDeps,
  userId: string,
  days: readonly string[],
): Promise<ArchivedDays> {
  const { version } = await brands.tracked(userId);
  const keys = await findOutdatedArchived(db, userId, days, { version, method: ANALYSIS_METHOD });
  if (keys.length === 0) return NONE_ARCHIVED;
  const texts = await archivedTexts.read(userId, keys);
  return { texts, lost: keys.map(({ id }) => id).filter((id) => !texts.has(id)) };
}

/** @returns the number of answers handled; 0 if another call was faster */
async function analyseDays(
  deps: AnswersDeps,
  userId: string,
  days: readonly string[],
  archived: ArchivedDays,
): Promise<number> {
  const { db, accounts, brands, discoveries } = deps;
  const { texts, lost } = archived;
  const prepared = await analyseBefore(deps, userId, days, archived);
  return db.transaction(async (tx) => {
    await accounts.lock(tx, userId);
    const companies = await brands.tracked(userId, tx);
    const current: AnalysisVersion = { version: companies.version, method: ANALYSIS_METHOD };
    const analyse = createAnswerAnalyser(companies);
    if (lost.length > 0) await forgetArchived(tx, userId, lost);
    let answers = lost.length;
    for (;;) {
      const page = await findOutdated(tx, userId, days, current, [...texts.keys()], {
        limit: ANSWERS_PER_STATEMENT,
      });
      if (page.length === 0) break;
      const correctionsOf = await readCorrections(
        tx,
        userId,
        page.map(({ id }) => id),
      );
      const analysed = page.map((answer) => {
        const corrections = correctionsOf(answer.id);
        const known = prepared.get(answer.id);
        return known?.analysed.companyVersion === current.version &&
          isDeepStrictEqual(known.corrections, corrections)
          ? known.analysed
          : analyse({ ...answer, ...texts.get(answer.id) }, answer.id, corrections);
      });
      await replaceFindings(tx, userId, analysed);
      // Their text is not in the database, where the discovery would look for it later.
      await discoveries.countAgain(
        tx,
        companies,
        userId,
        analysed.filter(({ id }) => texts.has(id)),
      );
      answers += page.length;
    }
    if (answers === 0) return 0;
    await recomputeRollups(tx, userId, days);
    await accounts.raiseDataVersion(tx, userId);
    return answers;
  });
}

/** Analyses before the transaction, which keeps everybody waiting; it checks that nothing has changed since. */
async function analyseBefore(
  { db, brands }: AnswersDeps,
  userId: string,
  days: readonly string[],
  { texts }: ArchivedDays,
) {
  const companies = await brands.tracked(userId);
  const current: AnalysisVersion = { version: companies.version, method: ANALYSIS_METHOD };
  const prepared = new Map<string, { analysed: AnalysedAnswer; corrections: Corrections }>();
  let after: string | undefined;
  for (;;) {
    const page = await findOutdated(db, userId, days, current, [...texts.keys()], {
      ...{ limit: ANSWERS_PER_STATEMENT, after },
    });
    after = page.at(-1)?.id;
    if (after === undefined) return prepared;
    const correctionsOf = await readCorrections(
      db,
      userId,
      page.map(({ id }) => id),
    );
    const tasks = page.map((answer) => ({
      ...{ answer: { ...answer, ...texts.get(answer.id) }, id: answer.id },
      corrections: correctionsOf(answer.id),
    }));
    for (const analysed of await analyseBatch(companies, tasks)) {
      prepared.set(analysed.id, { analysed, corrections: correctionsOf(analysed.id) });
    }
  }
}

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
