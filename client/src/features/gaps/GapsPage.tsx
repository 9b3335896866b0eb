import type { ErrorLike } from '@apollo/client';
import { Refreshing } from '../../components/feedback/Refreshing.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import type { TableColumn } from '../../components/table/table-column.ts';
import { MetricsFilterBar } from '../../metrics-filter/MetricsFilterBar.tsx';
import { useShown } from '../../metrics-filter/use-shown.ts';
import { MetricsScope } from '../../panels/answer-links/MetricsScope.tsx';
import { NumbersScope } from '../../panels/answer-links/NumbersScope.tsx';
import { type LoadPage, type RowPage, useFurtherPages } from './further-pages.ts';
import { GapsChoice } from './GapsChoice.tsx';
import { GapsContent } from './GapsContent.tsx';
import type { GapScope_ScopeFragment } from './gap-scope.generated.ts';
import type { Asked } from './use-asked.ts';

interface GapsPageProps<TGap> {
  unit: 'prompt' | 'source';
  columns: readonly TableColumn<TGap>[];
  keyOf: (gap: TGap) => string;
  asked: Asked;
  /** Undefined while it is not there. */
  page: (RowPage<TGap> & { scope: GapScope_ScopeFragment }) | undefined;
  load: LoadPage<TGap>;
  loading: boolean;
  error: ErrorLike | undefined;
  onRetry: () => void;
}

/** The screen around one kind of gaps: what is chosen, what it was counted in, and the table or why there is none. */
export function GapsPage<TGap extends object>(props: GapsPageProps<TGap>) {
  const { unit, columns, keyOf, page, load, loading, error, onRetry } = props;
  const { data: shown, asked, current } = useShown(page, props.asked);
  const loaded = useFurtherPages(shown, keyOf, load, !current);
  const scope = shown?.scope;
  const failed = error !== undefined;
  const unanswered = failed && !current;
  return (
    <NumbersScope address={asked.address} range={scope?.range} topic={scope?.topic?.id}>
      <ScreenHeader
        title="Gaps"
        description={`Where AI platforms name competitors and not ${scope?.brand?.name ?? 'your brand'}`}
        aside={
          scope &&
          !unanswered &&
          scope.answers > 0 && (
            <MetricsScope range={scope.range} answers={scope.answers} previous={undefined} stale={failed} />
          )
        }
      />
      <MetricsFilterBar
        platforms={scope?.availablePlatforms}
        busy={loading && shown !== undefined}
        range={scope?.range}
        comparison={false}
      />
      <GapsChoice topic={scope?.topic?.name} />
      <Refreshing outdated={shown !== undefined && !current && !failed}>
        <GapsContent
          unit={unit}
          columns={columns}
          keyOf={keyOf}
          asked={asked}
          page={unanswered ? undefined : shown}
          loaded={loaded}
          error={error}
          onRetry={onRetry}
        />
      </Refreshing>
    </NumbersScope>
  );
}
