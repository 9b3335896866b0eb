import { Box, Button, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { ArrowRight, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Pill } from '../../../components/figures/Pill.tsx';
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

/** Questions for which answers name others; one is expanded at a time. */
export function OpportunityRadar({ opportunities }: OpportunityRadarProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Panel
      title="Opportunity Radar"
      info="Questions that AI platforms answer with others, and what could bring you into the answer."
      loading={!opportunities}
      skeleton={<RowSkeletons rows={6} />}
      empty={opportunities?.length === 0}
      emptyText="No opportunities found"
    >
      <chakra.ul listStyleType="none" mx={{ base: '-4', md: '-5' }} mb={{ base: '-4', md: '-5' }}>
        {opportunities?.map((opportunity) => (
          <Opportunity
            key={opportunity.id}
            opportunity={opportunity}
            open={opportunity.id === openId}
            onToggle={() => setOpenId(opportunity.id === openId ? null : opportunity.id)}
          />
        ))}
      </chakra.ul>
    </Panel>
  );
}

interface OpportunityProps {
  opportunity: OpportunityFragment;
  open: boolean;
  onToggle: () => void;
}

/** The action link carries the question to the generator. */
function Opportunity({ opportunity, open, onToggle }: OpportunityProps) {
  const id = useId();
  const { topic, question, potential, type, reason } = opportunity;
  const { badge, name, action } = TYPES[type];
  return (
    <chakra.li borderTopWidth="1px">
      <chakra.button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        display="grid"
        gridTemplateColumns={{ base: '1rem 1fr', sm: '1rem 3rem 1fr auto' }}
        gap="2.5"
        alignItems="center"
        w="full"
        px={{ base: '4', md: '5' }}
        py="3"
        textAlign="start"
        cursor="pointer"
        focusVisibleRing="inside"
        _hover={{ bg: 'bg.subtle' }}
        css={{
          '& > svg': { transition: 'transform 120ms', color: 'var(--s-colors-fg-subtle)' },
          '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
        }}
        onClick={onToggle}
      >
        <ChevronRight size={16} aria-hidden="true" />
        <HStack gridColumn={{ base: '2', sm: 'auto' }} gap="2" wrap="wrap">
          <Pill palette="accent">{badge}</Pill>
          <Box hideFrom="sm">
            <PotentialPill potential={potential} />
          </Box>
        </HStack>
        <Text as="span" fontWeight="medium" gridColumn={{ base: '2', sm: 'auto' }}>
          {question}
        </Text>
        <Box hideBelow="sm">
          <PotentialPill potential={potential} />
        </Box>
      </chakra.button>
      <Box
        id={id}
        hidden={!open}
        pt="1"
        pb="4"
        ps={{ base: '2.625rem', md: '2.875rem' }}
        pe={{ base: '4', md: '5' }}
      >
        {open && (
          <Flex direction="column" gap="3" align="start">
            <Text fontSize="sm" color="fg.subtle">{`${name} · ${topic}`}</Text>
            <Text maxW="75ch" color="fg.muted">
              {reason}
            </Text>
            <Button asChild size="sm" colorPalette="accent">
              <Link to={paths.generate(question)}>
                {action}
                <ArrowRight aria-hidden="true" />
              </Link>
            </Button>
          </Flex>
        )}
      </Box>
    </chakra.li>
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
