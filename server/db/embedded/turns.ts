import { setTimeout as wait } from 'node:timers/promises';

type Kind = 'interactive' | 'background';

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

/** Gives turns in the order of calls, interactive ones before background ones. */
export function createTurns({
  pauseMs = PAUSE_MS,
  maxWaitMs = MAX_WAIT_MS,
  now = () => performance.now(),
} = {}): Turns {
  const waiting: Record<Kind, Waiting[]> = { interactive: [], background: [] };
  let current: Kind | null = null;
  const lastTurn: Record<Kind, number> = {
    interactive: Number.NEGATIVE_INFINITY,
    background: Number.NEGATIVE_INFINITY,
  };
  let isPausing = false;
  const whenDrained: (() => void)[] = [];

  function startNext(): void {
    if (current) return;
    const kind = nextKind();
    const next = kind && waiting[kind].shift();
    if (next) {
      current = kind;
      next.start();
    } else if (waiting.background.length === 0) {
      for (const resolve of whenDrained.splice(0)) resolve();
    }
  }

  function nextKind(): Kind | null {
    const [oldest] = waiting.background;
    const [person] = waiting.interactive;
    if (!oldest) return person ? 'interactive' : null;
    if (now() - Math.max(oldest.since, lastTurn.background) >= maxWaitMs) return 'background';
    if (person) return 'interactive';
    const pause = lastTurn.interactive + pauseMs - now();
    if (pause <= 0) return 'background';
    if (!isPausing) {
      isPausing = true;
      void wait(pause).then(() => {
        isPausing = false;
        startNext();
      });
    }
    return null;
  }

  return {
    async take(kind, use) {
      await new Promise<void>((start) => {
        waiting[kind].push({ start, since: now() });
        startNext();
      });
      try {
        return await use();
      } finally {
        current = null;
        lastTurn[kind] = now();
        startNext();
      }
    },
    sinceInteractive: () => now() - lastTurn.interactive,
    drained: () =>
      new Promise((resolve) => {
        whenDrained.push(resolve);
        startNext();
      }),
  };
}
