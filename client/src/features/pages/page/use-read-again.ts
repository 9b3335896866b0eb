import { useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { useOnChange } from '../../../use-on-change.ts';
import { useReadPageAgainMutation } from './PageScreen.generated.ts';

const POLL_MS = 2000;
/** After this time the page is left to the queue. */
const MAX_WAIT_MS = 120_000;

interface ReadAgainOptions {
  page: { id: string; triedAt: string | null } | undefined;
  /** Of the page's query. */
  startPolling: (ms: number) => void;
  stopPolling: () => void;
  /** Called once the page was tried again. */
  onTried: () => void;
}

/** Reads one page at once and follows it until it was tried. */
export function useReadAgain({ page, startPolling, stopPolling, onTried }: ReadAgainOptions) {
  const [readAgain, { loading }] = useReadPageAgainMutation();
  const [state, setState] = useState<'idle' | 'waiting' | 'queued'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();

  function end(next: 'idle' | 'queued') {
    clearTimeout(timer);
    stopPolling();
    setState(next);
  }
  useOnChange(page?.triedAt, () => {
    if (state === 'idle') return;
    end('idle');
    onTried();
  });

  async function start() {
    if (!page) return;
    setProblem(null);
    try {
      await readAgain({ variables: { id: page.id } });
    } catch (error) {
      setProblem(serverMessage(error, 'The page could not be queued. Please try again.'));
      return;
    }
    setState('waiting');
    startPolling(POLL_MS);
    setTimer(
      setTimeout(() => {
        stopPolling();
        setState('queued');
      }, MAX_WAIT_MS),
    );
  }
  return { start, problem, isWaiting: loading || state === 'waiting', isQueued: state === 'queued' };
}
