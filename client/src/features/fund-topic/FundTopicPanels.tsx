import { SimpleGrid } from '@chakra-ui/react';
import { CompetitorsPanel } from '../../panels/competitors/CompetitorsPanel.tsx';
import { SentimentChart } from '../../panels/sentiment/SentimentChart.tsx';
import { SourcesPanel } from '../../panels/sources/SourcesPanel.tsx';
import { MentionsChart } from '../../panels/visibility/MentionsChart.tsx';
import type { FundTopicQuery } from './FundTopicScreen.generated.ts';

type TopicMetrics = NonNullable<FundTopicQuery['topicDashboard']>['metrics'];

/** The topic's histories, sources and competitors as its answers give them. */
export function FundTopicPanels({ metrics }: { metrics: TopicMetrics | undefined }) {
  const previous = metrics?.previous;
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
      <MentionsChart metrics={metrics} previous={previous} />
      <SentimentChart metrics={metrics} previous={previous} />
      <SourcesPanel metrics={metrics} />
      <CompetitorsPanel metrics={metrics} previous={previous} />
    </SimpleGrid>
  );
}
