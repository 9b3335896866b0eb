import type { ErrorLike } from '@apollo/client';
import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { isPermanentError } from '../../apollo/is-permanent-error.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { LargeTable, TableSkeleton } from '../../components/table/LargeTable.tsx';
import { fileName } from '../../components/table/save-file.ts';
import type { useFurtherPages } from '../../components/table/use-further-pages.ts';
import type { TableState } from '../../components/table/use-table-state.ts';
import { formatCount } from '../../format.ts';
import { isFiltered } from '../../metrics-filter/address.ts';
import { EmptyRange } from '../../panels/empty-range/EmptyRange.tsx';
import { paths } from '../../paths.ts';
import { GAP_CSS } from './gap-css.ts';
import type { GapScope_ScopeFragment } from './gap-scope.generated.ts';
import { NoGaps } from './NoGaps.tsx';
import type { GapList, GapRequest } from './use-gap-list.ts';

interface GapsContentProps<TRow, TSort extends string, TText extends string> {
  unit: 'prompt' | 'source';
  table: TableState<TRow, TSort, TText>;
  rowKey: (gap: TRow) => string;
  request: GapRequest;
  list: GapList<TRow> | undefined;
  pages: ReturnType<typeof useFurtherPages<TRow>>;
  error: ErrorLike | undefined;
  onRetry: () => unknown;
}

/** The table of gaps, or its loading, empty or error state. */
export function GapsContent<TRow, TSort extends string, TText extends string>(
  props: GapsContentProps<TRow, TSort, TText>,
) {
  const { unit, table, rowKey, request, list, pages, error, onRetry } = props;
  const navigate = useNavigate();
  if (!list && error) {
    return isPermanentError(error) ? (
      <ErrorState
        heading="Nothing to show"
        message="This address asks for something that is not in your account."
        action="Show all gaps"
        onAction={() => navigate(paths.gaps)}
      />
    ) : (
      <ErrorState heading="Error" message="Failed to load gaps. Please try again later." onAction={onRetry} />
    );
  }
  if (!list) return <TableSkeleton label="Loading gaps..." />;
  const { nodes, scope, total, totalUnsearched } = list;
  if (scope.answers === 0) {
    if (isFiltered(request.address) && scope.availablePlatforms.length > 0) {
      return <EmptyRange range={scope.range} platforms={scope.availablePlatforms} />;
    }
    return (
      <ErrorState
        message={
          scope.topic ? `No answers collected yet for ${scope.topic.name}` : 'No answers collected yet'
        }
        action="Refresh"
        onAction={onRetry}
      />
    );
  }
  if (totalUnsearched === 0) return <NoGaps unit={unit} scope={scope} neverVisible={request.neverVisible} />;
  return (
    <>
      {pages.hasFailed && (
        <Flex align="center" gap="3" minH="8" pb="3" fontSize="sm" color="fg.muted">
          <Text role="status">{`Loading stopped: ${formatCount(nodes.length)} of ${formatCount(total)} loaded.`}</Text>
          <Button variant="outline" size="xs" onClick={pages.loadNext}>
            Continue
          </Button>
        </Flex>
      )}
      <Text display={{ base: 'block', md: 'none' }} pb="2" fontSize="xs" color="fg.subtle" data-no-print="">
        Scroll the table sideways to see all columns.
      </Text>
      <Box css={GAP_CSS}>
        <LargeTable
          state={table}
          caption={`${unit === 'prompt' ? 'Prompts' : 'Sources'} with missed answers`}
          unit={unit}
          rows={nodes}
          rowKey={rowKey}
          searched={request.search}
          total={total}
          totalUnsearched={request.search ? totalUnsearched : null}
          file={fileName(fileParts(unit, scope, request), 'csv')}
          loadRows={pages.loadRows}
          onNearEnd={pages.loadNext}
        />
      </Box>
      {unit === 'prompt' && (
        <Text pt="3" fontSize="xs" color="fg.subtle">
          In brackets: the 95% interval. It speaks of this one prompt: how far its rate moves from answer to
          answer.
        </Text>
      )}
    </>
  );
}

function fileParts(unit: string, { brand, topic, range }: GapScope_ScopeFragment, { address }: GapRequest) {
  return [brand?.name, `${unit} gaps`, topic?.name, address.platform, range.from, 'to', range.to];
}
