import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { conflict } from '../../errors.ts';
import type { TrackedCompanies } from '../brands/model.ts';
import { createAnswerAnalyser } from './analyse.ts';
import { correctionsOf, saveCorrections } from './corrections/recorded.ts';
import type { AnswersDeps } from './deps.ts';
import type { AnalysedAnswer, IncomingAnswer, IngestResult } from './model.ts';
import { addToRollups } from './rollups.ts';
import { findKnownKeys, insertAnswers, insertFindings } from './store.ts';

const MAX_ATTEMPTS = 5;

/** Runs in the transaction that stores new answers. */
export type OnStored = (tx: Db, stored: readonly AnalysedAnswer[]) => Promise<void>;

/**
 * Stores a batch of answers with their mentions, citations, rollups and data version in ONE transaction. Answers whose key
 * is stored already are left out. Analysis runs before the transaction, and again if the tracked companies change meanwhile.
 * @param tracked the companies, where the caller has just read them
 * @throws CONFLICT when the tracked companies keep changing
 */
export async function ingest(
  deps: AnswersDeps,
  userId: string,
  batch: readonly IncomingAnswer[],
  { onStored, tracked: current }: { onStored?: OnStored; tracked?: TrackedCompanies } = {},
): Promise<IngestResult> {
  const keys = batch.map((answer) => answer.key);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const known = await findKnownKeys(deps.db, userId, keys);
    const fresh = new Map(batch.filter(({ key }) => !known.has(key)).map((answer) => [answer.key, answer]));
    const tracked = (attempt === 0 && current) || (await deps.brands.tracked(userId));
    const analyse = createAnswerAnalyser(tracked);
    const ids = createIds(fresh.size);
    const analysed = [...fresh.values()].map((answer, index) =>
      analyse(answer, ids[index], correctionsOf(answer, tracked)),
    );
    const result = await deps.db.transaction((tx) => store(deps, tx, userId, tracked, analysed, onStored));
    if (!result) continue;
    if (result.stored > 0) await deps.discoveries.updateSoon(userId);
    return { ...result, unchanged: batch.length - result.stored };
  }
  throw conflict('The tracked companies kept changing while answers were stored. Try again.');
}

/** Ascending, since answers are listed by day and id; UUIDs of one millisecond are not in order. */
const createIds = (count: number) => Array.from({ length: count }, () => randomUUIDv7()).sort();

/** @returns null when the tracked companies have changed since the analysis */
async function store(
  deps: AnswersDeps,
  tx: Db,
  userId: string,
  tracked: TrackedCompanies,
  analysed: readonly AnalysedAnswer[],
  onStored: OnStored | undefined,
): Promise<{ stored: number; dataVersion: number } | null> {
  const account = await deps.accounts.lock(tx, userId);
  if (account.companyVersion !== tracked.version) return null;
  const newIds = await insertAnswers(tx, userId, analysed);
  if (newIds.size === 0) return { stored: 0, dataVersion: account.dataVersion };
  const stored = analysed.filter(({ id }) => newIds.has(id));
  await insertFindings(tx, userId, stored);
  await saveCorrections(tx, userId, stored, tracked);
  await addToRollups(tx, userId, [...newIds]);
  await deps.discoveries.addAnswers(tx, userId, stored);
  await onStored?.(tx, stored);
  await deps.discardPlans(tx, stored.length);
  const simulated = stored.some((answer) => answer.simulated);
  return {
    stored: stored.length,
    dataVersion: await deps.accounts.raiseDataVersion(tx, userId, { simulated }),
  };
}
