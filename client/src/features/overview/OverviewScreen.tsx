import { Box, Flex } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { isInvalidReply } from '../../apollo/invalid-reply.ts';
import { useStoredReply } from '../../apollo/use-stored-reply.ts';
import { useCanChange } from '../../auth/account-role.ts';
import { loadCharts } from '../../components/charts/lazy-chart.ts';
import { Refreshing } from '../../components/feedback/Refreshing.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { lazyWhenIdle } from '../../components/lazy-screen.ts';
import { isFiltered, metricsVariables } from '../../metrics-filter/address.ts';
import { MetricsFilterBar } from '../../metrics-filter/MetricsFilterBar.tsx';
import { useLatestData } from '../../metrics-filter/use-latest-data.ts';
import { useMetricsFilter } from '../../metrics-filter/use-metrics-filter.ts';
import { MetricsScope, MetricsScopeSpace } from '../../panels/answer-links/MetricsScope.tsx';
import { OutdatedNotice } from '../../panels/answer-links/OutdatedNotice.tsx';
import { hasNoData } from '../../panels/empty-range/has-no-data.ts';
import { ChartNumbersScope } from '../../panels/notes/ChartNumbersScope.tsx';
import { AskedBy } from '../../panels/origins/AskedBy.tsx';
import { ScreenActions } from '../../panels/screen-actions/ScreenActions.tsx';
import { OverviewContent, OverviewPanels } from './OverviewContent.tsx';
import { OverviewDocument, type OverviewQuery, useOverviewQuery } from './OverviewScreen.generated.ts';

// A reply may lack the dashboard, whatever the schema says.
const dashboardOf = (data: Partial<OverviewQuery> | undefined) => data?.dashboard ?? undefined;

const hasHistory = (data: OverviewQuery) => {
  const dashboard = dashboardOf(data);
  return dashboard !== undefined && !hasNoData(dashboard.metrics);
};

// Loads after the numbers: it rarely shows anything.
const CollectionNotice = lazyWhenIdle(async () => (await import('./CollectionNotice.tsx')).CollectionNotice);

const SendReport = lazyWhenIdle(
  async () => (await import('../../panels/send-report/SendReport.tsx')).SendReport,
);

/** Preloads the panels and charts while the numbers load. */
function loadPanels() {
  OverviewPanels.load().catch(() => undefined);
  loadCharts();
}

/** The dashboard: the brand across all topics and platforms, in the range and on the platform of its address. */
export function OverviewScreen() {
  const { address } = useMetricsFilter();
  const canChange = useCanChange();
  const variables = metricsVariables(address);
  useStoredReply(OverviewDocument, variables, hasHistory);
  const { data, loading, error, refetch } = useOverviewQuery({ variables });
  const { data: dashboard, request: shownAddress, isCurrent } = useLatestData(dashboardOf(data), address);
  useEffect(loadPanels, []);
  const failed = error !== undefined;
  const isOutdated = dashboard !== undefined && !isCurrent;
  const isEmpty = dashboard !== undefined && hasNoData(dashboard.metrics);
  const isNew = isEmpty && (!isFiltered(shownAddress) || dashboard.availablePlatforms.length === 0);
  return (
    <ChartNumbersScope address={shownAddress} range={dashboard?.range}>
      <ScreenHeader
        title="Dashboard"
        description="Monitor your brand's presence across AI platforms"
        aside={
          (dashboard || loading) &&
          !isEmpty && (
            <Flex
              align={{ md: 'end' }}
              justify="end"
              wrap="wrap"
              gap="3"
              direction={{ base: 'column', md: 'row' }}
              flex="1"
            >
              {dashboard ? (
                <MetricsScope
                  range={dashboard.range}
                  answers={dashboard.metrics.answers}
                  previous={dashboard.metrics.previous}
                  stale={failed && isCurrent}
                />
              ) : (
                <MetricsScopeSpace />
              )}
              {/* As wide as the button. */}
              <Suspense fallback={canChange && <Box w="7.7rem" h="8" />}>
                <SendReport address={shownAddress} platforms={dashboard?.availablePlatforms} />
              </Suspense>
            </Flex>
          )
        }
      />
      {dashboard && (
        <Suspense fallback={null}>
          <CollectionNotice waiting={isNew && dashboard.brand !== null} />
        </Suspense>
      )}
      {!isNew && (
        <MetricsFilterBar
          platforms={dashboard?.availablePlatforms}
          busy={loading && dashboard !== undefined}
          range={dashboard?.range}
        >
          <ScreenActions screen="OVERVIEW" title="Dashboard" address={address} />
        </MetricsFilterBar>
      )}
      {!isNew && <AskedBy />}
      {isOutdated && !loading && <OutdatedNotice range={dashboard.range} onRetry={refetch} />}
      <Refreshing outdated={isOutdated && loading}>
        <OverviewContent
          dashboard={dashboard}
          loading={loading}
          failed={failed && !isInvalidReply(error)}
          isNew={isNew}
          onRefresh={() => refetch().catch(() => undefined)}
        />
      </Refreshing>
    </ChartNumbersScope>
  );
}
