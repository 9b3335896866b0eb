import { Box, chakra, Flex, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { formatCount } from '../../../format.ts';
import { splitAddress } from '../../../panels/sources/source-url.ts';
import { ScoreBars } from '../ScoreBars.tsx';
import type { AnalysedSourceFragment } from './SourceAnalysisScreen.generated.ts';

/** Per content type; product specification, section 9. */
const MAX_EXAMPLES = 2;

interface SourceItemProps {
  source: AnalysedSourceFragment;
  open: boolean;
  onToggle: () => void;
}

export function SourceItem({ source, open, onToggle }: SourceItemProps) {
  const id = useId();
  return (
    <chakra.li bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
      <chakra.button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        display="grid"
        gridTemplateColumns="1rem 1fr auto"
        gap="3"
        alignItems="start"
        w="full"
        p={{ base: '4', md: '5' }}
        textAlign="start"
        cursor="pointer"
        borderRadius="l3"
        focusVisibleRing="inside"
        _hover={{ bg: 'bg.subtle' }}
        css={{
          '& > svg': { marginTop: '3px', transition: 'transform 120ms', color: 'var(--s-colors-fg-subtle)' },
          '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
        }}
        onClick={onToggle}
      >
        <ChevronRight size={16} aria-hidden="true" />
        <Box minW="0">
          <Flex columnGap="2" wrap="wrap" align="baseline" mb="2.5">
            <Text as="span" fontWeight="medium">
              {source.name}
            </Text>
            <Text as="span" fontSize="sm" color="fg.subtle" overflowWrap="anywhere">
              {splitAddress(source.url, '').site}
            </Text>
          </Flex>
          <HStack gap="1.5" wrap="wrap">
            {source.contentTypes.map(({ type, count }) => (
              <Pill key={type}>{`${type} · ${formatCount(count)}`}</Pill>
            ))}
          </HStack>
        </Box>
        <Box textAlign="end" fontVariantNumeric="tabular-nums">
          <Text as="span" display="block" fontSize="xl" fontWeight="semibold" lineHeight="1.3">
            {formatCount(source.citations)}
          </Text>
          <Text as="span" fontSize="xs" color="fg.subtle">
            citations
          </Text>
        </Box>
      </chakra.button>
      <div id={id} hidden={!open}>
        {open && <SourceDetail source={source} />}
      </div>
    </chakra.li>
  );
}

function SourceDetail({ source }: { source: AnalysedSourceFragment }) {
  return (
    <Box pt="1" px={{ base: '4', md: '5' }} ps={{ base: '4', md: '3.25rem' }} pb={{ base: '4', md: '5' }}>
      <Text maxW="75ch" color="fg.muted" mb="5">
        {source.description}
      </Text>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '6', lg: '10' }}>
        <section>
          <Heading as="h3" fontSize="sm" fontWeight="medium" mb="2">
            Scores
          </Heading>
          <ScoreBars scores={source.scores} />
        </section>
        <section>
          <Heading as="h3" fontSize="sm" fontWeight="medium" mb="2">
            Examples
          </Heading>
          <Stack gap="4">
            {source.contentTypes.map(({ type, examples }) => (
              <div key={type}>
                <Text fontSize="xs" color="fg.subtle" mb="1">
                  {type}
                </Text>
                <chakra.ul listStyleType="none" display="grid" gap="1" aria-label={type}>
                  {examples.slice(0, MAX_EXAMPLES).map((example) => (
                    <chakra.li key={example} fontSize="sm">
                      {example}
                    </chakra.li>
                  ))}
                </chakra.ul>
              </div>
            ))}
          </Stack>
        </section>
      </SimpleGrid>
    </Box>
  );
}
