import { skipToken, useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { RunStatus } from '../../schema.generated.ts';
import { RunProgressDocument, useRunStatusQuery } from './RunProgress.generated.ts';

/** Poll interval without a stream. */
const POLL_MS = 2000;
/** Poll interval with a stream, which may have died silently. */
const STREAM_POLL_MS = 20_000;

/**
 * Keeps a running collection up to date in the cache, by the server's stream or by polling. When it ends, all active
 * queries are refetched. Does nothing without a running one.
 */
export function useRunProgress(run: { id: string; status: RunStatus } | null | undefined): void {
  const running = run?.status === 'RUNNING' ? run.id : null;
  const streaming = useStream(running !== null);
  useRunStatusQuery(
    running
      ? {
          variables: { id: running },
          fetchPolicy: 'cache-first',
          pollInterval: streaming ? STREAM_POLL_MS : POLL_MS,
        }
      : skipToken,
  );
  useRefetchAtEnd(running);
}

/** Subscribes to progress, which updates the cache; returns whether events arrive. */
function useStream(active: boolean): boolean {
  const client = useApolloClient();
  const [arriving, setArriving] = useState(false);
  useEffect(() => {
    if (!active) return;
    const stop = () => setArriving(false);
    const stream = client
      .subscribe({ query: RunProgressDocument })
      .subscribe({ next: ({ error }) => setArriving(!error), error: stop, complete: stop });
    return () => {
      stream.unsubscribe();
      stop();
    };
  }, [client, active]);
  return arriving;
}

function useRefetchAtEnd(running: string | null) {
  const client = useApolloClient();
  const before = useRef(running);
  useEffect(() => {
    const ended = before.current !== null && running === null;
    before.current = running;
    if (ended) client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }, [client, running]);
}
