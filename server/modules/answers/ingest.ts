import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { inOrder } from '../../db/in-order.ts';
import { conflict } from '../../errors.ts';
import type { TrackedCompanies } from '../brands/model.ts';
import { analyseBatch } from './analyse-batch.ts';
import { correctionsOf, saveCorrections } from './corrections/recorded.ts';
import type { AnswersDeps } from './deps.ts';
import { findingsOf, findTopicIds } from './findings-store.ts';
import type { AnalysedAnswer, IncomingAnswer, IngestResult } from './model.ts';
import { addToRollups } from './rollups.ts';
import { answersJson, findKnownKeys, insertAnswers } from './store.ts';

const MAX_ATTEMPTS = 5;

/** Runs in the transaction that stores new answers. */
export type OnStored = (tx: Db, stored: readonly AnalysedAnswer[]) => Promise<void>;

/**
 * Stores a batch of answers. Each transaction stores some of them with their mentions, citations, rollups and data version,
 * so that a batch that is interrupted can be stored again: answers whose key is stored already are left out. Analysis runs
 * before the transactions, and again if the tracked companies change meanwhile.
 * @param onStored needs the whole batch in ONE transaction
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
  let stored = 0;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const known = await findKnownKeys(deps.db, userId, keys);
    const fresh = new Map(batch.filter(({ key }) => !known.has(key)).map((answer) => [answer.key, answer]));
    const tracked = (attempt === 0 && current) || (await deps.brands.tracked(userId));
    const ids = createIds(fresh.size);
    const tasks = [...fresh.values()].map((answer, index) => ({
      answer,
      id: ids[index] as string,
      corrections: answer.corrections ? correctionsOf(answer, tracked) : undefined,
    }));
    const analysed = await analyseBatch(tracked, tasks);
    const result = await storeInTransactions(deps, userId, tracked, analysed, onStored);
    stored += result.stored;
    if (result.dataVersion === null) continue;
    if (stored > 0) {
      await deps.discoveries.updateLater(userId);
      await deps.accountGrows(userId, result.dataVersion);
    }
    return { stored, unchanged: batch.length - stored, dataVersion: result.dataVersion };
  }
  throw conflict('The tracked companies kept changing while answers were stored. Try again.');
}

/** Ascending, since answers are listed by day and id; UUIDs of one millisecond are not in order. */
const createIds = (count: number) => Array.from({ length: count }, () => randomUUIDv7()).sort();

/** Rolls the transaction back. */
class CompaniesChanged extends Error {
  override name = 'CompaniesChanged';
}

/** @returns the data version; null when the tracked companies have changed since the analysis */
async function storeInTransactions(
  deps: AnswersDeps,
  userId: string,
  tracked: TrackedCompanies,
  analysed: readonly AnalysedAnswer[],
  onStored: OnStored | undefined,
): Promise<{ stored: number; dataVersion: number | null }> {
  let [stored, from] = [0, 0];
  for (;;) {
    const some = onStored ? analysed : analysed.slice(from, from + deps.transactionSize.next());
    from += some.length;
    const isLast = from >= analysed.length;
    const part = { tracked, analysed: some, json: answersJson(some), onStored, isLast };
    let began = 0;
    const transaction = deps.db.transaction(async (tx) => {
      began = performance.now();
      return store(deps, tx, userId, part);
    });
    const result = await transaction.catch((error: unknown) => {
      if (error instanceof CompaniesChanged) return null;
      throw error;
    });
    deps.transactionSize.report(some.length, performance.now() - began);
    if (isLast && result?.stored === 0 && stored > 0) await syncLog(deps.db);
    stored += result?.stored ?? 0;
    if (!result || isLast) return { stored, dataVersion: result?.dataVersion ?? null };
  }
}

/** A transaction without changes does not sync the log. */
const syncLog = (db: Db) => db.execute(sql`select pg_logical_emit_message(true, 'sightline', '')`);

interface Part {
  tracked: TrackedCompanies;
  analysed: readonly AnalysedAnswer[];
  /** See `answersJson`. */
  json: string;
  onStored: OnStored | undefined;
  /** Nobody is told of the others before it: its commit syncs the log of all. */
  isLast: boolean;
}

/** @throws CompaniesChanged when the tracked companies have changed since the analysis */
async function store(
  deps: AnswersDeps,
  tx: Db,
  userId: string,
  { tracked, analysed, json, onStored, isLast }: Part,
): Promise<{ stored: number; dataVersion: number }> {
  // While an embedded database stores the answers, as mostly all of them are new.
  const prepare = async () => {
    const topicIds = await findTopicIds(tx, userId, analysed);
    return { topicIds, ofAll: findingsOf(userId, analysed, topicIds) };
  };
  const [, account, { topicIds, ofAll }, newIds] = await inOrder(
    tx,
    async () => isLast || tx.execute(sql`set local synchronous_commit = off`),
    () => deps.accounts.lock(tx, userId),
    prepare,
    () => insertAnswers(tx, userId, json),
  );
  if (account.companyVersion !== tracked.version) throw new CompaniesChanged();
  if (newIds.size === 0) return { stored: 0, dataVersion: account.dataVersion };
  const stored = analysed.filter(({ id }) => newIds.has(id));
  await saveCorrections(tx, userId, stored, tracked);
  const findings = stored.length === analysed.length ? ofAll : findingsOf(userId, stored, topicIds);
  const simulated = stored.some((answer) => answer.simulated);
  const [, , , , dataVersion] = await inOrder(
    tx,
    async () => findings && tx.execute(findings),
    () => addToRollups(tx, userId, [...newIds]),
    () => deps.discoveries.addAnswers(tx, userId, stored),
    () => deps.discardPlans(tx, stored.length),
    () => deps.accounts.raiseDataVersion(tx, userId, { simulated }),
  );
  await onStored?.(tx, stored);
  return { stored: stored.length, dataVersion };
}
