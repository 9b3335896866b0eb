import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { isInvalidReply } from '../../apollo/invalid-reply.ts';
import { useStoredReply } from '../../apollo/use-stored-reply.ts';
import { LoadFailure } from '../../components/feedback/ErrorState.tsx';
import { isFiltered, metricsVariables } from '../../metrics-filter/address.ts';
import { useLatestData } from '../../metrics-filter/use-latest-data.ts';
import { useMetricsFilter } from '../../metrics-filter/use-metrics-filter.ts';
import { hasNoData } from '../../panels/empty-range/has-no-data.ts';
import { FundTopicDocument, type FundTopicQuery, useFundTopicQuery } from './FundTopic.generated.ts';
import { ReturnToDashboard, TopicNotFound } from './NoTopic.tsx';
import { TopicPage } from './TopicPage.tsx';
import { TopicDocument, type TopicQuery, useTopicQuery } from './TopicScreen.generated.ts';

/** The spec's name for a topic address without a topic. */
const NO_SLUG = 'overview';

const hasHistory = ({ topicDashboard: topic }: TopicQuery) => !!topic && !hasNoData(topic.metrics);

const hasFigures = ({ fundTopic }: FundTopicQuery) => fundTopic !== null;

/** One topic's page, in the range and on the platform of its address. */
export const TopicScreen = () => <Topic />;

/** The same in the fund view: the fund's four figures in place of the cards. A topic without them has the general page. */
export function FundTopicScreen() {
  const { slug = NO_SLUG } = useParams();
  useStoredReply(FundTopicDocument, { slug }, hasFigures);
  return <Topic fund={useFundTopicQuery({ variables: { slug } })} />;
}

interface TopicProps {
  /** The query of the fund's figures; left out of the general view. */
  fund?: Pick<ReturnType<typeof useFundTopicQuery>, 'data' | 'loading' | 'error'>;
}

function Topic({ fund }: TopicProps) {
  const { slug = NO_SLUG } = useParams();
  const { address } = useMetricsFilter();
  const variables = { slug, ...metricsVariables(address) };
  useStoredReply(TopicDocument, variables, hasHistory);
  const topicQuery = useTopicQuery({ variables });
  const loading = topicQuery.loading || fund?.loading === true;
  const error = topicQuery.error ?? fund?.error;
  const request = useMemo(() => ({ slug, address }), [slug, address]);
  const { data, request: shownRequest, isCurrent } = useLatestData(topicQuery.data?.topicDashboard, request);
  const isComplete = data !== undefined && (!fund || fund.data !== undefined);
  // Never one topic's numbers for another's.
  const isShown = isComplete && shownRequest.slug === slug;
  if (!isShown && !loading) return <LoadFailure failed={error !== undefined && !isInvalidReply(error)} />;
  const topic = isShown ? data : undefined;
  const fundTopic = isShown ? fund?.data?.fundTopic : undefined;
  if (isShown && !fundTopic) {
    if (!topic) return fund ? <TopicNotFound /> : <ReturnToDashboard message={`Topic "${slug}" not found`} />;
    if (hasNoData(topic.metrics) && !isFiltered(shownRequest.address)) {
      return <ReturnToDashboard message="No data available for this topic" />;
    }
  }
  return (
    <TopicPage
      topic={topic}
      fundTopic={fundTopic}
      hasFundCards={isShown ? !!fundTopic : fund !== undefined}
      address={shownRequest.address}
      loading={loading}
      outdated={!isCurrent}
      stale={error !== undefined && isCurrent}
      onRetry={topicQuery.refetch}
    />
  );
}
