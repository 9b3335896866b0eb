import { SimpleGrid, Skeleton } from '@chakra-ui/react';
import { AfterCharts } from '../../components/charts/AfterCharts.tsx';
import { CompetitorsPanel } from '../../panels/competitors/CompetitorsPanel.tsx';
import { PlatformsPanel } from '../../panels/platforms/PlatformsPanel.tsx';
import { SentimentCard } from '../../panels/sentiment/SentimentCard.tsx';
import { SentimentChart } from '../../panels/sentiment/SentimentChart.tsx';
import { SourcesPanel } from '../../panels/sources/SourcesPanel.tsx';
import { MentionsChart } from '../../panels/visibility/MentionsChart.tsx';
import { VisibilityCard } from '../../panels/visibility/VisibilityCard.tsx';
import type { OverviewQuery } from './OverviewScreen.generated.ts';
import { TopicBreakdown } from './TopicBreakdown.tsx';

const LISTS = (
  <>
    <Skeleton h="29rem" borderRadius="l3" />
    <Skeleton h="29rem" borderRadius="l3" />
  </>
);

/** The numbers in their final places; each part shows its own skeleton until they are there. */
export function OverviewPanels({ dashboard }: { dashboard: OverviewQuery['dashboard'] | undefined }) {
  const metrics = dashboard?.metrics;
  const previous = metrics?.previous;
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
      <VisibilityCard
        metrics={metrics}
        previous={previous}
        basis={(count) => `Based on ${count} total prompts`}
      />
      <SentimentCard metrics={metrics} previous={previous} />
      <MentionsChart metrics={metrics} previous={previous} />
      <SentimentChart metrics={metrics} previous={previous} />
      <AfterCharts standIn={LISTS}>
        <SourcesPanel metrics={metrics} />
        <CompetitorsPanel metrics={metrics} previous={previous} />
        <PlatformsPanel metrics={metrics} previous={previous} />
        <TopicBreakdown dashboard={dashboard} />
      </AfterCharts>
    </SimpleGrid>
  );
}
