import { Box, Button } from '@chakra-ui/react';
import { useEffect } from 'react';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { DividedList } from '../../components/layout/DividedList.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { useAccountReportsQuery } from './ReportList.generated.ts';
import { ReportRow } from './ReportRow.tsx';

/** Interval of refetching while a report is made or mailed. */
const POLL_MS = 4000;

/** The account's reports, newest first. */
export function ReportList() {
  const { data, error, refetch, fetchMore, startPolling, stopPolling } = useAccountReportsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.accountReports;
  const isActive = page?.nodes.some(
    ({ status, mails }) => status === 'WAITING' || mails.some((mail) => mail.status === 'WAITING'),
  );
  useEffect(() => {
    if (!isActive) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isActive, startPolling, stopPolling]);
  const failed = error && <LoadError message="The reports could not be loaded." onRetry={refetch} />;
  return (
    <Panel
      title="Made and sent"
      loading={!page && !error}
      skeleton={<RowSkeletons rows={4} />}
      empty={page?.nodes.length === 0}
      emptyText="No report yet. “Send report” on the dashboard makes one."
    >
      {failed && <Box mb={page ? '3' : '0'}>{failed}</Box>}
      {page && (
        <DividedList aria-label="Reports" listStyleType="none">
          {page.nodes.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </DividedList>
      )}
      {page?.endCursor && (
        <Button
          mt="4"
          alignSelf="center"
          variant="outline"
          size="sm"
          onClick={() => fetchMore({ variables: { after: page.endCursor } }).catch(() => undefined)}
        >
          Load more
        </Button>
      )}
    </Panel>
  );
}
