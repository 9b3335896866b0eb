import { Box, HStack, Text } from '@chakra-ui/react';
import { formatDecimal } from '../../format.ts';
import { bandOf } from './sentiment-band.ts';

/** A mention's sentiment as a number and a word; the dot only repeats the word. */
export function SentimentWord({ sentiment }: { sentiment: number | null }) {
  const { word, palette } = bandOf(sentiment);
  return (
    <HStack gap="1.5" colorPalette={palette}>
      <Box boxSize="2" borderRadius="full" flexShrink="0" bg="colorPalette.line" aria-hidden="true" />
      <Text as="span" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {sentiment === null ? word : `${formatDecimal(sentiment)} ${word}`}
      </Text>
    </HStack>
  );
}
