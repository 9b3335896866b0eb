import type { ErrorLike } from '@apollo/client';
import { Box, Button, Center, Flex, Stack, Text } from '@chakra-ui/react';
import { useContext } from 'react';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Refreshing } from '../../../components/feedback/Refreshing.tsx';
import { DataSource } from '../../../components/table/data-source.ts';
import { LargeTable, TableSkeleton } from '../../../components/table/LargeTable.tsx';
import { fileName } from '../../../components/table/save-file.ts';
import { formatCount } from '../../../format.ts';
import { OutdatedNotice } from '../../../panels/answer-links/OutdatedNotice.tsx';
import { ALL_PAGES, isNarrowed, type PagesAddress } from '../pages-address.ts';
import { PagesFilters } from './PagesFilters.tsx';
import { PAGE_CSS } from './page-css.ts';
import { usePagesTable } from './use-pages-table.ts';

interface PagesTableProps {
  address: PagesAddress;
  onChange: (part: Partial<PagesAddress>) => void;
  /** Pages are being read, so that the list changes. */
  isRunning: boolean;
}

const rowKey = ({ id }: { id: string }) => id;

/** The pages that the address asks for, with filters, or the table’s empty or error state. */
export function PagesTable({ address, onChange, isRunning }: PagesTableProps) {
  const { brand } = useContext(DataSource);
  const { table, latest, further, error, refetch } = usePagesTable(address, onChange, isRunning);
  const { data: list, request, isCurrent } = latest;
  const file = fileName([brand, 'pages'], 'csv');
  return (
    <Stack gap="3">
      <PagesFilters address={address} onChange={onChange} />
      {!list && <Missing error={error} onRetry={refetch} />}
      {list && !isCurrent && error && <OutdatedNotice content="pages" onRetry={refetch} />}
      {list && (
        <Refreshing outdated={!isCurrent && !error}>
          {list.total === 0 && !request.search ? (
            <NoPages request={request} onAll={() => onChange(ALL_PAGES)} />
          ) : (
            <Box css={PAGE_CSS}>
              {further.hasFailed && (
                <Flex align="center" gap="3" minH="8" pb="3" fontSize="sm" color="fg.muted">
                  <Text role="status">{`Loading stopped: ${formatCount(list.nodes.length)} of ${formatCount(list.total)} loaded.`}</Text>
                  <Button variant="outline" size="xs" onClick={further.loadNext}>
                    Continue
                  </Button>
                </Flex>
              )}
              <Text
                display={{ base: 'block', md: 'none' }}
                pb="2"
                fontSize="xs"
                color="fg.subtle"
                data-no-print=""
              >
                Scroll the table sideways to see all columns.
              </Text>
              <LargeTable
                state={table}
                caption="Pages"
                unit="page"
                rows={list.nodes}
                rowKey={rowKey}
                searched={request.search}
                total={list.total}
                totalUnsearched={null}
                file={file}
                loadRows={further.loadRows}
                onNearEnd={further.loadNext}
              />
            </Box>
          )}
        </Refreshing>
      )}
    </Stack>
  );
}

function NoPages({ request, onAll }: { request: PagesAddress; onAll: () => void }) {
  if (isNarrowed(request)) {
    return <ErrorState message="No pages match these filters" action="Show all pages" onAction={onAll} />;
  }
  return (
    <Center minH="12rem" borderWidth="1px" borderStyle="dashed" borderRadius="l3" p="8">
      <Text color="fg.muted" textAlign="center" maxW="lg">
        No page was tried yet. Those cited most in missed answers are read first.
      </Text>
    </Center>
  );
}

function Missing({ error, onRetry }: { error: ErrorLike | undefined; onRetry: () => unknown }) {
  if (!error) return <TableSkeleton label="Loading pages..." />;
  return (
    <ErrorState heading="Error" message="Failed to load pages. Please try again later." onAction={onRetry} />
  );
}
