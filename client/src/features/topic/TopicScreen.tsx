import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useEarlyReply } from '../../apollo/use-early-reply.ts';
import { useKeptReply } from '../../apollo/use-kept-reply.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { useReload } from '../../components/feedback/reload.ts';
import { isFiltered, metricsVariables } from '../../metrics-filter/address.ts';
import { useMetricsFilter } from '../../metrics-filter/use-metrics-filter.ts';
import { useShown } from '../../metrics-filter/use-shown.ts';
import { hasNoData } from '../../panels/empty-range/has-no-data.ts';
import { ReturnToDashboard } from './ReturnToDashboard.tsx';
import { TopicPage } from './TopicPage.tsx';
import { TopicDocument, type TopicQuery, useTopicQuery } from './TopicScreen.generated.ts';

/** The spec's name for a topic address without a topic. */
const NO_SLUG = 'overview';

const hasHistory = ({ topicDashboard: topic }: TopicQuery) => !!topic && !hasNoData(topic.metrics);

/** One topic's page, in the range and on the platform of its address. */
export function TopicScreen() {
  const { slug = NO_SLUG } = useParams();
  const { address } = useMetricsFilter();
  const reload = useReload();
  const variables = { slug, ...metricsVariables(address) };
  const early = useEarlyReply(TopicDocument, variables);
  useKeptReply(TopicDocument, variables, hasHistory);
  const { data, loading, error } = useTopicQuery({ variables, ...early });
  const now = useMemo(() => ({ slug, address }), [slug, address]);
  const { data: kept, asked, current } = useShown(data?.topicDashboard === undefined ? undefined : data, now);
  // Never one topic's numbers for another's.
  const shown = asked.slug === slug && !(error && !current) ? kept : undefined;
  if (!shown && !loading) {
    return (
      <ErrorState
        heading={error ? 'Error' : undefined}
        message={
          error
            ? 'Failed to load dashboard data. Please try again later.'
            : 'Data could not be loaded properly.'
        }
        action="Retry"
        onAction={reload}
      />
    );
  }
  const page = shown?.topicDashboard;
  if (page === null) return <ReturnToDashboard message={`Topic "${slug}" not found`} />;
  if (page && hasNoData(page.metrics) && !isFiltered(asked.address)) {
    return <ReturnToDashboard message="No data available for this topic" />;
  }
  return (
    <TopicPage
      page={page}
      address={asked.address}
      loading={loading}
      outdated={!current}
      stale={error !== undefined}
    />
  );
}
