import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import type { IncomingAnswer } from '../../answers/model.ts';
import type { CollectionDeps } from '../deps.ts';
import type { Run } from '../model.ts';
import { finishRun } from '../runs/finish.ts';
import { addToRun, adoptAnswer, type RunDelta } from '../runs/store.ts';

type RunKey = Pick<Run, 'userId' | 'id'>;

/** A database that is restarted, or moves to another machine, is back within these. */
const WAITS_MS = [500, 1500, 4000, 8000];

/**
 * Stores a measurement, trying again while the database is away: asking anew would be paid for anew. When the process
 * stops meanwhile it gives up.
 */
export async function recordReply(
  deps: CollectionDeps,
  run: RunKey,
  answer: IncomingAnswer,
  signal: AbortSignal,
): Promise<void> {
  for (const waitMs of WAITS_MS) {
    try {
      return await recordAnswer(deps, run, answer);
    } catch (error) {
      if (error instanceof AppError || signal.aborted) throw error;
      deps.log.warn({ err: error, run: run.id }, 'an answer could not be stored; it is tried again');
      await wait(waitMs, undefined, { signal });
    }
  }
  return recordAnswer(deps, run, answer);
}

/** Stores a measurement and counts it for its run, in one transaction; the last one ends the run. */
export async function recordAnswer(deps: CollectionDeps, run: RunKey, answer: IncomingAnswer): Promise<void> {
  await deps.runEnded?.prepare();
  const result = await deps.answers.ingest(run.userId, [answer], (tx, stored) =>
    count(deps, tx, run, stored.map(deltaOf)),
  );
  // Somebody else stored it first; this reply was paid for all the same.
  if (result.stored === 0) await countKnown(deps, run, answer.key, answer);
}

/**
 * Counts a measurement that is stored already. One of this run was counted when it was stored; one that a cancelled run
 * stored after this one had planned it becomes this one's.
 * @param paid a further reply to the same question, whose cost counts and which is dropped
 */
export async function countKnown(
  deps: CollectionDeps,
  run: RunKey,
  key: string,
  paid?: IncomingAnswer,
): Promise<void> {
  await deps.runEnded?.prepare();
  await deps.db.transaction(async (tx) => {
    await deps.accounts.lock(tx, run.userId);
    const adopted = await adoptAnswer(tx, run, key);
    const deltas: RunDelta[] = [];
    if (adopted) deltas.push({ ...NOTHING, platform: adopted.platform, [adopted.status]: 1 });
    if (paid?.asking?.usage) deltas.push({ ...deltaOf(paid), [paid.status]: 0 });
    for (const delta of deltas) await count(deps, tx, run, [delta]);
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

function deltaOf({ platform, status, asking }: IncomingAnswer): RunDelta {
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
