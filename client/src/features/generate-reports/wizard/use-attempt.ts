import { useEffect, useRef, useState } from 'react';

type Outcome<T> = { value: T } | { error: unknown };

/** Longer than the server takes for any reply, so that a connection that hangs ends as a failure. */
const WAIT_MS = 90_000;

/** Rejects when nothing came in time; what was asked is then called off. */
async function inTime<T>(ask: (signal: AbortSignal) => Promise<T>, left: AbortSignal): Promise<T> {
  const late = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error('No reply came in time'));
    late.abort();
  }, WAIT_MS);
  try {
    return await Promise.race([ask(AbortSignal.any([left, late.signal])), promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Something that is asked of the server, one at a time. Whoever leaves meanwhile calls it off, and so does time.
 * @returns `attempt` resolves to null for what was called off or came while another one was under way
 */
export function useAttempt() {
  const running = useRef<AbortController | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  async function attempt<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<Outcome<T> | null> {
    if (running.current) return null;
    const mine = new AbortController();
    running.current = mine;
    setBusy(true);
    const outcome = await inTime(ask, mine.signal).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if (mine.signal.aborted) return null;
    running.current = null;
    setBusy(false);
    return outcome;
  }

  return { busy, attempt };
}
