import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { ReportMailStatus, ReportStatus } from '../../schema.generated.ts';
import { ReportBudgetDocument } from './BudgetTiles.generated.ts';

/** How often reports under way are asked for. */
const POLL_MS = 5000;

interface Progressing {
  status: ReportStatus;
  mailStatus: ReportMailStatus;
}

const underWay = ({ status, mailStatus }: Progressing) =>
  status === 'WAITING' || status === 'ASKING' || mailStatus === 'WAITING';

/** Asks anew for the list and the budget while a report or a mail is under way and somebody looks. */
export function useProgress(records: readonly Progressing[] | undefined, refetch: () => Promise<unknown>) {
  const client = useApolloClient();
  const active = records?.some(underWay) ?? false;
  const ask = useRef(refetch);
  useEffect(() => {
    ask.current = refetch;
  });
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      // What cannot be had now is asked for again in a moment.
      ask.current().catch(() => undefined);
      client.refetchQueries({ include: [ReportBudgetDocument] }).catch(() => undefined);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [active, client]);
}
