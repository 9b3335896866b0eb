import type { Db } from '../../../db/client.ts';
import type { CollectionDeps } from '../deps.ts';
import type { Run } from '../model.ts';
import { type RunEnd, setRunEnded } from './store.ts';

type RunId = Pick<Run, 'userId' | 'id'>;

/** Ends a running run. @returns false when it has ended already */
export async function endRun(deps: CollectionDeps, run: RunId, end: Omit<RunEnd, 'at'>): Promise<boolean> {
  await deps.runEnded.prepare();
  return deps.db.transaction(async (tx) => {
    await deps.accounts.lock(tx, run.userId);
    return endRunIn(deps, tx, run, end);
  });
}

/** Ends a running run in a transaction that holds the account; `runEnded` is prepared. */
export async function endRunIn(
  { runEnded, clock }: CollectionDeps,
  tx: Db,
  run: RunId,
  end: Omit<RunEnd, 'at'>,
): Promise<boolean> {
  const ended = await setRunEnded(tx, run, { ...end, at: clock().toISOString() });
  if (ended) await runEnded.tell(tx, run.userId, run.id);
  return ended;
}
