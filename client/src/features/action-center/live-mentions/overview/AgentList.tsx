import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { Pill } from '../../../../components/figures/Pill.tsx';
import { Disclosure, useDisclosures } from '../../../../components/layout/Disclosure.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import type { CsvColumn } from '../../../../components/table/to-csv.ts';
import { formatCount, formatDay, formatPercent } from '../../../../format.ts';
import type { VisitFilter } from '../../../../schema.generated.ts';
import { SaveCsv } from '../SaveCsv.tsx';
import type { AgentRowFragment, VisitOverviewQuery } from '../Visits.generated.ts';
import { PURPOSES } from '../visit-names.ts';
import { AgentDetail } from './AgentDetail.tsx';

const CSV: readonly CsvColumn<AgentRowFragment>[] = [
  { header: 'Bot', value: ({ agent }) => agent.token },
  { header: 'Vendor', value: ({ agent }) => agent.vendor },
  { header: 'Purpose', value: ({ agent }) => PURPOSES[agent.purpose].name },
  { header: 'Visits', value: ({ visits }) => visits },
  { header: 'Verified', value: ({ verified }) => verified },
  { header: 'No published range', value: ({ unpublished }) => unpublished },
  { header: 'Forged (not in visits)', value: ({ forged }) => forged },
  { header: 'Refused', value: ({ refused }) => refused.hits },
  { header: 'Refused (%)', value: ({ refused }) => refused.value },
  { header: '95% low', value: ({ refused }) => refused.low },
  { header: '95% high', value: ({ refused }) => refused.high },
  { header: 'Visits in the range before', value: ({ previous }) => previous },
  { header: 'Ranges of', value: ({ agent }) => agent.rangesDate },
];

interface AgentListProps {
  metrics: VisitOverviewQuery['visitMetrics'];
  filter: VisitFilter;
}

/** The bots that visited; one is open at a time. */
export function AgentList({ metrics: { agents, range }, filter }: AgentListProps) {
  const disclosure = useDisclosures();
  return (
    <Panel
      title="Bots"
      info="A bot is verified where its address is in the ranges that its vendor publishes, and forged where it is not. Forged visits are counted apart."
      empty={agents.length === 0}
      emptyText="No AI bot visited in this range."
      actions={<SaveCsv name="ai bots" range={range} columns={CSV} loadRows={() => agents} />}
    >
      <chakra.ul aria-label="Bots" borderWidth="1px" borderRadius="l2" overflow="hidden">
        {agents.map((row) => (
          <chakra.li key={row.agent.token} css={{ '& + &': { borderTopWidth: '1px' } }}>
            <Disclosure
              {...disclosure(row.agent.token)}
              columns={{ base: '1rem minmax(0, 1fr) auto', sm: '1rem minmax(0, 1fr) 7rem 6rem' }}
              summary={<AgentSummary row={row} />}
            >
              <AgentDetail row={row} filter={filter} />
            </Disclosure>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}

function AgentSummary({
  row: { agent, visits, verified, unpublished, forged, refused, previous, lastDay },
}: {
  row: AgentRowFragment;
}) {
  return (
    <>
      <Box minW="0">
        <Flex columnGap="2" rowGap="1" wrap="wrap" align="center" mb="1">
          <Text as="span" fontWeight="medium" overflowWrap="anywhere">
            {agent.token}
          </Text>
          <Text as="span" fontSize="sm" color="fg.muted">
            {agent.vendor}
          </Text>
        </Flex>
        <HStack gap="1.5" rowGap="1" wrap="wrap">
          <Pill size="sm">{PURPOSES[agent.purpose].name}</Pill>
          {verified > 0 && (
            <Pill size="sm" palette="green">
              Verified
            </Pill>
          )}
          {unpublished > 0 && <Pill size="sm">No published range</Pill>}
          {forged > 0 && (
            <Pill size="sm" palette="red">
              {`${formatCount(forged)} forged`}
            </Pill>
          )}
          <Text as="span" fontSize="xs" color="fg.subtle">
            {`last ${formatDay(lastDay)}`}
          </Text>
        </HStack>
      </Box>
      <Box hideBelow="sm" textAlign="end" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {refused.value !== null && refused.hits > 0 && (
          <>
            <Text as="span" display="block" color={refused.value >= 20 ? 'red.fg' : undefined}>
              {`${formatPercent(refused.value)} refused`}
            </Text>
            <Text as="span" display="block" fontSize="xs" color="fg.subtle">
              {`${formatCount(refused.hits)} of ${formatCount(refused.visits)}`}
            </Text>
          </>
        )}
      </Box>
      <Box textAlign="end" fontVariantNumeric="tabular-nums">
        <Text as="span" display="block" fontSize="xl" fontWeight="semibold" lineHeight="1.3">
          {formatCount(visits)}
        </Text>
        <Text as="span" display="block" fontSize="xs" color="fg.subtle">
          {previous === null ? (visits === 1 ? 'visit' : 'visits') : `${formatCount(previous)} before`}
        </Text>
      </Box>
    </>
  );
}
