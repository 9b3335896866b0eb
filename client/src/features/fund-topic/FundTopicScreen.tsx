import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useKeptReply } from '../../apollo/use-kept-reply.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { useReload } from '../../components/feedback/reload.ts';
import { metricsVariables } from '../../metrics-filter/address.ts';
import { useMetricsFilter } from '../../metrics-filter/use-metrics-filter.ts';
import { useShown } from '../../metrics-filter/use-shown.ts';
import { hasNoData } from '../../panels/empty-range/has-no-data.ts';
import type { ScreenProps } from '../../screen.ts';
import { FundTopicLoading } from './FundTopicLoading.tsx';
import { FundTopicPage } from './FundTopicPage.tsx';
import { FundTopicDocument, type FundTopicQuery, useFundTopicQuery } from './FundTopicScreen.generated.ts';
import { TopicNotFound } from './TopicNotFound.tsx';

/** The spec's name for a topic address without a topic. */
const NO_SLUG = 'overview';

const hasHistory = ({ topicDashboard: topic }: FundTopicQuery) => !!topic && !hasNoData(topic.metrics);

/**
 * One topic's page in the fund view: its four figures, then what the account's answers say in range and platform. A
 * tracked topic without figures of the fund gets the general page.
 */
export function FundTopicScreen({ fallback }: ScreenProps) {
  const { slug = NO_SLUG } = useParams();
  const { address } = useMetricsFilter();
  const reload = useReload();
  const variables = { slug, ...metricsVariables(address) };
  useKeptReply(FundTopicDocument, variables, hasHistory);
  const { data, loading, error } = useFundTopicQuery({ variables });
  const now = useMemo(() => ({ slug, address }), [slug, address]);
  const { data: kept, asked, current } = useShown(data, now);
  // Never one topic's numbers for another's.
  const shown = asked.slug === slug && !(error && !current) ? kept : undefined;
  if (!shown && loading) return <FundTopicLoading />;
  if (!shown) {
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
  const { fundTopic, topicDashboard } = shown;
  if (!fundTopic) return topicDashboard ? fallback : <TopicNotFound />;
  return (
    <FundTopicPage
      topic={fundTopic}
      answers={topicDashboard}
      address={asked.address}
      loading={loading}
      outdated={!current}
      stale={error !== undefined}
    />
  );
}
