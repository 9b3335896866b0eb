import { Stack } from '@chakra-ui/react';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { PanelSkeleton } from '../../../components/feedback/PanelSkeleton.tsx';
import { Refreshing } from '../../../components/feedback/Refreshing.tsx';
import { BackLink } from '../../../components/layout/BackLink.tsx';
import { ScreenHeader } from '../../../components/layout/ScreenHeader.tsx';
import { isFiltered } from '../../../metrics-filter/address.ts';
import { MetricsFilterBar } from '../../../metrics-filter/MetricsFilterBar.tsx';
import { useLatestData } from '../../../metrics-filter/use-latest-data.ts';
import { useMetricsFilter } from '../../../metrics-filter/use-metrics-filter.ts';
import { MetricsScope, MetricsScopeSpace } from '../../../panels/answer-links/MetricsScope.tsx';
import { NumbersScope } from '../../../panels/answer-links/NumbersScope.tsx';
import { OutdatedNotice } from '../../../panels/answer-links/OutdatedNotice.tsx';
import { EmptyRange } from '../../../panels/empty-range/EmptyRange.tsx';
import { paths } from '../../../paths.ts';
import { KeyInsight } from '../KeyInsight.tsx';
import { CollectAnswers, NothingMeasured } from '../NothingMeasured.tsx';
import { SourceExample } from './SourceAnalysisScreen.tsx';
import { SourceTabs } from './SourceTabs.tsx';
import { sitePart } from './site-part.ts';
import { useTopSourcesQuery } from './TopSourcesScreen.generated.ts';
import { useSiteOrder } from './use-site-order.ts';

/** The general view's Top Sources: sites by the answers that cite them. */
export function TopSourcesScreen() {
  const { address, filter } = useMetricsFilter();
  const order = useSiteOrder();
  const { data, loading, error, refetch } = useTopSourcesQuery({
    variables: { filter, ...sitePart(order) },
  });
  const { data: shown, request, isCurrent } = useLatestData(data?.topSources, address);
  const isOutdated = shown !== undefined && !isCurrent;
  return (
    <NumbersScope address={request} range={shown?.range}>
      <BackLink to={paths.action}>Back to Action Center</BackLink>
      <ScreenHeader
        title="Top Sources Analysis"
        description="Which sites AI platforms cite, for what kind of page, and what these pages have in common"
        aside={
          shown
            ? shown.answers > 0 && (
                <MetricsScope {...shown} previous={undefined} stale={error !== undefined && isCurrent} />
              )
            : loading && <MetricsScopeSpace />
        }
      />
      <MetricsFilterBar
        platforms={shown?.availablePlatforms}
        busy={loading && shown !== undefined}
        range={shown?.range}
        comparison={false}
      />
      {isOutdated && error && <OutdatedNotice range={shown.range} onRetry={() => refetch()} />}
      {!shown ? (
        error ? (
          <ErrorState message="The sources could not be loaded." action="Retry" onAction={() => refetch()} />
        ) : (
          <Stack gap={{ base: '4', md: '5' }}>
            <KeyInsight text={undefined} />
            <PanelSkeleton height={24} />
          </Stack>
        )
      ) : shown.totalSites > 0 ? (
        <Refreshing outdated={(isOutdated || data === undefined) && !error}>
          <SourceTabs sources={shown} filter={filter} order={order} />
        </Refreshing>
      ) : isFiltered(request) && shown.availablePlatforms.length > 0 ? (
        <EmptyRange range={shown.range} platforms={shown.availablePlatforms} />
      ) : (
        <NothingMeasured
          text={
            shown.answers === 0
              ? 'Sources are counted from the answers of AI platforms, and there are none yet.'
              : 'None of the answers collected so far cites a source.'
          }
          step={<CollectAnswers />}
        >
          <SourceExample />
        </NothingMeasured>
      )}
    </NumbersScope>
  );
}
