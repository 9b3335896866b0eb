import { Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { SampleNotice } from '../../../../components/feedback/SampleNotice.tsx';
import type { PageResultOrder } from '../../../../schema.generated.ts';
import { useChoiceParam } from '../../../../use-choice-param.ts';
import { useVisitFilter } from '../use-visit-filter.ts';
import { VisitSection } from '../VisitSection.tsx';
import { ResultGaps } from './ResultGaps.tsx';
import { usePageResultsQuery } from './Results.generated.ts';
import { ResultsTable } from './ResultsTable.tsx';
import { ResultTotals } from './ResultTotals.tsx';

const SORTS = ['answers', 'visits', 'people', 'sessions', 'key-events', 'revenue'] as const;
type Sort = (typeof SORTS)[number];

const ORDERS: Record<Sort, PageResultOrder> = {
  answers: 'ANSWERS',
  visits: 'VISITS',
  people: 'PEOPLE',
  sessions: 'SESSIONS',
  'key-events': 'KEY_EVENTS',
  revenue: 'REVENUE',
};

/** Pages of the site from the answers that cite them to revenue, and what is not known. */
export function ResultsTab() {
  const { filter } = useVisitFilter();
  const [sort, setSort] = useChoiceParam<Sort>('sort', SORTS);
  const order = ORDERS[sort];
  const request = useMemo(() => ({ filter, order }), [filter, order]);
  const variables = { ...request, first: 50 };
  const { data, loading, error, refetch, fetchMore } = usePageResultsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const sortBy = (name: string) => {
    const chosen = SORTS.find((each) => each === name);
    if (chosen) setSort(chosen);
  };
  return (
    <VisitSection
      content="results"
      data={data?.pageResults}
      request={request}
      range={({ range }) => range}
      loading={loading}
      error={error}
      onRetry={() => refetch()}
    >
      {(results) => (
        <Stack gap={{ base: '4', md: '5' }}>
          {results.coverage.simulated && (
            <SampleNotice text="Sessions, key events and revenue are simulated for this sample account" />
          )}
          <ResultTotals {...results} />
          <ResultGaps coverage={results.coverage} days={results.days} />
          <ResultsTable
            results={results}
            sort={sort}
            onSort={sortBy}
            fetchMore={async (after, first) =>
              (await fetchMore({ variables: { ...variables, after, first } })).data?.pageResults
            }
          />
        </Stack>
      )}
    </VisitSection>
  );
}
