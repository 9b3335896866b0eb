import type { Db } from '../../../db/client.ts';
import { createBatches } from '../../../lib/batches.ts';
import type { Measurement } from '../../../platforms/asking/measurement.ts';
import type { IncomingAnswer } from '../../answers/model.ts';
import type { AnswersService } from '../../answers/service.ts';
import type { CollectionDeps } from '../deps.ts';
import type { Run } from '../model.ts';
import { endRunIn } from '../runs/end.ts';
import { addToCounts, adoptAnswer, NO_COUNTS, type RunCounts } from './store.ts';

type RunId = Pick<Run, 'userId' | 'id'>;

/** Answers of one transaction: an embedded database serves nobody else meanwhile. */
const MAX_ANSWERS = 8;

interface RunAnswer {
  run: RunId;
  answer: IncomingAnswer;
}

/** @returns whether the answer was stored now */
type AddAnswer = (answer: RunAnswer) => Promise<boolean>;

/** The batches of the accounts that are storing answers, by service. */
const accounts = new WeakMap<AnswersService, Map<string, AddAnswer>>();

/**
 * Stores an answer and adds it to its run's counts in one transaction, which those of the account that arrive while the
 * last one runs share; the last answer ends its run. Returns after the commit.
 */
export async function storeAnswer(deps: CollectionDeps, run: RunId, answer: IncomingAnswer): Promise<void> {
  await deps.runEnded.prepare();
  // False: another worker stored it first; this reply was paid for as well.
  if (!(await batchesOf(deps, run.userId)({ run, answer }))) {
    await countStoredAnswer(deps, run, answer.key, answer);
  }
}

function batchesOf(deps: CollectionDeps, userId: string): AddAnswer {
  const byAccount = accounts.get(deps.answers) ?? new Map<string, AddAnswer>();
  accounts.set(deps.answers, byAccount);
  const add =
    byAccount.get(userId) ??
    createBatches<RunAnswer, boolean>(
      MAX_ANSWERS,
      (items) => storeBatch(deps, userId, items),
      () => byAccount.delete(userId),
    );
  byAccount.set(userId, add);
  return add;
}

/** @returns for each answer whether it was stored now */
async function storeBatch(
  deps: CollectionDeps,
  userId: string,
  items: readonly RunAnswer[],
): Promise<boolean[]> {
  // Two workers of this process may bring the same answer: the second one counts as a duplicate.
  const byKey = new Map<string, RunAnswer>();
  for (const item of items) if (!byKey.has(item.answer.key)) byKey.set(item.answer.key, item);
  const answers = [...byKey.values()].map(({ answer }) => answer);
  let storedKeys = new Set<string>();
  await deps.answers.ingest(userId, answers, async (tx, stored) => {
    storedKeys = new Set(stored.map(({ key }) => key));
    const byRun = Map.groupBy(stored, ({ key }) => byKey.get(key)?.run.id ?? '');
    for (const [id, ofRun] of byRun) await addCounts(deps, tx, { userId, id }, ofRun);
  });
  return items.map((item) => byKey.get(item.answer.key) === item && storedKeys.has(item.answer.key));
}

/**
 * Counts an answer that is stored already. The run's own answer was counted when it was stored; one that a cancelled run
 * stored after this run had planned it moves to this run.
 * @param duplicate a further reply to the same question: its cost counts, its text is dropped
 */
export async function countStoredAnswer(
  deps: CollectionDeps,
  run: RunId,
  key: string,
  duplicate?: IncomingAnswer,
): Promise<void> {
  await deps.runEnded.prepare();
  await deps.db.transaction(async (tx) => {
    await deps.accounts.lock(tx, run.userId);
    const adopted = await adoptAnswer(tx, run, key);
    if (adopted) {
      await addAll(deps, tx, run, [{ ...NO_COUNTS, platform: adopted.platform, [adopted.status]: 1 }]);
    }
    if (duplicate?.collection?.usage) {
      await addAll(deps, tx, run, [{ ...countsOf(duplicate), [duplicate.status]: 0 }]);
    }
  });
}

/** Counts what an attempt without an answer cost. */
export async function countBilledAttempt(
  deps: CollectionDeps,
  run: RunId,
  platform: string,
  { usage, cost }: Pick<Measurement, 'usage' | 'cost'>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await deps.accounts.lock(tx, run.userId);
    const counts = { ...NO_COUNTS, ...usage, platform, cost: cost ?? 0, unpriced: cost === null ? 1 : 0 };
    await addToCounts(tx, run, [counts]);
  });
}

/** One row a platform: a statement changes each row once. */
function addCounts(deps: CollectionDeps, tx: Db, run: RunId, answers: readonly IncomingAnswer[]) {
  const byPlatform = Map.groupBy(answers.map(countsOf), ({ platform }) => platform);
  return addAll(
    deps,
    tx,
    run,
    [...byPlatform.values()].map((counts) => counts.reduce(sumCounts)),
  );
}

function sumCounts(a: RunCounts, b: RunCounts): RunCounts {
  const sums = (Object.keys(NO_COUNTS) as (keyof typeof NO_COUNTS)[]).map((key) => [key, a[key] + b[key]]);
  return { ...a, ...Object.fromEntries(sums) };
}

async function addAll(deps: CollectionDeps, tx: Db, run: RunId, counts: RunCounts[]): Promise<void> {
  const isDone = await addToCounts(tx, run, counts);
  if (isDone) await endRunIn(deps, tx, run, { status: 'finished', reason: null });
}

const countsOf = ({ platform, status, collection }: IncomingAnswer): RunCounts => ({
  ...NO_COUNTS,
  ...collection?.usage,
  platform,
  [status]: 1,
  cost: collection?.cost ?? 0,
  unpriced: status !== 'failed' && collection?.cost == null ? 1 : 0,
  unsent: collection?.sent === false ? 1 : 0,
});
