import { SimpleGrid } from '@chakra-ui/react';
import { CompetitorsPanel } from '../../panels/CompetitorsPanel.tsx';
import { MentionsChart } from '../../panels/MentionsChart.tsx';
import { SentimentCard } from '../../panels/SentimentCard.tsx';
import { SentimentChart } from '../../panels/SentimentChart.tsx';
import { SourcesPanel } from '../../panels/SourcesPanel.tsx';
import { VisibilityCard } from '../../panels/VisibilityCard.tsx';
import type { TopicQuery } from './TopicScreen.generated.ts';

type TopicMetrics = NonNullable<TopicQuery['topicDashboard']>['metrics'];

/** The same parts as on the overview, for one topic. */
export function TopicPanels({ metrics }: { metrics: TopicMetrics }) {
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
      <VisibilityCard metrics={metrics} basis={(count) => `Based on ${count} prompts for this topic`} />
      <SentimentCard metrics={metrics} />
      <MentionsChart metrics={metrics} />
      <SentimentChart metrics={metrics} />
      <SourcesPanel metrics={metrics} />
      <CompetitorsPanel metrics={metrics} />
    </SimpleGrid>
  );
}
