import { Box, chakra, Flex, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { SentimentBand } from '../../schema.generated.ts';

export interface BandShare {
  name: string;
  palette: 'green' | 'amber' | 'red' | 'gray';
  sentiment: SentimentBand;
  answers: number;
}

/** Answers by what they say. */
type Counts = Record<'positive' | 'mixed' | 'negative' | 'unjudged', number>;

export const toBands = (counts: Counts): BandShare[] => [
  { name: 'Positive', palette: 'green', answers: counts.positive, sentiment: 'POSITIVE' },
  { name: 'Mixed', palette: 'amber', answers: counts.mixed, sentiment: 'MIXED' },
  { name: 'Negative', palette: 'red', answers: counts.negative, sentiment: 'NEGATIVE' },
  { name: 'Not judged', palette: 'gray', answers: counts.unjudged, sentiment: 'UNJUDGED' },
];

/** What answers say of a company as shares of a bar, with a legend; `renderShare` may make a share a link. */
export function BandShares({
  bands,
  renderShare,
}: {
  bands: readonly BandShare[];
  renderShare?: (band: BandShare, share: string) => ReactNode;
}) {
  const all = bands.reduce((sum, { answers }) => sum + answers, 0);
  return (
    <Box>
      <Flex h="2" gap="0.5" borderRadius="full" overflow="hidden" bg="bg.muted" aria-hidden="true">
        {bands.map(({ name, palette, answers }) =>
          answers === 0 ? null : (
            <Box
              key={name}
              colorPalette={palette}
              bg={palette === 'gray' ? 'border.emphasized' : 'colorPalette.line'}
              minW="0.5"
              flexBasis="0"
              style={{ flexGrow: answers }}
            />
          ),
        )}
      </Flex>
      <chakra.ul
        aria-label="Shares of the answers"
        listStyleType="none"
        display="flex"
        flexWrap="wrap"
        columnGap="3"
        rowGap="0.5"
        mt="2"
        fontSize="xs"
        fontVariantNumeric="tabular-nums"
      >
        {bands.map((band) => {
          const share = formatShare(band.answers, all);
          return (
            <HStack as="li" key={band.name} gap="1.5" colorPalette={band.palette} whiteSpace="nowrap">
              <Box
                boxSize="2"
                borderRadius="full"
                flexShrink="0"
                bg={band.palette === 'gray' ? 'border.emphasized' : 'colorPalette.line'}
                aria-hidden="true"
              />
              <chakra.span color="fg.muted">{band.name}</chakra.span>
              <chakra.span fontWeight="medium">{renderShare?.(band, share) ?? share}</chakra.span>
            </HStack>
          );
        })}
      </chakra.ul>
    </Box>
  );
}

/** Whole percent; `<1%` and `>99%` where rounding would say that there are none or no others. */
function formatShare(answers: number, all: number): string {
  if (all === 0) return '–';
  const percent = (100 * answers) / all;
  if (percent > 0 && percent < 0.5) return '<1%';
  if (percent < 100 && percent >= 99.5) return '>99%';
  return `${Math.round(percent)}%`;
}
