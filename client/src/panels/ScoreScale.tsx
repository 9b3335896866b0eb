import { Box, Flex, Text } from '@chakra-ui/react';

const ENDS = [
  { at: 0, word: 'Negative' },
  { at: 50, word: 'Neutral' },
  { at: 100, word: 'Positive' },
];

/** Where a score lies between 0, 50 and 100; the number itself stands above it. */
export function ScoreScale({ score }: { score: number | null }) {
  return (
    <Flex direction="column" justify="center" minH="20" gap="2.5">
      <Box position="relative" h="1.5" borderRadius="full" bg="bg.muted" aria-hidden="true">
        <Box
          position="absolute"
          left="50%"
          top="-1"
          h="3.5"
          borderStartWidth="1px"
          borderColor="border.emphasized"
        />
        {score !== null && (
          <>
            <Box
              position="absolute"
              h="full"
              borderRadius="full"
              bg="accent.line"
              style={{ left: `${Math.min(50, score)}%`, width: `${Math.abs(score - 50)}%` }}
            />
            <Box
              position="absolute"
              top="50%"
              boxSize="3.5"
              borderRadius="full"
              bg="bg.panel"
              borderWidth="3px"
              borderColor="accent.line"
              transform="translate(-50%, -50%)"
              style={{ left: `${score}%` }}
            />
          </>
        )}
      </Box>
      <Flex justify="space-between" fontSize="xs" color="fg.subtle">
        {ENDS.map(({ at, word }) => (
          <Text key={at} fontVariantNumeric="tabular-nums">
            {`${at} ${word}`}
          </Text>
        ))}
      </Flex>
    </Flex>
  );
}
