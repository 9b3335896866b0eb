import { ErrorState } from '../../components/ErrorState.tsx';
import { useReload } from '../../components/reload.ts';
import { ScreenHeader } from '../../components/ScreenHeader.tsx';
import { hasNoData } from '../../panels/empty-check.ts';
import { MetricsScope } from '../../panels/MetricsScope.tsx';
import { NoBrandYet } from './NoBrandYet.tsx';
import { OverviewPanels } from './OverviewPanels.tsx';
import { type OverviewQuery, useOverviewQuery } from './OverviewScreen.generated.ts';

/** The dashboard: the brand across all topics and platforms. */
export function OverviewScreen() {
  const { data, previousData, loading, error, refetch } = useOverviewQuery();
  const dashboard = (data ?? previousData)?.dashboard;
  return (
    <>
      <ScreenHeader
        title="Dashboard"
        description="Monitor your brand's presence across AI platforms"
        aside={
          dashboard && (
            <MetricsScope
              range={dashboard.range}
              answers={dashboard.metrics.answers}
              stale={error !== undefined}
            />
          )
        }
      />
      <Content
        dashboard={dashboard}
        loading={loading}
        failed={error !== undefined}
        onRefresh={() => refetch().catch(() => undefined)}
      />
    </>
  );
}

interface ContentProps {
  dashboard: OverviewQuery['dashboard'] | undefined;
  loading: boolean;
  failed: boolean;
  onRefresh: () => void;
}

function Content({ dashboard, loading, failed, onRefresh }: ContentProps) {
  const reload = useReload();
  if (!dashboard && failed) {
    return (
      <ErrorState
        heading="Error"
        message="Failed to load dashboard data. Please try again later."
        action="Retry"
        onAction={reload}
      />
    );
  }
  if (!dashboard && !loading) {
    return <ErrorState message="Data could not be loaded properly." action="Retry" onAction={reload} />;
  }
  if (dashboard && hasNoData(dashboard.metrics)) {
    if (!dashboard.brand) return <NoBrandYet onRefresh={onRefresh} />;
    return <ErrorState message="No data available" action="Refresh" onAction={onRefresh} />;
  }
  return <OverviewPanels dashboard={dashboard} />;
}
