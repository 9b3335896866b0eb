import type { PageResult } from './result-store.ts';

const BATCH = 20;
/** A result is stored after this time, so that a slow run shows where it is. */
const MAX_WAIT_MS = 1_000;

/** Collects results and stores them in batches, one batch at a time. */
export function createResultWriter(save: (results: readonly PageResult[]) => Promise<void>) {
  let waiting: PageResult[] = [];
  let saving: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) saving = saving.then(() => save(batch));
    // Whoever adds the next result sees the failure.
    saving.catch(() => {});
    return saving;
  }

  return {
    /** Resolves when there is room for more. @throws what storing an earlier batch threw */
    async add(result: PageResult): Promise<void> {
      waiting.push(result);
      if (waiting.length >= BATCH) await flush();
      else timer ??= setTimeout(flush, MAX_WAIT_MS);
    },
    /** Stores what is left. @throws what storing threw */
    close: flush,
  };
}
