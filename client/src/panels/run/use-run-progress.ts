import { skipToken, useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { RunStatus } from '../../schema.generated.ts';
import { RunProgressDocument, useRunStatusQuery } from './RunProgress.generated.ts';

/** How often a run is asked for where no stream can be had. */
const POLL_MS = 2000;
/** How often it is asked for beside a stream, which may have died without a word. */
const SAFETY_MS = 20_000;

/**
 * Keeps a running collection up to date in the cache, by the server's stream or else by asking again and again. When it
 * ends, everything that is shown is asked for anew.
 * @param run nothing happens for one that has ended, or for none
 */
export function useRunProgress(run: { id: string; status: RunStatus } | null | undefined): void {
  const running = run?.status === 'RUNNING' ? run.id : null;
  const streaming = useStream(running !== null);
  useRunStatusQuery(
    running
      ? {
          variables: { id: running },
          fetchPolicy: 'cache-first',
          pollInterval: streaming ? SAFETY_MS : POLL_MS,
        }
      : skipToken,
  );
  useRefetchAtTheEnd(running);
}

/** Whether events arrive; the cache holds what they say. */
function useStream(wanted: boolean): boolean {
  const client = useApolloClient();
  const [arriving, setArriving] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const stop = () => setArriving(false);
    const stream = client
      .subscribe({ query: RunProgressDocument })
      .subscribe({ next: ({ error }) => setArriving(!error), error: stop, complete: stop });
    return () => {
      stream.unsubscribe();
      stop();
    };
  }, [client, wanted]);
  return arriving;
}

function useRefetchAtTheEnd(running: string | null) {
  const client = useApolloClient();
  const before = useRef(running);
  useEffect(() => {
    const ended = before.current !== null && running === null;
    before.current = running;
    if (ended) client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }, [client, running]);
}
