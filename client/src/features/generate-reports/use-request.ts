import { useEffect, useRef, useState } from 'react';

type Reply<T> = { value: T } | { error: unknown };

/** Longer than the server takes for any reply, so that a connection that hangs ends as a failure. */
const TIMEOUT_MS = 90_000;

/** Rejects after a timeout, which also aborts the request. */
async function withTimeout<T>(request: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
  const timeout = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error('The request timed out'));
    timeout.abort();
  }, TIMEOUT_MS);
  try {
    // Not every request takes the signal.
    return await Promise.race([request(AbortSignal.any([signal, timeout.signal])), promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends one request at a time, with a timeout. Unmounting aborts it.
 * @returns `send` resolves to null for a request that was aborted, or that came while another one was running
 */
export function useRequest() {
  const running = useRef<AbortController | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  async function send<T>(request: (signal: AbortSignal) => Promise<T>): Promise<Reply<T> | null> {
    if (running.current) return null;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    const reply = await withTimeout(request, controller.signal).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if (controller.signal.aborted) return null;
    running.current = null;
    setBusy(false);
    return reply;
  }

  return { busy, send };
}
