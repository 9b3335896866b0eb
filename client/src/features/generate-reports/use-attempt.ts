import { useEffect, useRef, useState } from 'react';

type Outcome<T> = { value: T } | { error: unknown };

/**
 * Something that is asked of the server, one at a time. Whoever leaves meanwhile calls it off.
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
    const outcome = await ask(mine.signal).then(
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
