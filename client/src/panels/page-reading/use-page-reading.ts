import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { type PageReading_ReadingFragment, usePageReadingQuery } from './PageReading.generated.ts';

const POLL_MS = 2000;

export type Reading = PageReading_ReadingFragment;
export type PageRun = NonNullable<Reading['latestRun']>;

export const isRunning = (run: Pick<PageRun, 'status'> | null | undefined) =>
  run?.status === 'WAITING' || run?.status === 'READING';

/** How far reading is; polled during a run while the tab is visible. When a run ends, everything shown is refetched. */
export function usePageReading() {
  const result = usePageReadingQuery({ skipPollAttempt: () => document.hidden });
  const { data, startPolling, stopPolling } = result;
  const running = isRunning(data?.pageReading.latestRun);
  useEffect(() => {
    if (!running) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [running, startPolling, stopPolling]);
  useRefetchAtEnd(running);
  return { ...result, reading: data?.pageReading, isRunning: running };
}

function useRefetchAtEnd(running: boolean) {
  const client = useApolloClient();
  const before = useRef(running);
  useEffect(() => {
    const ended = before.current && !running;
    before.current = running;
    if (ended) client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }, [client, running]);
}
