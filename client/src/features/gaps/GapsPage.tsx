import type { ErrorLike } from '@apollo/client';
import { isPermanentError } from '../../apollo/is-permanent-error.ts';
import { Refreshing } from '../../components/feedback/Refreshing.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { type FetchMore, useFurtherPages } from '../../components/table/use-further-pages.ts';
import type { TableState } from '../../components/table/use-table-state.ts';
import { MetricsFilterBar } from '../../metrics-filter/MetricsFilterBar.tsx';
import { useLatestData } from '../../metrics-filter/use-latest-data.ts';
import { MetricsScope, MetricsScopeSpace } from '../../panels/answer-links/MetricsScope.tsx';
import { NumbersScope } from '../../panels/answer-links/NumbersScope.tsx';
import { OutdatedNotice } from '../../panels/answer-links/OutdatedNotice.tsx';
import { GapsChoice } from './GapsChoice.tsx';
import { GapsContent } from './GapsContent.tsx';
import type { GapList, GapRequest } from './use-gap-list.ts';

const PAGE_LENGTHS = { pageLength: 200, maxPageLength: 1000 };

interface GapsPageProps<TRow, TSort extends string, TText extends string> {
  unit: 'prompt' | 'source';
  table: TableState<TRow, TSort, TText>;
  rowKey: (gap: TRow) => string;
  request: GapRequest;
  /** Undefined while loading. */
  list: GapList<TRow> | undefined;
  fetchMore: FetchMore<TRow>;
  loading: boolean;
  error: ErrorLike | undefined;
  onRetry: () => unknown;
}

/** The screen of one kind of gaps: filters, the days and answers counted, and the table or its empty state. */
export function GapsPage<TRow, TSort extends string, TText extends string>(
  props: GapsPageProps<TRow, TSort, TText>,
) {
  const { unit, table, rowKey, fetchMore, loading, error, onRetry } = props;
  const { data: shown, request, isCurrent } = useLatestData(props.list, props.request);
  const pages = useFurtherPages(shown, fetchMore, { ...PAGE_LENGTHS, isPaused: !isCurrent });
  const scope = shown?.scope;
  const failed = error !== undefined;
  const isOutdated = shown !== undefined && !isCurrent;
  const isMissing = failed && isPermanentError(error);
  return (
    <NumbersScope address={request.address} range={scope?.range} topic={scope?.topic?.id}>
      <ScreenHeader
        title="Gaps"
        description={`Where AI platforms name competitors and not ${scope?.brand?.name ?? 'your brand'}`}
        aside={
          scope
            ? scope.answers > 0 && (
                <MetricsScope
                  range={scope.range}
                  answers={scope.answers}
                  previous={undefined}
                  stale={failed && isCurrent}
                />
              )
            : loading && <MetricsScopeSpace />
        }
      />
      <MetricsFilterBar
        platforms={scope?.availablePlatforms}
        busy={loading && shown !== undefined}
        range={scope?.range}
        comparison={false}
      />
      <GapsChoice topic={scope?.topic?.name} />
      {isOutdated && failed && !isMissing && <OutdatedNotice range={scope?.range} onRetry={onRetry} />}
      <Refreshing outdated={isOutdated && !failed}>
        <GapsContent
          unit={unit}
          table={table}
          rowKey={rowKey}
          request={request}
          list={isOutdated && isMissing ? undefined : shown}
          pages={pages}
          error={error}
          onRetry={onRetry}
        />
      </Refreshing>
    </NumbersScope>
  );
}
