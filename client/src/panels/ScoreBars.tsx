import { chakra, Flex, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Bar } from '../components/Bar.tsx';
import { formatCount } from '../format.ts';
import { barLength, CONTENT_SCORES, type ContentScores } from './content-scores.ts';

interface ScoreBarsProps {
  scores: ContentScores;
  strong?: boolean;
  /** What stands beside a score. */
  aside?: (score: keyof ContentScores) => ReactNode;
}

/** What makes a text worth citing: five scores with a bar each. */
export function ScoreBars({ scores, strong = true, aside }: ScoreBarsProps) {
  return (
    <chakra.dl display="grid" gap="3">
      {CONTENT_SCORES.map(({ key, name, scale }) => (
        <div key={key}>
          <Flex justify="space-between" align="center" gap="3" minH="6" mb="1" fontSize="sm">
            <Text as="dt" color="fg.muted">
              {name}
            </Text>
            <HStack as="dd" gap="2.5" fontVariantNumeric="tabular-nums">
              {aside?.(key)}
              <Text as="span" fontWeight="medium" minW="7" textAlign="end">
                {formatCount(scores[key])}
              </Text>
            </HStack>
          </Flex>
          <dd aria-hidden="true" data-score={key}>
            <Bar percent={barLength(scores[key], scale)} strong={strong} />
          </dd>
        </div>
      ))}
    </chakra.dl>
  );
}
