import { SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { AfterCharts } from '../../components/charts/AfterCharts.tsx';
import { CompetitorsPanel } from '../competitors/CompetitorsPanel.tsx';
import type { ComparedProps } from '../figures/metrics-props.ts';
import { SentimentCard } from '../sentiment/SentimentCard.tsx';
import { SentimentChart } from '../sentiment/SentimentChart.tsx';
import { SourcesPanel } from '../sources/SourcesPanel.tsx';
import { MentionsChart } from '../visibility/MentionsChart.tsx';
import { VisibilityCard } from '../visibility/VisibilityCard.tsx';
import type {
  MetricsPanels_MetricsFragment,
  MetricsPanels_PreviousFragment,
} from './MetricsPanels.generated.ts';

interface MetricsPanelsProps
  extends ComparedProps<MetricsPanels_MetricsFragment, MetricsPanels_PreviousFragment> {
  /** Leaves the cards out where other figures take their place. */
  withoutCards?: boolean;
  /** Further lists, with and without their numbers. */
  children?: (ready: boolean) => ReactNode;
}

/**
 * What the overview and the topic page show alike. A new card is a component with its fragments, a line here, and its
 * fragments in MetricsPanels.graphql.
 */
export function MetricsPanels({ metrics, previous, withoutCards = false, children }: MetricsPanelsProps) {
  const numbers = {
    metrics: unmaskFragment<MetricsPanels_MetricsFragment>(metrics),
    previous: unmaskFragment<MetricsPanels_PreviousFragment>(previous),
  };
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
      {!withoutCards && (
        <>
          <VisibilityCard {...numbers} />
          <SentimentCard {...numbers} />
        </>
      )}
      <MentionsChart {...numbers} />
      <SentimentChart {...numbers} />
      <AfterCharts
        fallback={
          <>
            <SourcesPanel metrics={undefined} />
            <CompetitorsPanel metrics={undefined} previous={undefined} />
            {children?.(false)}
          </>
        }
      >
        <SourcesPanel {...numbers} />
        <CompetitorsPanel {...numbers} />
        {children?.(true)}
      </AfterCharts>
    </SimpleGrid>
  );
}
