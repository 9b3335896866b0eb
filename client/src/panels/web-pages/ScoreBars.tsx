import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Bar } from '../../components/figures/Bar.tsx';
import { ScoreDelta } from './ScoreDelta.tsx';
import { barLength, formatScoreValue, SCORES, type ScoreKey } from './scores.ts';

/** Only the scores in it are shown; null is not measured. */
type ScoreValues = Readonly<Partial<Record<ScoreKey, number | null>>>;

interface ScoreBarsProps {
  scores: ScoreValues;
  /** Shows how the scores differ from these. */
  comparedWith?: ScoreValues | null | undefined;
  strong?: boolean;
  /** Wraps a score's value, as in a link. */
  wrapValue?: (score: ScoreKey, value: string) => ReactNode;
}

export function ScoreBars({
  scores,
  strong = true,
  comparedWith,
  wrapValue = (_score, value) => value,
}: ScoreBarsProps) {
  return (
    <chakra.dl display="grid" gap="3">
      {SCORES.map(({ key, name, scale }) => {
        const [value, other] = [scores[key], comparedWith?.[key]];
        if (value === undefined) return null;
        return (
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
              {value !== null && other != null && (
                <ScoreDelta own={Math.round(value)} competitor={Math.round(other)} />
              )}
              <chakra.span fontWeight="medium" minW="7" textAlign="end">
                {wrapValue(key, formatScoreValue(value))}
              </chakra.span>
              <chakra.span minW="8" ms="-1" fontSize="xs" color="fg.subtle" aria-hidden="true">
                {scale === 1 && '/ 100'}
              </chakra.span>
            </chakra.dd>
            <chakra.dd gridColumn="1 / -1" aria-hidden="true" data-score={key}>
              <Bar percent={value === null ? 0 : barLength(value, scale)} strong={strong} />
            </chakra.dd>
          </Grid>
        );
      })}
    </chakra.dl>
  );
}
