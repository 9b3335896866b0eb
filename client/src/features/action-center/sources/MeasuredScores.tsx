import { chakra, Grid, Text } from '@chakra-ui/react';
import { Bar } from '../../../components/figures/Bar.tsx';
import { formatDecimal } from '../../../format.ts';
import { barLength, CONTENT_SCORES } from '../ScoreBars.tsx';
import type { SiteRowFragment } from './TopSourcesScreen.generated.ts';

/** The median scores of a site's read pages; one that is not measured in their language has none. */
export function MeasuredScores({ scores }: { scores: NonNullable<SiteRowFragment['scores']> }) {
  return (
    <chakra.dl display="grid" gap="3">
      {CONTENT_SCORES.map(({ key, name, scale }) => {
        const score = scores[key];
        return (
          <Grid key={key} templateColumns="1fr auto" alignItems="center" columnGap="3" rowGap="1">
            <chakra.dt fontSize="sm" color="fg.muted">
              {name}
            </chakra.dt>
            <chakra.dd fontSize="sm" fontWeight="medium" fontVariantNumeric="tabular-nums">
              {score === null ? '–' : formatDecimal(score)}
              {scale === 1 && (
                <Text as="span" ms="1" fontSize="xs" fontWeight="normal" color="fg.subtle" aria-hidden="true">
                  / 100
                </Text>
              )}
            </chakra.dd>
            <chakra.dd gridColumn="1 / -1" aria-hidden="true">
              <Bar percent={score === null ? 0 : barLength(score, scale)} />
            </chakra.dd>
          </Grid>
        );
      })}
    </chakra.dl>
  );
}
