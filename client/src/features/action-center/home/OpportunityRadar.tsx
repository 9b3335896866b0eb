import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Pill } from '../../../components/figures/Pill.tsx';
import { Disclosure, useDisclosures } from '../../../components/layout/Disclosure.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import type { OpportunityPotential, OpportunityType } from '../../../schema.generated.ts';
import { OPPORTUNITY_TYPES, PotentialPill } from './PotentialPill.tsx';

/** What an opportunity shows while it is closed. */
interface Summary {
  id: string;
  question: string;
  type: OpportunityType;
  potential: OpportunityPotential;
}

interface OpportunityRadarProps<T extends Summary> {
  /** Undefined while loading. */
  opportunities: readonly T[] | undefined;
  info: string;
  emptyText: string;
  /** What it shows when it is open. */
  children: (opportunity: T) => ReactNode;
}

/** Questions for which answers name others; one is open at a time. */
export function OpportunityRadar<T extends Summary>({
  opportunities,
  info,
  emptyText,
  children,
}: OpportunityRadarProps<T>) {
  const disclosure = useDisclosures();
  return (
    <Panel
      title="Opportunity Radar"
      info={info}
      loading={!opportunities}
      skeleton={<RowSkeletons rows={6} />}
      empty={opportunities?.length === 0}
      emptyText={emptyText}
    >
      <chakra.ul mx={{ base: '-4', md: '-5' }} mb={{ base: '-4', md: '-5' }}>
        {opportunities?.map((opportunity) => (
          <chakra.li key={opportunity.id} borderTopWidth="1px">
            <Disclosure
              {...disclosure(opportunity.id)}
              columns={{ base: '1rem 1fr', sm: '1rem 3rem 1fr auto' }}
              summary={<SummaryLine opportunity={opportunity} />}
            >
              {children(opportunity)}
            </Disclosure>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}

function SummaryLine({ opportunity: { type, question, potential } }: { opportunity: Summary }) {
  return (
    <>
      <HStack gridColumn={{ base: '2', sm: 'auto' }} gap="2" wrap="wrap">
        <Pill palette="accent">{OPPORTUNITY_TYPES[type].badge}</Pill>
        <Box hideFrom="sm">
          <PotentialPill potential={potential} />
        </Box>
      </HStack>
      <Text as="span" fontWeight="medium" gridColumn={{ base: '2', sm: 'auto' }}>
        {question}
      </Text>
      <Box hideBelow="sm" data-no-print="">
        <PotentialPill potential={potential} />
      </Box>
    </>
  );
}
