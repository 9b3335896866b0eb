import { useParams } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState.tsx';
import { FullScreenLoading } from '../../components/FullScreenLoading.tsx';
import { useReload } from '../../components/reload.ts';
import { ScreenHeader } from '../../components/ScreenHeader.tsx';
import { useTitle } from '../../components/use-title.ts';
import { AnswersScope } from '../../panels/answers-scope.ts';
import { hasNoData } from '../../panels/empty-check.ts';
import { MetricsScope } from '../../panels/MetricsScope.tsx';
import { ReturnToDashboard } from './ReturnToDashboard.tsx';
import { TopicPanels } from './TopicPanels.tsx';
import { useTopicQuery } from './TopicScreen.generated.ts';

/** The spec's name for a topic address without a topic. */
const NO_SLUG = 'overview';

/** One topic's page. */
export function TopicScreen() {
  const { slug = NO_SLUG } = useParams();
  const reload = useReload();
  useTitle('Topic');
  const { data, previousData, loading, error } = useTopicQuery({ variables: { slug } });
  // Kept when a refresh fails, but never one topic's numbers for another's.
  const known = previousData?.topicDashboard?.topic.slug === slug ? previousData : undefined;
  const shown = data ?? known;
  if (!shown && loading) return <FullScreenLoading text="Loading topic data..." />;
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
  const dashboard = shown.topicDashboard;
  if (!dashboard) return <ReturnToDashboard message={`Topic "${slug}" not found`} />;
  if (hasNoData(dashboard.metrics)) return <ReturnToDashboard message="No data available for this topic" />;
  return (
    <AnswersScope value={{ topic: dashboard.topic.id }}>
      <ScreenHeader
        title={`Topic: ${dashboard.topic.name}`}
        description="Performance overview for this topic"
        aside={
          <MetricsScope
            range={dashboard.range}
            answers={dashboard.metrics.answers}
            stale={error !== undefined}
          />
        }
      />
      <TopicPanels metrics={dashboard.metrics} />
    </AnswersScope>
  );
}
