import { Box, Flex, Text } from '@chakra-ui/react';
import type { RateLine_RateFragment } from '../../../panels/visibility/RateLine.generated.ts';

const TICKS = [0, 25, 50, 75, 100];

/** Where a rate and its 95 % interval lie between 0 and 100 %; the numbers stand beside it in words. */
export function RateScale({ rate: { value, low, high } }: { rate: RateLine_RateFragment }) {
  return (
    <Box aria-hidden="true">
      <Box position="relative" h="2.5" bg="bg.muted" borderRadius="full">
        {value !== null && (
          <Box h="full" bg="accent.line" borderRadius="full" style={{ width: `${value}%` }} />
        )}
        {low !== null && high !== null && (
          <Box
            position="absolute"
            insetY="-1"
            borderInlineWidth="2px"
            borderColor="fg.muted"
            bg="fg.muted/15"
            style={{ left: `${low}%`, width: `${high - low}%` }}
          />
        )}
      </Box>
      <Flex justify="space-between" mt="2" fontSize="2xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {TICKS.map((tick) => (
          <Text as="span" key={tick}>{`${tick}%`}</Text>
        ))}
      </Flex>
    </Box>
  );
}
