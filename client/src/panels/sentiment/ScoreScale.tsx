import { Box, Flex, Text } from '@chakra-ui/react';

const ENDS = [
  { at: 0, word: 'Negative' },
  { at: 50, word: 'Mixed' },
  { at: 100, word: 'Positive' },
];

interface ScoreScaleProps {
  score: number | null;
  /** The 95 % interval the true score lies in. */
  interval: { low: number | null; high: number | null } | undefined;
}

/** Where a score and its interval lie between 0, 50 and 100; the numbers themselves stand above and below it. */
export function ScoreScale({ score, interval }: ScoreScaleProps) {
  const low = interval?.low ?? null;
  const high = interval?.high ?? null;
  return (
    <Flex direction="column" justify="center" pt="1" pb="2" gap="2.5">
      <Box position="relative" h="1.5" borderRadius="full" bg="bg.muted" aria-hidden="true">
        <Box
          position="absolute"
          left="50%"
          top="-1"
          h="3.5"
          borderStartWidth="1px"
          borderColor="border.emphasized"
        />
        {low !== null && high !== null && (
          <Box
            position="absolute"
            top="-1"
            h="3.5"
            borderRadius="l1"
            bg="accent.line/20"
            style={{ left: `${low}%`, width: `${high - low}%` }}
          />
        )}
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
