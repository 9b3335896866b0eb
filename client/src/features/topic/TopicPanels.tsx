import { SimpleGrid, Skeleton } from '@chakra-ui/react';
import { AfterCharts } from '../../components/charts/AfterCharts.tsx';
import { CompetitorsPanel } from '../../panels/competitors/CompetitorsPanel.tsx';
import { SentimentCard } from '../../panels/sentiment/SentimentCard.tsx';
import { SentimentChart } from '../../panels/sentiment/SentimentChart.tsx';
import { SourcesPanel } from '../../panels/sources/SourcesPanel.tsx';
import { MentionsChart } from '../../panels/visibility/MentionsChart.tsx';
import { VisibilityCard } from '../../panels/visibility/VisibilityCard.tsx';
import type { TopicQuery } from './TopicScreen.generated.ts';

type TopicMetrics = NonNullable<TopicQuery['topicDashboard']>['metrics'];

const LISTS = (
  <>
    <Skeleton h="29rem" borderRadius="l3" />
    <Skeleton h="29rem" borderRadius="l3" />
  </>
);

/** The same parts as on the overview, for one topic; each shows its own skeleton until its numbers are there. */
export function TopicPanels({ metrics }: { metrics: TopicMetrics | undefined }) {
  const previous = metrics?.previous;
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
      <VisibilityCard
        metrics={metrics}
        previous={previous}
        basis={(count) => `Based on ${count} prompts for this topic`}
      />
      <SentimentCard metrics={metrics} previous={previous} />
      <MentionsChart metrics={metrics} previous={previous} />
      <SentimentChart metrics={metrics} previous={previous} />
      <AfterCharts standIn={LISTS}>
        <SourcesPanel metrics={metrics} />
        <CompetitorsPanel metrics={metrics} previous={previous} />
      </AfterCharts>
    </SimpleGrid>
  );
}
