import { Box, Flex, Heading } from '@chakra-ui/react';
import { FiguresTable } from '../../../../components/table/FiguresTable.tsx';
import { formatCount, formatRange } from '../../../../format.ts';
import { CitedIn } from '../CitedIn.tsx';
import { PageLink } from '../PageLink.tsx';
import { SaveCsv } from '../SaveCsv.tsx';
import type { AgentVisitsQuery } from '../Visits.generated.ts';

type Detail = NonNullable<AgentVisitsQuery['agentVisits']>;
type FetchedPage = Detail['pages'][number];

const COLUMNS = [
  { header: 'Page', shrinks: true, cell: ({ page }: FetchedPage) => <PageLink page={page} /> },
  { header: 'Visits', cell: ({ visits }: FetchedPage) => formatCount(visits) },
  { header: 'Refused', cell: ({ refused }: FetchedPage) => formatCount(refused) },
  { header: 'Cited in answers', cell: ({ page }: FetchedPage) => <CitedIn page={page} /> },
];

const CSV = [
  { header: 'Page', value: ({ page }: FetchedPage) => page.url },
  { header: 'Visits', value: ({ visits }: FetchedPage) => visits },
  { header: 'Refused', value: ({ refused }: FetchedPage) => refused },
  { header: 'Cited in answers', value: ({ page }: FetchedPage) => page.answers },
];

/** The pages that an open bot fetched most. */
export function FetchedPages({ detail: { pages, recent }, token }: { detail: Detail; token: string }) {
  const days = recent.from && recent.to ? formatRange(recent.from, recent.to) : '';
  return (
    <Box>
      <Flex justify="space-between" align="center" gap="3" mb="2">
        <Heading as="h3" fontSize="sm" fontWeight="medium">
          {`Pages fetched most, ${days}`}
        </Heading>
        <SaveCsv name={`pages of ${token}`} range={recent} columns={CSV} loadRows={() => pages} />
      </Flex>
      <FiguresTable
        caption="Pages fetched most"
        columns={COLUMNS}
        rows={pages}
        rowKey={({ page }) => page.id}
      />
    </Box>
  );
}
