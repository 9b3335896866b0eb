import { Box, Flex, Heading } from '@chakra-ui/react';
import { FiguresTable } from '../../../../components/table/FiguresTable.tsx';
import { formatCount } from '../../../../format.ts';
import { SaveCsv } from '../SaveCsv.tsx';
import type { PageVisitsQuery, VisitedPageFieldsFragment } from '../Visits.generated.ts';
import { formatLastVisit, formatPath, PURPOSES } from '../visit-names.ts';

type PageBot = NonNullable<PageVisitsQuery['pageVisits']>['agents'][number];

const COLUMNS = [
  { header: 'Bot', cell: ({ agent }: PageBot) => agent.token },
  {
    header: 'Purpose',
    words: true,
    wideOnly: true,
    cell: ({ agent }: PageBot) => PURPOSES[agent.purpose].name,
  },
  { header: 'Visits', cell: ({ visits }: PageBot) => formatCount(visits) },
  { header: 'Refused', cell: ({ refused }: PageBot) => formatCount(refused) },
  { header: 'Forged', cell: ({ forged }: PageBot) => formatCount(forged) },
  {
    header: 'Last visit',
    wideOnly: true,
    words: true,
    cell: ({ lastVisitAt }: PageBot) => formatLastVisit(lastVisitAt),
  },
];

const CSV = [
  { header: 'Bot', value: ({ agent }: PageBot) => agent.token },
  { header: 'Vendor', value: ({ agent }: PageBot) => agent.vendor },
  { header: 'Purpose', value: ({ agent }: PageBot) => PURPOSES[agent.purpose].name },
  { header: 'Visits', value: ({ visits }: PageBot) => visits },
  { header: 'Refused', value: ({ refused }: PageBot) => refused },
  { header: 'Forged (not in visits)', value: ({ forged }: PageBot) => forged },
  { header: 'Last visit', value: ({ lastVisitAt }: PageBot) => lastVisitAt },
];

interface PageBotsProps {
  agents: readonly PageBot[];
  page: VisitedPageFieldsFragment;
}

/** The bots that asked for an open page. */
export const PageBots = ({ agents, page }: PageBotsProps) => (
  <Box>
    <Flex justify="space-between" align="center" gap="3" mb="2">
      <Heading as="h3" fontSize="sm" fontWeight="medium">
        Bots
      </Heading>
      <SaveCsv name={`bots on ${formatPath(page.url)}`} columns={CSV} loadRows={() => agents} />
    </Flex>
    <FiguresTable
      caption="Bots on this page"
      columns={COLUMNS}
      rows={agents}
      rowKey={({ agent }) => agent.token}
    />
  </Box>
);
