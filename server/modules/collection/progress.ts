import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Run } from './model.ts';
import type { RunsService } from './runs-service.ts';

/** How often a run is looked at for those who watch it. */
const LOOK_MS = 1000;

/**
 * The run that is going on, whenever it has moved on, its end included; nothing when none is. It is read from the
 * database, so that the watcher's server and the worker need not be the same.
 */
export async function* watchRun(
  runs: Pick<RunsService, 'running' | 'find'>,
  userId: string,
): AsyncGenerator<Run> {
  let run = await runs.running(userId);
  while (run) {
    yield run;
    if (run.status !== 'running') return;
    let next: Run | null = run;
    while (next && isDeepStrictEqual(next, run)) {
      await wait(LOOK_MS);
      next = await runs.find(userId, run.id);
    }
    run = next;
  }
}
