import { formatCount, formatDecimal } from '../../format.ts';
import type { WebPageScore } from '../../schema.generated.ts';

/** As the API names a score's value. */
export type ScoreKey =
  | 'authoritativeness'
  | 'citations'
  | 'quotations'
  | 'statistics'
  | 'technicalTerms'
  | 'fluency';

interface ScoreName {
  key: ScoreKey;
  /** As the API names its spans and its sort order. */
  score: WebPageScore;
  name: string;
  /** How it is counted. */
  info: string;
  /** One of the spans that are marked in the text, and several. */
  marked: readonly [one: string, many: string];
  unit: '0–100' | 'count';
  /** Of a bar, whose length in percent is the score times this. 1 for a score of 0–100; the others are counts. */
  scale: number;
}

/** The six scores of a page, in the order of the screen; scales are those of the product specification, section 9. */
export const SCORES: readonly ScoreName[] = [
  {
    key: 'authoritativeness',
    score: 'AUTHORITATIVENESS',
    name: 'Authoritativeness',
    info: 'Who wrote the page, when, and whether it says where its claims come from: the points of its parts, 0–100.',
    marked: ['named source', 'named sources'],
    unit: '0–100',
    scale: 1,
  },
  {
    key: 'citations',
    score: 'CITATIONS',
    name: 'Citations',
    info: 'Links in the main text to other sites.',
    marked: ['link', 'links'],
    unit: 'count',
    scale: 5,
  },
  {
    key: 'quotations',
    score: 'QUOTATIONS',
    name: 'Quotations',
    info: 'Quoted words with a speaker.',
    marked: ['quotation', 'quotations'],
    unit: 'count',
    scale: 5,
  },
  {
    key: 'statistics',
    score: 'STATISTICS',
    name: 'Statistics',
    info: 'Figures that carry a claim: no dates, prices of a list, versions or phone numbers.',
    marked: ['statistic', 'statistics'],
    unit: 'count',
    scale: 4,
  },
  {
    key: 'technicalTerms',
    score: 'TECHNICAL_TERMS',
    name: 'Technical Terms',
    info: 'Different terms outside everyday vocabulary; each is marked where it comes first.',
    marked: ['term', 'terms'],
    unit: 'count',
    scale: 3,
  },
  {
    key: 'fluency',
    score: 'FLUENCY',
    name: 'Fluency',
    info: 'How easily the text reads, 0–100; its hard sentences are marked.',
    marked: ['hard sentence', 'hard sentences'],
    unit: '0–100',
    scale: 1,
  },
];

/** The five that Top Sources and the samples show. */
export const CONTENT_SCORES = SCORES.filter(
  (score): score is ScoreName & { key: Exclude<ScoreKey, 'quotations'> } => score.key !== 'quotations',
);

/** `24`, `62.5` or `–`. */
export const formatScoreValue = (value: number | null | undefined) =>
  value == null ? '–' : Number.isInteger(value) ? formatCount(value) : formatDecimal(value);

/** In percent, 0–100. */
export const barLength = (score: number, scale: number) => Math.min(100, Math.max(0, score * scale));
