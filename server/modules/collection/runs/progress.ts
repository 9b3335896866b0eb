import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Run } from '../model.ts';
import type { RunsService } from './service.ts';

const POLL_MS = 1000;

/**
 * Yields the account's running run whenever it changes, including its end; nothing if no run is running. It polls the
 * database, because the run's worker may be another process. `return` ends the polling at once.
 */
export function watchRun(
  runs: Pick<RunsService, 'running' | 'find'>,
  userId: string,
): AsyncIterableIterator<Run, undefined> {
  const closed = new AbortController();
  const changes = pollRun(runs, userId, closed.signal);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => changes.next(),
    async return() {
      closed.abort();
      return changes.return(undefined);
    },
  };
}

async function* pollRun(
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
      await wait(POLL_MS, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      next = await runs.find(userId, run.id);
    }
    run = next;
  }
}
