import { Stack, Text } from '@chakra-ui/react';
import { SegmentedControl } from '../../../../components/forms/SegmentedControl.tsx';
import type { VisitPageList } from '../../../../schema.generated.ts';
import { useChoiceParam } from '../../../../use-choice-param.ts';
import { useVisitFilter } from '../use-visit-filter.ts';
import { VisitSection } from '../VisitSection.tsx';
import { usePageVisitsListQuery } from '../Visits.generated.ts';
import { PageVisitsTable } from './PageVisitsTable.tsx';

const LISTS = [
  { value: 'visited', label: 'Visited' },
  { value: 'never-cited', label: 'Never cited' },
  { value: 'never-fetched', label: 'Never fetched' },
  { value: 'refused', label: 'Refused' },
] as const;
type List = (typeof LISTS)[number]['value'];

const LIST_TEXTS: Record<List, { list: VisitPageList; about: string; none: string }> = {
  visited: {
    list: 'VISITED',
    about: 'Pages that AI bots asked for, and the collected answers that cite them.',
    none: 'No AI bot asked for a page in this range.',
  },
  'never-cited': {
    list: 'NEVER_CITED',
    about: 'AI bots fetch these pages, and no collected answer cites them.',
    none: 'Every page that AI bots fetched in this range is cited.',
  },
  'never-fetched': {
    list: 'NEVER_FETCHED',
    about: 'Answers cite these pages, and no AI bot asked for them in this range.',
    none: 'AI bots asked for every cited page of your site in this range.',
  },
  refused: {
    list: 'REFUSED',
    about:
      'Answers cite these pages, and AI bots are refused: by a status of 400 or more, or because robots.txt closes them for a bot for search or for users.',
    none: 'No cited page of your site refuses AI bots in this range.',
  },
};

const PAGE_LENGTH = 50;

/** Pages of the site by what bots and answers do with them. */
export function PagesTab() {
  const { filter } = useVisitFilter();
  const [choice, setChoice] = useChoiceParam<List>('list', [
    'visited',
    'never-cited',
    'never-fetched',
    'refused',
  ]);
  const { list, about, none } = LIST_TEXTS[choice];
  const variables = { list, filter, first: PAGE_LENGTH };
  const { data, loading, error, refetch, fetchMore } = usePageVisitsListQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack gap="0">
      <VisitSection
        content="pages"
        data={data?.pageVisitsList}
        request={filter}
        range={() => undefined}
        loading={loading}
        error={error}
        onRetry={() => refetch()}
        controls={
          <Stack gap="2" pb="4" align={{ sm: 'start' }}>
            <SegmentedControl label="Pages" size="md" options={LISTS} value={choice} onChange={setChoice} />
            <Text fontSize="sm" color="fg.muted">
              {about}
            </Text>
          </Stack>
        }
      >
        {(pages) => (
          <PageVisitsTable
            name={`pages ${choice}`}
            pages={pages}
            filter={filter}
            emptyText={none}
            fetchMore={async (after, first) =>
              (await fetchMore({ variables: { ...variables, after, first } })).data?.pageVisitsList
            }
          />
        )}
      </VisitSection>
    </Stack>
  );
}
