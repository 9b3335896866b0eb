import { ErrorState } from '../../components/ErrorState.tsx';
import { useReload } from '../../components/reload.ts';
import { EmptyRange } from '../../panels/EmptyRange.tsx';
import { hasNoData } from '../../panels/empty-check.ts';
import { NoBrandYet } from './NoBrandYet.tsx';
import { OverviewPanels } from './OverviewPanels.tsx';
import type { OverviewQuery } from './OverviewScreen.generated.ts';

interface OverviewContentProps {
  dashboard: OverviewQuery['dashboard'] | undefined;
  loading: boolean;
  failed: boolean;
  /** The account has no answers at all, whatever the filter. */
  isNew: boolean;
  onRefresh: () => void;
}

/** The numbers, or why there are none. */
export function OverviewContent({ dashboard, loading, failed, isNew, onRefresh }: OverviewContentProps) {
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
  if (isNew && !dashboard?.brand) return <NoBrandYet onRefresh={onRefresh} />;
  if (isNew) return <ErrorState message="No data available" action="Refresh" onAction={onRefresh} />;
  if (dashboard && hasNoData(dashboard.metrics)) {
    return <EmptyRange range={dashboard.range} platforms={dashboard.availablePlatforms} />;
  }
  return <OverviewPanels dashboard={dashboard} />;
}
