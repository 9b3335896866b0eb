import { Stack, Text } from '@chakra-ui/react';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { FiguresTable } from '../../../../components/table/FiguresTable.tsx';
import { formatCount, formatCounted, formatDay, formatPercent } from '../../../../format.ts';
import { NoVisits } from '../NoVisits.tsx';
import { SaveCsv } from '../SaveCsv.tsx';
import { useVisitFilter } from '../use-visit-filter.ts';
import { VisitSection } from '../VisitSection.tsx';
import { type SiteFileVisitsQuery, useSiteFileVisitsQuery } from '../Visits.generated.ts';
import { formatLastVisit, formatPath, PURPOSES } from '../visit-names.ts';

type List = SiteFileVisitsQuery['siteFileVisits'];
type FileRow = List['files'][number];

const FILES = [
  { name: 'llms.txt', pattern: /\/llms(?:-full)?\.txt$/ },
  { name: 'robots.txt', pattern: /\/robots\.txt$/ },
] as const;

const COLUMNS = [
  {
    header: 'Bot',
    shrinks: true,
    cell: ({ agent, lastVisitAt }: FileRow) => (
      <>
        <Text truncate>{agent.token}</Text>
        <Text fontSize="xs" fontWeight="normal" color="fg.subtle" whiteSpace="normal">
          {`${agent.vendor} · ${PURPOSES[agent.purpose].name}`}
        </Text>
        <Text hideFrom="sm" fontSize="xs" fontWeight="normal" color="fg.subtle" whiteSpace="normal">
          {`last ${formatDay(lastVisitAt.slice(0, 10))}`}
        </Text>
      </>
    ),
  },
  { header: 'File', words: true, wideOnly: true, cell: ({ url }: FileRow) => formatPath(url) },
  { header: 'Requests', cell: ({ visits }: FileRow) => formatCount(visits) },
  { header: 'Refused', cell: ({ refused }: FileRow) => formatCount(refused) },
  {
    header: 'Last',
    wideOnly: true,
    words: true,
    cell: ({ lastVisitAt }: FileRow) => formatLastVisit(lastVisitAt),
  },
];

const CSV = [
  { header: 'Bot', value: ({ agent }: FileRow) => agent.token },
  { header: 'Vendor', value: ({ agent }: FileRow) => agent.vendor },
  { header: 'Purpose', value: ({ agent }: FileRow) => PURPOSES[agent.purpose].name },
  { header: 'File', value: ({ url }: FileRow) => url },
  { header: 'Requests', value: ({ visits }: FileRow) => visits },
  { header: 'Refused', value: ({ refused }: FileRow) => refused },
  { header: 'Last', value: ({ lastVisitAt }: FileRow) => lastVisitAt },
];

/** Who asks for llms.txt and robots.txt. */
export function SiteFilesTab({ onImport }: { onImport: () => void }) {
  const { filter } = useVisitFilter();
  const { data, loading, error, refetch } = useSiteFileVisitsQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <VisitSection
      content="requests"
      data={data?.siteFileVisits}
      request={filter}
      range={({ range }) => range}
      loading={loading}
      error={error}
      onRetry={() => refetch()}
    >
      {(list) =>
        list.range.from === null ? (
          <NoVisits
            text="Requests for llms.txt and robots.txt are counted from your server logs, and none was read yet."
            onImport={onImport}
          />
        ) : (
          <Stack gap={{ base: '4', md: '5' }}>
            {FILES.map(({ name, pattern }) => (
              <FilePanel key={name} name={name} list={list} pattern={pattern} />
            ))}
          </Stack>
        )
      }
    </VisitSection>
  );
}

function FilePanel({ name, list, pattern }: { name: string; list: List; pattern: RegExp }) {
  const rows = list.files.filter(({ url }) => pattern.test(url));
  const requests = rows.reduce((sum, { visits }) => sum + visits, 0);
  const share = list.visits > 0 ? ` (${formatPercent((requests / list.visits) * 100)})` : '';
  return (
    <Panel
      title={`Requests for ${name}`}
      info="Requests of AI bots, without forged ones."
      empty={rows.length === 0}
      emptyText={`No AI bot asked for ${name} in this range: none of ${formatCounted(list.visits, 'visit')}.`}
      actions={
        rows.length > 0 && <SaveCsv name={name} range={list.range} columns={CSV} loadRows={() => rows} />
      }
    >
      <Text fontSize="sm" color="fg.muted" mb="4">
        {`${formatCounted(requests, 'request')} of ${formatCounted(list.visits, 'visit')}${share}, by ${formatCounted(new Set(rows.map(({ agent }) => agent.token)).size, 'bot')}.`}
      </Text>
      <FiguresTable
        caption={`Bots that ask for ${name}`}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ agent, url }) => `${agent.token} ${url}`}
      />
    </Panel>
  );
}
