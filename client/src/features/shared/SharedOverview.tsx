import { MetricsScope } from '../../panels/answer-links/MetricsScope.tsx';
import { NumbersScope } from '../../panels/answer-links/NumbersScope.tsx';
import { hasNoData } from '../../panels/empty-range/has-no-data.ts';
import { MetricsPanels } from '../../panels/metrics-panels/MetricsPanels.tsx';
import { PlatformsPanel } from '../../panels/platforms/PlatformsPanel.tsx';
import { TopicBreakdown } from '../../panels/topic-breakdown/TopicBreakdown.tsx';
import { addressOf } from './address-of.ts';
import { LinkEnded } from './LinkEnded.tsx';
import { LoadFailed, SharedFrame, SharedSkeleton, type SharedView } from './SharedFrame.tsx';
import { useSharedOverviewQuery } from './SharedOverview.generated.ts';

/** The overview of a share link. */
export function SharedOverview({ token, view }: { token: string; view: SharedView }) {
  const { data, error, refetch } = useSharedOverviewQuery({ variables: { token } });
  const shown = data?.sharedView?.dashboard;
  if (data && !shown) return <LinkEnded />;
  if (!shown) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SharedSkeleton />;
  const { range, metrics, simulated } = shown;
  const isEmpty = hasNoData(metrics);
  return (
    <NumbersScope address={addressOf(view, range)} range={range}>
      <SharedFrame
        token={token}
        view={view}
        title="AI visibility"
        simulated={simulated}
        empty={isEmpty}
        aside={
          !isEmpty && (
            <MetricsScope range={range} answers={metrics.answers} previous={metrics.previous} stale={false} />
          )
        }
      >
        <MetricsPanels metrics={metrics} previous={metrics.previous}>
          {(ready) => (
            <>
              <PlatformsPanel metrics={ready ? metrics : undefined} previous={metrics.previous} />
              <TopicBreakdown dashboard={ready ? shown : undefined} />
            </>
          )}
        </MetricsPanels>
      </SharedFrame>
    </NumbersScope>
  );
}
