import type { ErrorLike } from '@apollo/client';
import { Box } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { asksForNothing } from '../../apollo/asks-for-nothing.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { fileName } from '../../components/table/file-name.ts';
import { LargeTable } from '../../components/table/LargeTable.tsx';
import { TableSkeleton } from '../../components/table/TableSkeleton.tsx';
import type { TableColumn } from '../../components/table/table-column.ts';
import { isFiltered } from '../../metrics-filter/address.ts';
import { EmptyRange } from '../../panels/empty-range/EmptyRange.tsx';
import { paths } from '../../paths.ts';
import type { LoadedRows, RowPage } from './further-pages.ts';
import { GAP_CSS } from './gap-css.ts';
import type { GapScope_ScopeFragment } from './gap-scope.generated.ts';
import { LoadedNote } from './LoadedNote.tsx';
import { NoGaps } from './NoGaps.tsx';
import type { Asked } from './use-asked.ts';

interface GapsContentProps<TGap> {
  unit: 'prompt' | 'source';
  columns: readonly TableColumn<TGap>[];
  keyOf: (gap: TGap) => string;
  asked: Asked;
  page: (RowPage<TGap> & { scope: GapScope_ScopeFragment }) | undefined;
  loaded: LoadedRows<TGap>;
  error: ErrorLike | undefined;
  onRetry: () => void;
}

const MOST_MISSED_FIRST = { id: 'missed', desc: true };

/** The table of gaps, or what stands in its place. */
export function GapsContent<TGap extends object>(props: GapsContentProps<TGap>) {
  const { unit, columns, keyOf, asked, page, loaded, error, onRetry } = props;
  const navigate = useNavigate();
  if (!page && error) {
    return asksForNothing(error) ? (
      <ErrorState
        heading="Nothing to show"
        message="This address asks for something that is not in your account."
        action="Show all gaps"
        onAction={() => navigate(paths.gaps)}
      />
    ) : (
      <ErrorState
        heading="Error"
        message="Failed to load gaps. Please try again later."
        action="Retry"
        onAction={onRetry}
      />
    );
  }
  if (!page) return <TableSkeleton label="Loading gaps..." />;
  const { scope, total } = page;
  if (scope.answers === 0) {
    if (isFiltered(asked.address) && scope.availablePlatforms.length > 0) {
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
  if (total === 0) return <NoGaps unit={unit} scope={scope} neverVisible={asked.neverVisible} />;
  return (
    <>
      <LoadedNote unit={unit} loaded={loaded} total={total} />
      <Box css={GAP_CSS}>
        <LargeTable
          key={unit}
          name={`${unit}-gaps`}
          caption={`${unit === 'prompt' ? 'Prompts' : 'Sources'} with missed answers`}
          unit={unit}
          searchLabel={`Search ${unit}s`}
          columns={columns}
          rows={loaded.rows}
          rowKey={keyOf}
          order={MOST_MISSED_FIRST}
          file={fileName(fileParts(unit, scope, asked), 'csv')}
          incomplete={loaded.loading}
        />
      </Box>
    </>
  );
}

function fileParts(unit: string, { brand, topic, range }: GapScope_ScopeFragment, asked: Asked) {
  return [brand?.name, `${unit} gaps`, topic?.name, asked.address.platform, range.from, 'to', range.to];
}
