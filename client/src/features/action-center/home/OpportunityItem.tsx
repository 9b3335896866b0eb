import { Box, Button, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { ArrowRight, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Pill } from '../../../components/figures/Pill.tsx';
import { paths } from '../../../paths.ts';
import type { OpportunityFragment } from './ActionCenterScreen.generated.ts';
import { POTENTIALS, TYPES } from './opportunity-words.ts';

interface OpportunityItemProps {
  opportunity: OpportunityFragment;
  open: boolean;
  onToggle: () => void;
}

/** One question; opened, why it can be won and where to start, which carries the question along. */
export function OpportunityItem({ opportunity, open, onToggle }: OpportunityItemProps) {
  const id = useId();
  const { topic, question, potential, type, reason } = opportunity;
  const { badge, name, action } = TYPES[type];
  const { word, palette } = POTENTIALS[potential];
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
            <Potential word={word} palette={palette} />
          </Box>
        </HStack>
        <Text as="span" fontWeight="medium" gridColumn={{ base: '2', sm: 'auto' }}>
          {question}
        </Text>
        <Box hideBelow="sm">
          <Potential word={word} palette={palette} />
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

const Potential = ({ word, palette }: (typeof POTENTIALS)[keyof typeof POTENTIALS]) => (
  <Pill palette={palette}>{`${word} potential`}</Pill>
);
