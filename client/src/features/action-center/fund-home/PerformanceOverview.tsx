import { SimpleGrid } from '@chakra-ui/react';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { CategoryBars } from './CategoryBars.tsx';
import type { FundHomeQuery } from './FundHomeScreen.generated.ts';
import { Recommendations } from './Recommendations.tsx';

interface PerformanceOverviewProps {
  /** Undefined while it loads. */
  center: FundHomeQuery['fundActionCenter'] | undefined;
}

/** Where the fund is seen and where it is not, and what to do about it. */
export function PerformanceOverview({ center }: PerformanceOverviewProps) {
  return (
    <Panel
      title="Performance Overview"
      info="Visibility is the share of answers that name the fund, on average over the prompts of a category."
      loading={!center}
      skeleton={<RowSkeletons rows={12} />}
      empty={center?.performance.length === 0}
      emptyText="No data available"
    >
      {center && (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '8', lg: '10' }}>
          <CategoryBars categories={center.performance} />
          <Recommendations recommendations={center.recommendations} />
        </SimpleGrid>
      )}
    </Panel>
  );
}
