import { Stack } from '@chakra-ui/react';
import { ChartScope } from '../../../../panels/notes/ChartScope.tsx';
import { NotesControl } from '../../../../panels/notes/NotesControl.tsx';
import { paths } from '../../../../paths.ts';
import { NoVisits } from '../NoVisits.tsx';
import { useVisitFilter } from '../use-visit-filter.ts';
import { VisitSection } from '../VisitSection.tsx';
import { useVisitOverviewQuery } from '../Visits.generated.ts';
import { AgentList } from './AgentList.tsx';
import { VisitChart } from './VisitChart.tsx';
import { VisitFigures } from './VisitFigures.tsx';

/** Visits of AI bots by purpose over time, and by bot. */
export function OverviewTab({ onImport }: { onImport: () => void }) {
  const { address, filter } = useVisitFilter();
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
            <ChartScope range={metrics.range} open={address.to === undefined} answersOf={visitsOf}>
              <VisitChart metrics={metrics} notes={<NotesControl />} />
            </ChartScope>
            <AgentList metrics={metrics} filter={filter} />
          </Stack>
        )
      }
    </VisitSection>
  );
}

/** The visits of these days. */
const visitsOf = (from: string, to: string) => `${paths.liveMentions}?${new URLSearchParams({ from, to })}`;
