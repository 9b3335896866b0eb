import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bar } from '../../../components/figures/Bar.tsx';
import { formatCount } from '../../../format.ts';
import { OPENS } from '../../../panels/answer-links/OpenAnswers.tsx';
import { paths } from '../../../paths.ts';
import type { WebPageScore } from '../../../schema.generated.ts';
import { barLength } from '../ScoreBars.tsx';
import type { ComparedPageFragment } from './PageComparison.generated.ts';

export type PageScoreKey = Exclude<keyof NonNullable<ComparedPageFragment['page']['scores']>, '__typename'>;

/** In display order. A bar's length in percent is the score times `scale`; product specification, section 9. */
export const PAGE_SCORES: readonly { key: PageScoreKey; score: WebPageScore; name: string; scale: number }[] =
  [
    { key: 'authoritativeness', score: 'AUTHORITATIVENESS', name: 'Authoritativeness', scale: 1 },
    { key: 'citations', score: 'CITATIONS', name: 'Citations', scale: 5 },
    { key: 'quotations', score: 'QUOTATIONS', name: 'Quotations', scale: 5 },
    { key: 'statistics', score: 'STATISTICS', name: 'Statistics', scale: 4 },
    { key: 'technicalTerms', score: 'TECHNICAL_TERMS', name: 'Technical Terms', scale: 3 },
    { key: 'fluency', score: 'FLUENCY', name: 'Fluency', scale: 1 },
  ];

interface PageScoresProps {
  page: ComparedPageFragment['page'];
  strong: boolean;
  /** Content beside a score. */
  aside?: ((score: PageScoreKey) => ReactNode) | undefined;
}

/** A page's six scores; each opens the page with what it counts. */
export function PageScores({ page, strong, aside }: PageScoresProps) {
  return (
    <chakra.dl display="grid" gap="3">
      {PAGE_SCORES.map(({ key, score, name, scale }) => {
        const value = page.scores?.[key] ?? null;
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
              {aside?.(key)}
              <chakra.span {...OPENS} fontWeight="medium" textAlign="end" asChild>
                <Link to={paths.page(page.id, { score })} title={`Show on the page: ${name}`}>
                  {value === null ? '–' : formatCount(Math.round(value))}
                </Link>
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
