import type { Db } from '../../db/client.ts';
import type { AnalysedAnswer, IncomingAnswer } from '../answers/model.ts';
import type { CollectionDeps } from './deps.ts';
import { finishRun } from './finish.ts';
import type { Run } from './model.ts';
import { addToRun, adoptAnswer, type RunDelta } from './run-store.ts';

type RunKey = Pick<Run, 'userId' | 'id'>;

/** Stores a measurement and counts it for its run, in one transaction; the last one ends the run. */
export async function recordAnswer(deps: CollectionDeps, run: RunKey, answer: IncomingAnswer): Promise<void> {
  await deps.runEnded?.prepare();
  const result = await deps.answers.ingest(run.userId, [answer], (tx, stored) =>
    count(deps, tx, run, stored.map(deltaOf)),
  );
  if (result.stored === 0) await countKnown(deps, run, answer.key);
}

/**
 * Counts a measurement that is stored already. One of this run was counted when it was stored; one that a cancelled run
 * stored after this one had planned it becomes this one's, at no cost.
 */
export async function countKnown(deps: CollectionDeps, run: RunKey, key: string): Promise<void> {
  await deps.runEnded?.prepare();
  await deps.db.transaction(async (tx) => {
    await deps.accounts.lock(tx, run.userId);
    const adopted = await adoptAnswer(tx, run, key);
    if (adopted) await count(deps, tx, run, [{ ...NOTHING, ...adopted, [adopted.status]: 1 }]);
  });
}

async function count(deps: CollectionDeps, tx: Db, run: RunKey, deltas: RunDelta[]): Promise<void> {
  const done = await addToRun(tx, run, deltas);
  if (done) {
    await finishRun(deps, tx, run, { status: 'finished', reason: null, at: deps.clock().toISOString() });
  }
}

const NOTHING: Omit<RunDelta, 'platform'> = {
  answered: 0,
  failed: 0,
  refused: 0,
  empty: 0,
  inputTokens: 0,
  outputTokens: 0,
  searches: 0,
  cost: 0,
  unpriced: 0,
};

function deltaOf({ platform, status, asking }: AnalysedAnswer): RunDelta {
  return {
    ...NOTHING,
    platform,
    [status]: 1,
    inputTokens: asking?.usage?.inputTokens ?? 0,
    outputTokens: asking?.usage?.outputTokens ?? 0,
    searches: asking?.usage?.searches ?? 0,
    cost: asking?.cost ?? 0,
    unpriced: status !== 'failed' && asking?.cost == null ? 1 : 0,
  };
}
