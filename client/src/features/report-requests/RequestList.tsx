import { NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Center, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { toastError } from '../../components/feedback/toasts.ts';
import { FiguresTable } from '../../components/table/FiguresTable.tsx';
import type { ReportMailStatus, ReportStatus } from '../../schema.generated.ts';
import { ReportBudgetDocument } from './BudgetTiles.generated.ts';
import type { RequestFilter } from './RequestFilters.tsx';
import { useReportRequestsQuery } from './RequestList.generated.ts';
import { REQUEST_COLUMNS } from './request-columns.tsx';

interface RequestListProps {
  filter: RequestFilter;
  onShowAll: () => void;
}

/** The report requests, refetched while some are active. */
export function RequestList({ filter, onShowAll }: RequestListProps) {
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useReportRequestsQuery({
    variables: filter,
    notifyOnNetworkStatusChange: true,
    // A refetched first page does not drop the further pages.
    refetchWritePolicy: 'merge',
  });
  const page = (data ?? (error ? undefined : previousData))?.reportRequests;
  usePollWhileActive(data?.reportRequests.nodes, refetch);
  const loadingMore = networkStatus === NetworkStatus.fetchMore;
  const loadMore = () =>
    fetchMore({ variables: { after: page?.endCursor } }).catch(() =>
      toastError('Failed to load more reports. Please try again later.'),
    );
  if (!page && error) {
    return (
      <ErrorState
        heading="Error"
        message="Reports could not be loaded. Please try again later."
        onAction={() => refetch()}
      />
    );
  }
  if (!page) return <Skeleton h="64" borderRadius="l2" role="status" aria-label="Loading reports" />;
  if (page.nodes.length === 0) {
    return Object.keys(filter).length > 0 ? (
      <ErrorState message="No reports match these filters" action="Show all reports" onAction={onShowAll} />
    ) : (
      <Center minH="40vh" px="4">
        <Text color="fg.muted">No reports have been requested yet.</Text>
      </Center>
    );
  }
  return (
    <Stack gap="4" opacity={data ? 1 : 0.65} aria-busy={!data}>
      <Box bg="bg.panel" borderRadius="l2">
        <FiguresTable
          caption="Requested reports"
          columns={REQUEST_COLUMNS}
          rows={page.nodes}
          rowKey={({ id }) => id}
        />
      </Box>
      {page.endCursor !== null && (
        <Button
          alignSelf="center"
          variant="outline"
          size="sm"
          disabled={loadingMore}
          aria-busy={loadingMore}
          data-no-print=""
          onClick={loadMore}
        >
          {loadingMore ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </Stack>
  );
}

/** Interval of refetching while a report is being made. */
const POLL_MS = 5000;

interface RequestStatus {
  status: ReportStatus;
  mailStatus: ReportMailStatus;
}

const isActive = ({ status, mailStatus }: RequestStatus) =>
  status === 'WAITING' || status === 'ASKING' || mailStatus === 'WAITING';

/** Refetches the list and the budget while a report or a mail is being made and the page is visible. */
function usePollWhileActive(requests: readonly RequestStatus[] | undefined, refetch: () => Promise<unknown>) {
  const client = useApolloClient();
  const poll = requests?.some(isActive) ?? false;
  const latestRefetch = useRef(refetch);
  useEffect(() => {
    latestRefetch.current = refetch;
  });
  useEffect(() => {
    if (!poll) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      // Failures are ignored; the next interval tries again.
      latestRefetch.current().catch(() => undefined);
      client.refetchQueries({ include: [ReportBudgetDocument] }).catch(() => undefined);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [poll, client]);
}
