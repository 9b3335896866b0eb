import { Box, chakra, Flex, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { EmptyText } from '../../../components/feedback/EmptyText.tsx';
import { Pill } from '../../../components/figures/Pill.tsx';
import { Disclosure, useDisclosures } from '../../../components/layout/Disclosure.tsx';
import { formatCount } from '../../../format.ts';
import { splitAddress } from '../../../panels/sources/source-url.ts';
import { ScoreBars } from '../../../panels/web-pages/ScoreBars.tsx';
import type { AnalysedSourceFragment } from './SourceAnalysisScreen.generated.ts';

/** Per content type; product specification, section 9. */
const MAX_EXAMPLES = 2;

export function SourceList({ sources }: { sources: readonly AnalysedSourceFragment[] }) {
  const disclosure = useDisclosures();
  if (sources.length === 0) return <EmptyText>No source data available</EmptyText>;
  return (
    <Stack as="ul" gap="3" aria-label="Sources">
      {sources.map((source) => (
        <chakra.li key={source.id} bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
          <Disclosure
            {...disclosure(source.id)}
            columns="1rem 1fr auto"
            summary={<SourceSummary source={source} />}
          >
            <SourceDetail source={source} />
          </Disclosure>
        </chakra.li>
      ))}
    </Stack>
  );
}

function SourceSummary({ source }: { source: AnalysedSourceFragment }) {
  return (
    <>
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
    </>
  );
}

function SourceDetail({ source }: { source: AnalysedSourceFragment }) {
  return (
    <>
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
                <chakra.ul display="grid" gap="1" aria-label={type}>
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
    </>
  );
}
