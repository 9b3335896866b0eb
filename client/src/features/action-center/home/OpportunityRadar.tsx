import { Box, Button, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Pill } from '../../../components/figures/Pill.tsx';
import { Disclosure, useDisclosures } from '../../../components/layout/Disclosure.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { paths } from '../../../paths.ts';
import type { OpportunityFragment } from './ActionCenterScreen.generated.ts';

const TYPES = {
  PR_OPPORTUNITY: { badge: 'PR', name: 'PR Opportunity', action: 'Create PR Pitch' },
  BLOG_PLACEMENT: { badge: 'Blog', name: 'Blog Placement', action: 'Draft Blog Post' },
  CONTENT_GAP: { badge: 'Gap', name: 'Content Gap', action: 'Create Content' },
} as const;

interface OpportunityRadarProps {
  /** Undefined while loading. */
  opportunities: readonly OpportunityFragment[] | undefined;
}

/** Questions for which answers name others. */
export function OpportunityRadar({ opportunities }: OpportunityRadarProps) {
  const disclosure = useDisclosures();
  return (
    <Panel
      title="Opportunity Radar"
      info="Questions for which AI platforms name others, and what could bring you into the answer."
      loading={!opportunities}
      skeleton={<RowSkeletons rows={6} />}
      empty={opportunities?.length === 0}
      emptyText="No opportunities found"
    >
      <chakra.ul mx={{ base: '-4', md: '-5' }} mb={{ base: '-4', md: '-5' }}>
        {opportunities?.map((opportunity) => (
          <chakra.li key={opportunity.id} borderTopWidth="1px">
            <Disclosure
              {...disclosure(opportunity.id)}
              columns={{ base: '1rem 1fr', sm: '1rem 3rem 1fr auto' }}
              summary={<Summary opportunity={opportunity} />}
            >
              <Detail opportunity={opportunity} />
            </Disclosure>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}

function Summary({ opportunity: { type, question, potential } }: { opportunity: OpportunityFragment }) {
  return (
    <>
      <HStack gridColumn={{ base: '2', sm: 'auto' }} gap="2" wrap="wrap">
        <Pill palette="accent">{TYPES[type].badge}</Pill>
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

/** The link carries the question to the generator. */
function Detail({ opportunity }: { opportunity: OpportunityFragment }) {
  const { topic, question, type, reason } = opportunity;
  return (
    <Flex direction="column" gap="3" align="start">
      <Text fontSize="sm" color="fg.subtle">{`${TYPES[type].name} · ${topic}`}</Text>
      <Text maxW="75ch" color="fg.muted">
        {reason}
      </Text>
      <Button asChild size="sm" colorPalette="accent">
        <Link to={paths.generate(question)}>
          {TYPES[type].action}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </Flex>
  );
}

const POTENTIALS = {
  HIGH: { label: 'High potential', palette: 'green' },
  MEDIUM: { label: 'Medium potential', palette: 'amber' },
  LOW: { label: 'Low potential', palette: 'gray' },
} as const;

function PotentialPill({ potential }: Pick<OpportunityFragment, 'potential'>) {
  const { label, palette } = POTENTIALS[potential];
  return <Pill palette={palette}>{label}</Pill>;
}
