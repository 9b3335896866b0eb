import { setTimeout as wait } from 'node:timers/promises';

/** A person's statement or transaction; a statement of background work; or its transaction, which takes longer. */
export type Kind = 'interactive' | 'background' | 'backgroundTransaction';

interface Waiting {
  start: () => void;
  since: number;
}

/** Lets one after another use what only one can use at a time. */
export interface Turns {
  take<T>(kind: Kind, use: () => Promise<T>): Promise<T>;
  /** Milliseconds since an interactive turn ended. */
  sinceInteractive(): number;
  /** Resolves when nobody has a turn or waits for one. */
  drained(): Promise<void>;
}

/**
 * The next statement of a request comes within this time after its last one: background work waits for it, because a
 * request of ten statements would otherwise wait for background work ten times.
 */
const PAUSE_MS = 8;
/** After so long a wait, background work takes one turn, so that it goes on however many read. */
const MAX_WAIT_MS = 200;
/** After so long a wait, a transaction of background work comes before its statements. */
const MAX_TRANSACTION_WAIT_MS = 1000;

/**
 * Gives turns in the order of calls: interactive ones first, then statements of background work, then its transactions. An
 * import sends several batches at once; the short statements before and after a batch's transactions would otherwise wait for
 * all other batches, and then the batches would all be prepared at once while the database has nothing to do.
 */
export function createTurns({
  pauseMs = PAUSE_MS,
  maxWaitMs = MAX_WAIT_MS,
  maxTransactionWaitMs = MAX_TRANSACTION_WAIT_MS,
  now = () => performance.now(),
} = {}): Turns {
  const waiting: Record<Kind, Waiting[]> = { interactive: [], background: [], backgroundTransaction: [] };
  let isTaken = false;
  let [lastInteractive, lastBackground] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let isPausing = false;
  const whenDrained: (() => void)[] = [];

  /** @param isAfterTurn the caller of the last turn has not gone on yet: its next statement is not sent */
  function startNext(isAfterTurn = false): void {
    if (isTaken) return;
    const kind = nextKind();
    if (kind === 'backgroundTransaction' && isAfterTurn) {
      setImmediate(startNext);
      return;
    }
    const next = kind && waiting[kind].shift();
    if (next) {
      isTaken = true;
      next.start();
    } else if (!nextBackground()) {
      for (const resolve of whenDrained.splice(0)) resolve();
    }
  }

  function nextBackground(): Exclude<Kind, 'interactive'> | null {
    const [statement] = waiting.background;
    const [transaction] = waiting.backgroundTransaction;
    if (transaction && now() - transaction.since >= maxTransactionWaitMs) return 'backgroundTransaction';
    if (statement) return 'background';
    return transaction ? 'backgroundTransaction' : null;
  }

  function nextKind(): Kind | null {
    const background = nextBackground();
    const isAwaited = waiting.interactive.length > 0;
    if (!background) return isAwaited ? 'interactive' : null;
    if (now() - Math.max(longestWaiting(), lastBackground) >= maxWaitMs) return background;
    if (isAwaited) return 'interactive';
    const pause = lastInteractive + pauseMs - now();
    if (pause <= 0) return background;
    if (!isPausing) {
      isPausing = true;
      void wait(pause).then(() => {
        isPausing = false;
        startNext();
      });
    }
    return null;
  }

  /** Since when background work waits. */
  const longestWaiting = () =>
    Math.min(
      ...[waiting.background, waiting.backgroundTransaction].map(
        ([oldest]) => oldest?.since ?? Number.POSITIVE_INFINITY,
      ),
    );

  return {
    async take(kind, use) {
      await new Promise<void>((start) => {
        waiting[kind].push({ start, since: now() });
        startNext();
      });
      try {
        return await use();
      } finally {
        isTaken = false;
        if (kind === 'interactive') lastInteractive = now();
        else lastBackground = now();
        startNext(true);
      }
    },
    sinceInteractive: () => now() - lastInteractive,
    drained: () =>
      new Promise((resolve) => {
        whenDrained.push(resolve);
        startNext();
      }),
  };
}
