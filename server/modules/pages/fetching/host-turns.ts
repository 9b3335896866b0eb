import { setTimeout as wait } from 'node:timers/promises';

/** Lets requests to one host begin one after another, with a pause between them. */
export interface HostTurns {
  /**
   * Waits until the host may be asked again.
   * @param minPauseMs a longer pause that the host asks for
   * @throws the signal's reason
   */
  next(host: string, signal: AbortSignal, minPauseMs?: number): Promise<void>;
  /** Nothing begins at this host before then. @param ms left out: 30 of the usual pauses */
  pause(host: string, ms?: number): void;
}

/** Hosts whose pause is over are forgotten when there are so many. */
const MAX_HOSTS = 10_000;

/** Usual pauses that a host gets which says that it is asked too much. */
const LONG_PAUSE = 30;

/** @param pauseMs between the beginnings of two requests */
export function createHostTurns(pauseMs: number): HostTurns {
  /** By host: when its next request may begin. */
  const freeAt = new Map<string, number>();

  function forgetFree(now: number): void {
    if (freeAt.size < MAX_HOSTS) return;
    for (const [host, at] of freeAt) if (at <= now) freeAt.delete(host);
  }

  return {
    async next(host, signal, minPauseMs = 0) {
      signal.throwIfAborted();
      const now = performance.now();
      forgetFree(now);
      const start = Math.max(now, freeAt.get(host) ?? 0);
      freeAt.set(host, start + Math.max(pauseMs, minPauseMs));
      if (start > now) await wait(start - now, undefined, { signal });
    },
    pause(host, ms = LONG_PAUSE * pauseMs) {
      freeAt.set(host, Math.max(freeAt.get(host) ?? 0, performance.now() + ms));
    },
  };
}
