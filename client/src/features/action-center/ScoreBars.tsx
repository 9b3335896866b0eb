import { chakra, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Bar } from '../../components/figures/Bar.tsx';
import { formatCount } from '../../format.ts';
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
        <Grid key={key} templateColumns="1fr auto" alignItems="center" columnGap="3" rowGap="1">
          <chakra.dt fontSize="sm" color="fg.muted">
            {name}
          </chakra.dt>
          <chakra.dd
            display="flex"
            alignItems="center"
            gap="2.5"
            minH="6"
            fontSize="sm"
            fontVariantNumeric="tabular-nums"
          >
            {aside?.(key)}
            <Text as="span" fontWeight="medium" minW="7" textAlign="end">
              {formatCount(scores[key])}
            </Text>
          </chakra.dd>
          <chakra.dd gridColumn="1 / -1" aria-hidden="true" data-score={key}>
            <Bar percent={barLength(scores[key], scale)} strong={strong} />
          </chakra.dd>
        </Grid>
      ))}
    </chakra.dl>
  );
}
