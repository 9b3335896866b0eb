import { SimpleGrid } from '@chakra-ui/react';
import { Suspense } from 'react';
import { ErrorState, LoadFailure } from '../../components/feedback/ErrorState.tsx';
import { PanelSkeleton } from '../../components/feedback/PanelSkeleton.tsx';
import { Repeat } from '../../components/feedback/Repeat.tsx';
import { useUnseen } from '../../components/layout/Unseen.tsx';
import { lazyScreen } from '../../components/lazy-screen.ts';
import { hasNoData } from '../../panels/empty-range/has-no-data.ts';
import type { OverviewQuery } from './OverviewScreen.generated.ts';

// Loads in parallel with the numbers.
export const OverviewPanels = lazyScreen(async () => (await import('./OverviewPanels.tsx')).OverviewPanels);
// Rarely shown, so not part of the first load.
const NoBrandYet = lazyScreen(async () => (await import('./NoBrandYet.tsx')).NoBrandYet);
const EmptyRange = lazyScreen(
  async () => (await import('../../panels/empty-range/EmptyRange.tsx')).EmptyRange,
);

/** Heights in rem: two cards, two charts and two lists, as far as a window reaches. */
const ROWS = [18.75, 20, 29];

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
  const unseen = useUnseen();
  if (!dashboard && (failed || !loading)) return <LoadFailure failed={failed} />;
  if (isNew && !dashboard?.brand) {
    return (
      <Suspense fallback={null}>
        <NoBrandYet onRefresh={onRefresh} />
      </Suspense>
    );
  }
  if (isNew) return <ErrorState message="No data available" action="Refresh" onAction={onRefresh} />;
  if (dashboard && hasNoData(dashboard.metrics)) {
    return (
      <Suspense fallback={null}>
        <EmptyRange range={dashboard.range} platforms={dashboard.availablePlatforms} />
      </Suspense>
    );
  }
  if (!dashboard && unseen) return null;
  return (
    <Suspense fallback={PANEL_SKELETONS}>
      <OverviewPanels dashboard={dashboard} />
    </Suspense>
  );
}

/** Placeholder for panels in two columns until their code is loaded. */
const PANEL_SKELETONS = (
  <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
    {ROWS.map((height) => (
      <Repeat key={height} times={2}>
        <PanelSkeleton height={height} />
      </Repeat>
    ))}
  </SimpleGrid>
);
