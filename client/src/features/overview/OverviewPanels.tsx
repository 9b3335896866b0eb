import { MetricsPanels } from '../../panels/metrics-panels/MetricsPanels.tsx';
import { PlatformsPanel } from '../../panels/platforms/PlatformsPanel.tsx';
import { TopicBreakdown } from '../../panels/topic-breakdown/TopicBreakdown.tsx';
import type { OverviewQuery } from './OverviewScreen.generated.ts';

/** The numbers in their final places; each panel shows its skeleton while they load. */
export function OverviewPanels({ dashboard }: { dashboard: OverviewQuery['dashboard'] | undefined }) {
  const metrics = dashboard?.metrics;
  const previous = metrics?.previous;
  return (
    <MetricsPanels metrics={metrics} previous={previous}>
      {(ready) => (
        <>
          <PlatformsPanel metrics={ready ? metrics : undefined} previous={previous} />
          <TopicBreakdown dashboard={ready ? dashboard : undefined} />
        </>
      )}
    </MetricsPanels>
  );
}
