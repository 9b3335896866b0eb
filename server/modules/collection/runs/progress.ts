import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Run } from '../model.ts';
import type { RunsService } from './service.ts';

/** How often a run is looked at for those who watch it. */
const LOOK_MS = 1000;

/**
 * The run that is going on, whenever it has moved on, its end included; nothing when none is. It is read from the
 * database, so that the watcher's server and the worker need not be the same. Whoever hangs up ends the looking at once,
 * even while the run stands still.
 */
export function watchRun(
  runs: Pick<RunsService, 'running' | 'find'>,
  userId: string,
): AsyncIterableIterator<Run, undefined> {
  const gone = new AbortController();
  const seen = look(runs, userId, gone.signal);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => seen.next(),
    async return() {
      gone.abort();
      return seen.return(undefined);
    },
  };
}

async function* look(
  runs: Pick<RunsService, 'running' | 'find'>,
  userId: string,
  signal: AbortSignal,
): AsyncGenerator<Run, undefined, undefined> {
  let run = await runs.running(userId);
  while (run) {
    yield run;
    if (run.status !== 'running') return;
    let next: Run | null = run;
    while (next && isDeepStrictEqual(next, run)) {
      if (signal.aborted) return;
      await pause(signal);
      next = await runs.find(userId, run.id);
    }
    run = next;
  }
}

const pause = (signal: AbortSignal) => wait(LOOK_MS, undefined, { signal }).catch(() => {});
