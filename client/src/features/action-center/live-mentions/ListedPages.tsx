import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useCallback, useState } from 'react';
import { EmptyText } from '../../../components/feedback/EmptyText.tsx';
import type { CsvColumn } from '../../../components/table/to-csv.ts';
import {
  type FetchMore,
  type PagedList,
  useFurtherPages,
} from '../../../components/table/use-further-pages.ts';
import { formatCount, formatCounted } from '../../../format.ts';
import { SaveCsv } from './SaveCsv.tsx';

const PAGE_LENGTHS = { pageLength: 50, maxPageLength: 200, isPaused: false };

interface ListedPagesProps<TRow> {
  /** Of the file. */
  name: string;
  list: PagedList<TRow>;
  columns: readonly CsvColumn<TRow>[];
  range?: { from: string | null; to: string | null };
  emptyText: string;
  fetchMore: FetchMore<TRow>;
  /** The rows that are loaded. */
  children: ReactNode;
}

/** A list of pages with its length, its file and what loads more of it. */
export function ListedPages<TRow>(props: ListedPagesProps<TRow>) {
  const { name, list, columns, range, emptyText, fetchMore, children } = props;
  const [isLoading, setLoading] = useState(false);
  const fetchPage = useCallback<FetchMore<TRow>>(
    async (after, first) => {
      setLoading(true);
      try {
        return await fetchMore(after, first);
      } finally {
        setLoading(false);
      }
    },
    [fetchMore],
  );
  const further = useFurtherPages(list, fetchPage, PAGE_LENGTHS);
  const { nodes, next, total } = list;
  return (
    <Box>
      <Flex justify="space-between" align="center" gap="3" mb="3">
        <Text fontSize="sm" color="fg.muted">
          {nodes.length < total
            ? `${formatCount(nodes.length)} of ${formatCounted(total, 'page')}`
            : formatCounted(total, 'page')}
        </Text>
        {total > 0 && (
          <SaveCsv name={name} range={range} columns={columns} loadRows={() => further.loadRows()} />
        )}
      </Flex>
      {total === 0 ? (
        <Box borderWidth="1px" borderRadius="l3" bg="bg.panel">
          <EmptyText>{emptyText}</EmptyText>
        </Box>
      ) : (
        children
      )}
      {next !== null && (
        <Flex justify="center" mt="4">
          <Button size="sm" variant="outline" disabled={isLoading} onClick={further.loadNext}>
            {isLoading ? 'Loading...' : further.hasFailed ? 'Try again' : 'Show more'}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
