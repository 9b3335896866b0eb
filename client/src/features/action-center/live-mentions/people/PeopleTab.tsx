import { Grid, Stack, Text } from '@chakra-ui/react';
import { BarList } from '../../../../components/figures/BarList.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { FiguresTable } from '../../../../components/table/FiguresTable.tsx';
import { formatCount, formatCounted } from '../../../../format.ts';
import { CitedIn } from '../CitedIn.tsx';
import { NoVisits } from '../NoVisits.tsx';
import { PageLink } from '../PageLink.tsx';
import { SaveCsv } from '../SaveCsv.tsx';
import { useVisitFilter } from '../use-visit-filter.ts';
import { VisitSection } from '../VisitSection.tsx';
import { type PeopleMetricsQuery, usePeopleMetricsQuery } from '../Visits.generated.ts';

type People = PeopleMetricsQuery['peopleMetrics'];
type Landing = People['pages'][number];

const NONE = 'No request in this range names an AI platform as referrer or in utm_source.';

const COLUMNS = [
  {
    header: 'Landing page',
    shrinks: true,
    cell: ({ page, platform }: Landing) => (
      <>
        {page ? <PageLink page={page} /> : <Text truncate>Pages beyond the limit of a day</Text>}
        <Text hideFrom="sm" fontSize="xs" fontWeight="normal" color="fg.subtle">
          {platform}
        </Text>
      </>
    ),
  },
  { header: 'From', words: true, wideOnly: true, cell: ({ platform }: Landing) => platform },
  { header: 'People', cell: ({ people }: Landing) => formatCount(people) },
  { header: 'Cited in answers', cell: ({ page }: Landing) => (page ? <CitedIn page={page} /> : '–') },
];

const CSV = [
  { header: 'Landing page', value: ({ page }: Landing) => page?.url ?? null },
  { header: 'From', value: ({ platform }: Landing) => platform },
  { header: 'People', value: ({ people }: Landing) => people },
  { header: 'Cited in answers', value: ({ page }: Landing) => page?.answers ?? null },
];

/** People whom AI platforms sent, by platform and landing page. */
export function PeopleTab({ onImport }: { onImport: () => void }) {
  const { filter } = useVisitFilter();
  const { data, loading, error, refetch } = usePeopleMetricsQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <VisitSection
      content="people"
      data={data?.peopleMetrics}
      request={filter}
      range={({ range }) => range}
      loading={loading}
      error={error}
      onRetry={() => refetch()}
    >
      {(people) =>
        people.range.from === null ? (
          <NoVisits
            text="People sent by AI platforms are counted from your server logs, and none was read yet."
            onImport={onImport}
          />
        ) : (
          <PeoplePanels people={people} />
        )
      }
    </VisitSection>
  );
}

function PeoplePanels({ people: { range, people, platforms, pages } }: { people: People }) {
  const most = Math.max(1, ...platforms.map((platform) => platform.people));
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <Text color="fg.muted" maxW="75ch">
        {`${formatCounted(people, 'person', 'people')} or more: this is a floor, because many apps and browsers send neither a referrer nor utm_source.`}
      </Text>
      <Grid
        templateColumns={{ base: '1fr', lg: '18rem minmax(0, 1fr)' }}
        gap={{ base: '4', md: '5' }}
        alignItems="start"
      >
        <Panel
          title="Platforms"
          info="A request counts where its referrer or utm_source names an AI platform."
          empty={platforms.length === 0}
          emptyText={NONE}
        >
          <BarList
            label="Platforms"
            bars={platforms.map(({ name, people: count, previous }) => ({
              name,
              ...(previous !== null && { note: `${formatCount(previous)} before` }),
              value: formatCount(count),
              percent: (count / most) * 100,
            }))}
          />
        </Panel>
        <Panel
          title="Landing pages"
          info="Where people landed, beside the collected answers that cite the page. The 200 with most people are listed."
          empty={pages.length === 0}
          emptyText={NONE}
          actions={
            pages.length > 0 && (
              <SaveCsv name="people from ai platforms" range={range} columns={CSV} loadRows={() => pages} />
            )
          }
        >
          <FiguresTable
            caption="Landing pages by people"
            columns={COLUMNS}
            rows={pages}
            rowKey={({ page, platform }) => `${platform} ${page?.id}`}
          />
        </Panel>
      </Grid>
    </Stack>
  );
}
