import { MetricsScope } from '../../panels/answer-links/MetricsScope.tsx';
import { NumbersScope } from '../../panels/answer-links/NumbersScope.tsx';
import { hasNoData } from '../../panels/empty-range/has-no-data.ts';
import { MetricsPanels } from '../../panels/metrics-panels/MetricsPanels.tsx';
import { addressOf } from './address-of.ts';
import { LinkEnded } from './LinkEnded.tsx';
import { LoadFailed, SharedFrame, SharedSkeleton, type SharedView } from './SharedFrame.tsx';
import { useSharedTopicQuery } from './SharedTopic.generated.ts';

/** One topic of a share link. */
export function SharedTopic({ token, view }: { token: string; view: SharedView }) {
  const { data, error, refetch } = useSharedTopicQuery({ variables: { token } });
  const shown = data?.sharedView?.topicDashboard;
  if (data && !shown) return <LinkEnded />;
  if (!shown) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SharedSkeleton />;
  const { range, metrics, simulated } = shown;
  const isEmpty = hasNoData(metrics);
  return (
    <NumbersScope address={addressOf(view, range)} range={range} topic={shown.topic.id}>
      <SharedFrame
        token={token}
        view={view}
        title={shown.topic.name}
        simulated={simulated}
        empty={isEmpty}
        aside={
          !isEmpty && (
            <MetricsScope range={range} answers={metrics.answers} previous={metrics.previous} stale={false} />
          )
        }
      >
        <MetricsPanels metrics={metrics} previous={metrics.previous} />
      </SharedFrame>
    </NumbersScope>
  );
}
