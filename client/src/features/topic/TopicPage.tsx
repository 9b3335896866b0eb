import { Refreshing } from '../../components/feedback/Refreshing.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import type { MetricsAddress } from '../../metrics-filter/address.ts';
import { MetricsFilterBar } from '../../metrics-filter/MetricsFilterBar.tsx';
import { MetricsScope, MetricsScopeRoom } from '../../panels/answer-links/MetricsScope.tsx';
import { NumbersScope } from '../../panels/answer-links/NumbersScope.tsx';
import { EmptyRange } from '../../panels/empty-range/EmptyRange.tsx';
import { hasNoData } from '../../panels/empty-range/has-no-data.ts';
import { LoadingTopic } from './LoadingTopic.tsx';
import { TopicGapsLink } from './TopicGapsLink.tsx';
import { TopicPanels } from './TopicPanels.tsx';
import type { TopicQuery } from './TopicScreen.generated.ts';

interface TopicPageProps {
  /** Undefined until it is known what to show. */
  page: NonNullable<TopicQuery['topicDashboard']> | undefined;
  /** What these numbers were asked for with. */
  address: MetricsAddress;
  loading: boolean;
  /** Numbers for another filter are on their way. */
  outdated: boolean;
  /** The latest attempt to bring the numbers up to date failed. */
  stale: boolean;
}

/** A topic's header, filter and numbers, in the same places while they load. */
export function TopicPage({ page, address, loading, outdated, stale }: TopicPageProps) {
  const empty = page && hasNoData(page.metrics) ? page : undefined;
  return (
    <NumbersScope address={address} range={page?.range} topic={page?.topic.id}>
      <ScreenHeader
        title={page ? `Topic: ${page.topic.name}` : 'Topic'}
        description={page ? 'Performance overview for this topic' : <LoadingTopic />}
        aside={
          page ? (
            !empty && (
              <MetricsScope
                range={page.range}
                answers={page.metrics.answers}
                previous={page.metrics.previous}
                stale={stale}
              />
            )
          ) : (
            <MetricsScopeRoom />
          )
        }
      />
      <MetricsFilterBar
        platforms={page?.availablePlatforms}
        busy={loading && page !== undefined}
        range={page?.range}
      />
      <Refreshing outdated={page !== undefined && outdated}>
        {empty ? (
          <EmptyRange range={empty.range} platforms={empty.availablePlatforms} />
        ) : (
          <TopicPanels metrics={page?.metrics} />
        )}
        {page && !empty && <TopicGapsLink topicId={page.topic.id} address={address} />}
      </Refreshing>
    </NumbersScope>
  );
}
