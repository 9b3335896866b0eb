import type { Db } from '../../../db/client.ts';
import type { CollectionDeps } from '../deps.ts';
import type { Run } from '../model.ts';
import { endRun } from './store.ts';

/**
 * Ends a run that is going on and tells whoever waits for its end. The caller holds the account and has prepared
 * `runEnded`.
 * @returns false when it was over already
 */
export async function finishRun(
  { runEnded }: Pick<CollectionDeps, 'runEnded'>,
  tx: Db,
  run: Pick<Run, 'userId' | 'id'>,
  end: Parameters<typeof endRun>[2],
): Promise<boolean> {
  const ended = await endRun(tx, run, end);
  if (ended) await runEnded?.tell(tx, run.userId, run.id);
  return ended;
}
