import { Stack } from '@chakra-ui/react';
import { NoVisits } from '../NoVisits.tsx';
import { useVisitFilter } from '../use-visit-filter.ts';
import { VisitSection } from '../VisitSection.tsx';
import { useVisitOverviewQuery } from '../Visits.generated.ts';
import { AgentList } from './AgentList.tsx';
import { VisitChart } from './VisitChart.tsx';
import { VisitFigures } from './VisitFigures.tsx';

/** Visits of AI bots by purpose over time, and by bot. */
export function OverviewTab({ onImport }: { onImport: () => void }) {
  const { filter } = useVisitFilter();
  const { data, loading, error, refetch } = useVisitOverviewQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <VisitSection
      content="visits"
      data={data?.visitMetrics}
      request={filter}
      range={(metrics) => metrics.range}
      loading={loading}
      error={error}
      onRetry={() => refetch()}
    >
      {(metrics) =>
        metrics.range.from === null ? (
          <NoVisits
            text="Visits are counted from your server logs, and none was read yet."
            onImport={onImport}
          />
        ) : (
          <Stack gap={{ base: '4', md: '5' }}>
            <VisitFigures metrics={metrics} />
            <VisitChart metrics={metrics} />
            <AgentList metrics={metrics} filter={filter} />
          </Stack>
        )
      }
    </VisitSection>
  );
}
