import type { Db } from '../../../db/client.ts';
import type { Measurement } from '../../../platforms/asking/measurement.ts';
import type { IncomingAnswer } from '../../answers/model.ts';
import type { CollectionDeps } from '../deps.ts';
import type { Run } from '../model.ts';
import { endRunIn } from '../runs/end.ts';
import { addToCounts, adoptAnswer, NO_COUNTS, type RunCounts } from './store.ts';

type RunId = Pick<Run, 'userId' | 'id'>;

/** Stores an answer and adds it to its run's counts in one transaction; the last one ends the run. */
export async function storeAnswer(deps: CollectionDeps, run: RunId, answer: IncomingAnswer): Promise<void> {
  await deps.runEnded.prepare();
  const { stored } = await deps.answers.ingest(run.userId, [answer], (tx, answers) =>
    addCounts(deps, tx, run, answers.map(countsOf)),
  );
  // Another worker stored it first; this reply was paid for as well.
  if (stored === 0) await countStoredAnswer(deps, run, answer.key, answer);
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
      await addCounts(deps, tx, run, [{ ...NO_COUNTS, platform: adopted.platform, [adopted.status]: 1 }]);
    }
    if (duplicate?.collection?.usage) {
      await addCounts(deps, tx, run, [{ ...countsOf(duplicate), [duplicate.status]: 0 }]);
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

async function addCounts(deps: CollectionDeps, tx: Db, run: RunId, counts: RunCounts[]): Promise<void> {
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
