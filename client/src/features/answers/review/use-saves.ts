import { useEffect, useRef, useState } from 'react';
import { isPermanentError } from '../../../apollo/is-permanent-error.ts';
import { toastError } from '../../../components/feedback/toasts.ts';

/** Sends one change; rejects where it may be sent again. */
type Send = () => Promise<unknown>;

/**
 * Sends changes in the background, in order. One that fails stays first and is sent again with the next change, by `retry`,
 * and when the browser is online again, so that a slow network loses nothing.
 */
export function useSaves() {
  const waiting = useRef<Send[]>([]);
  const running = useRef(false);
  const [state, setState] = useState({ pending: 0, failed: false });

  async function run() {
    if (running.current) return;
    running.current = true;
    let failed = false;
    for (let send = waiting.current[0]; send && !failed; send = waiting.current[0]) {
      setState({ pending: waiting.current.length, failed: false });
      try {
        await send();
        waiting.current.shift();
      } catch (error) {
        if (error instanceof Error && isPermanentError(error)) {
          waiting.current.shift();
          toastError('A review was not saved: its answer or company is gone.');
        } else {
          failed = true;
        }
      }
    }
    running.current = false;
    setState({ pending: waiting.current.length, failed });
  }

  const retry = useRef(run);
  useEffect(() => {
    const onOnline = () => retry.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return {
    ...state,
    add(send: Send) {
      waiting.current.push(send);
      setState(({ failed }) => ({ pending: waiting.current.length, failed }));
      run();
    },
    retry: run,
  };
}
