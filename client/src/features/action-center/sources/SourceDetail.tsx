import { Box, chakra, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ScoreBars } from '../ScoreBars.tsx';
import type { AnalysedSourceFragment } from './SourceAnalysisScreen.generated.ts';

/** Examples shown of one kind of text. */
const MAX_EXAMPLES = 2;

/** What a source is, how its texts score and which they are. */
export function SourceDetail({ source }: { source: AnalysedSourceFragment }) {
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
