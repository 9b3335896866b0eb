import { chakra, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Bar } from '../../components/figures/Bar.tsx';
import { formatCount } from '../../format.ts';

/** The five scores that bars show. */
export interface ContentScores {
  /** 0–100 */
  authoritativeness: number;
  citations: number;
  statistics: number;
  technicalTerms: number;
  /** 0–100 */
  fluency: number;
}

/** In display order. A bar's length in percent is the score times `scale`; product specification, section 9. */
export const CONTENT_SCORES: readonly { key: keyof ContentScores; name: string; scale: number }[] = [
  { key: 'authoritativeness', name: 'Authoritativeness', scale: 1 },
  { key: 'citations', name: 'Citations', scale: 5 },
  { key: 'statistics', name: 'Statistics', scale: 4 },
  { key: 'technicalTerms', name: 'Technical Terms', scale: 3 },
  { key: 'fluency', name: 'Fluency', scale: 1 },
];

/** In percent, 0–100. */
export const barLength = (score: number, scale: number) => Math.min(100, Math.max(0, score * scale));

interface ScoreBarsProps {
  scores: ContentScores;
  strong?: boolean;
  /** Content beside a score. */
  aside?: (score: keyof ContentScores) => ReactNode;
}

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
            <Text as="span" minW="8" ms="-1" fontSize="xs" color="fg.subtle" aria-hidden="true">
              {scale === 1 && '/ 100'}
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
