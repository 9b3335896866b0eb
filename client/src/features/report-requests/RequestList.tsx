import { NetworkStatus } from '@apollo/client';
import { Box, Button, Center, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { toastError } from '../../components/feedback/toasts.ts';
import { FiguresTable } from '../../components/table/FiguresTable.tsx';
import { useReportRecordsQuery } from './RequestList.generated.ts';
import { RECORD_COLUMNS } from './request-columns.tsx';
import type { RecordFilter } from './request-filter.ts';
import { useProgress } from './use-poll-while-active.ts';

interface RecordListProps {
  filter: RecordFilter;
  /** Shows all of them again. */
  onAll: () => void;
}

/** The requested reports; kept up to date while some are under way. */
export function RecordList({ filter, onAll }: RecordListProps) {
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useReportRecordsQuery({
    variables: filter,
    notifyOnNetworkStatusChange: true,
    // Asked for anew, the first page leaves the further ones.
    refetchWritePolicy: 'merge',
  });
  const page = (data ?? (error ? undefined : previousData))?.reportRecords;
  useProgress(data?.reportRecords.nodes, refetch);
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
        action="Retry"
        onAction={() => refetch().catch(() => undefined)}
      />
    );
  }
  if (!page) return <Skeleton h="64" borderRadius="l2" role="status" aria-label="Loading reports" />;
  if (page.nodes.length === 0) {
    return Object.keys(filter).length > 0 ? (
      <ErrorState message="No reports match these filters" action="Show all reports" onAction={onAll} />
    ) : (
      <Center minH="40vh" px="4">
        <Text color="fg.muted">Nobody has asked for a report yet.</Text>
      </Center>
    );
  }
  return (
    <Stack gap="4" opacity={data ? 1 : 0.65} aria-busy={!data}>
      <Box bg="bg.panel" borderRadius="l2">
        <FiguresTable
          caption="Requested reports"
          columns={RECORD_COLUMNS}
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
