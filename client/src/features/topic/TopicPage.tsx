import { Refreshing } from '../../components/Refreshing.tsx';
import { ScreenHeader } from '../../components/ScreenHeader.tsx';
import type { MetricsAddress } from '../../metrics-filter/address.ts';
import { MetricsFilterBar } from '../../metrics-filter/MetricsFilterBar.tsx';
import { EmptyRange } from '../../panels/EmptyRange.tsx';
import { hasNoData } from '../../panels/empty-check.ts';
import { MetricsScope } from '../../panels/MetricsScope.tsx';
import { NumbersScope } from '../../panels/NumbersScope.tsx';
import { TopicPanels } from './TopicPanels.tsx';
import type { TopicQuery } from './TopicScreen.generated.ts';

interface TopicPageProps {
  page: NonNullable<TopicQuery['topicDashboard']>;
  /** What these numbers were asked for with. */
  address: MetricsAddress;
  loading: boolean;
  /** Numbers for another filter are on their way. */
  outdated: boolean;
  /** The latest attempt to bring the numbers up to date failed. */
  stale: boolean;
}

/** A topic's header, filter and numbers. */
export function TopicPage({ page, address, loading, outdated, stale }: TopicPageProps) {
  const { topic, range, metrics, availablePlatforms } = page;
  const isEmpty = hasNoData(metrics);
  return (
    <NumbersScope address={address} range={range} topic={topic.id}>
      <ScreenHeader
        title={`Topic: ${topic.name}`}
        description="Performance overview for this topic"
        aside={
          !isEmpty && (
            <MetricsScope range={range} answers={metrics.answers} previous={metrics.previous} stale={stale} />
          )
        }
      />
      <MetricsFilterBar platforms={availablePlatforms} busy={loading} range={range} />
      <Refreshing outdated={outdated}>
        {isEmpty ? (
          <EmptyRange range={range} platforms={availablePlatforms} />
        ) : (
          <TopicPanels metrics={metrics} />
        )}
      </Refreshing>
    </NumbersScope>
  );
}
