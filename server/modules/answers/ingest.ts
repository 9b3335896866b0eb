import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { conflict } from '../../errors.ts';
import type { TrackedCompanies } from '../brands/model.ts';
import { analysisFor } from './analyse.ts';
import type { AnswersDeps } from './deps.ts';
import type { AnalysedAnswer, IncomingAnswer, IngestResult } from './model.ts';
import { addToRollups } from './rollups.ts';
import { insertAnswers, insertFindings, knownKeys } from './store.ts';

const ATTEMPTS = 5;

/** Written in the transaction that stores the answers it is told of, and only if there are any. */
export type Afterwards = (tx: Db, stored: readonly AnalysedAnswer[]) => Promise<void>;

/**
 * Stores a batch of measurements: each new one is analysed, and the whole batch goes in with its mentions,
 * citations, rollup changes and data version in ONE transaction. Keys that are known change nothing.
 * Analysis happens before the transaction; if the tracked companies change in between, it is done again.
 * @param tracked the companies as the caller has just read them
 */
export async function ingest(
  deps: AnswersDeps,
  userId: string,
  batch: readonly IncomingAnswer[],
  { afterwards, tracked: given }: { afterwards?: Afterwards; tracked?: TrackedCompanies } = {},
): Promise<IngestResult> {
  const keys = batch.map((answer) => answer.key);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await knownKeys(deps.db, userId, keys);
    const fresh = new Map(batch.filter(({ key }) => !known.has(key)).map((answer) => [answer.key, answer]));
    const tracked = (attempt === 0 && given) || (await deps.brands.tracked(userId));
    const analysis = analysisFor(tracked);
    const ids = createIds(fresh.size);
    const analysed = [...fresh.values()].map((answer, index) => analysis.analyse(answer, ids[index]));
    const result = await deps.db.transaction((tx) => store(deps, tx, userId, tracked, analysed, afterwards));
    if (result) return { ...result, unchanged: batch.length - result.stored };
  }
  throw conflict('The tracked companies kept changing while answers were stored. Try again.');
}

/** In order: those of one millisecond are in none, and an account's answers are read by day and id. */
const createIds = (count: number) => Array.from({ length: count }, () => randomUUIDv7()).sort();

/** @returns null when the analysis was made for companies that are no longer the tracked ones */
async function store(
  deps: AnswersDeps,
  tx: Db,
  userId: string,
  tracked: TrackedCompanies,
  analysed: readonly AnalysedAnswer[],
  afterwards: Afterwards | undefined,
): Promise<{ stored: number; dataVersion: number } | null> {
  const account = await deps.accounts.lock(tx, userId);
  if (account.companyVersion !== tracked.version) return null;
  const newIds = await insertAnswers(tx, userId, analysed);
  if (newIds.size === 0) return { stored: 0, dataVersion: account.dataVersion };
  const stored = analysed.filter(({ id }) => newIds.has(id));
  await insertFindings(tx, userId, stored);
  await addToRollups(tx, userId, [...newIds]);
  await deps.discoveries.count(tx, userId, stored, tracked);
  await afterwards?.(tx, stored);
  await deps.renewPlans(tx, stored.length);
  const simulated = stored.some((answer) => answer.simulated);
  return {
    stored: stored.length,
    dataVersion: await deps.accounts.raiseDataVersion(tx, userId, { simulated }),
  };
}
