import { formatCount, formatDecimal } from '../../format.ts';
import type { WebPageScore } from '../../schema.generated.ts';

type ScoreKey =
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
  /** 0–100, not a count. */
  isScale: boolean;
}

/** The six scores of a page, in the order of the screen. */
export const SCORES: readonly ScoreName[] = [
  {
    key: 'authoritativeness',
    score: 'AUTHORITATIVENESS',
    name: 'Authoritativeness',
    info: 'Who wrote the page, when, and whether it says where its claims come from: the points of its parts, 0–100.',
    marked: ['named source', 'named sources'],
    isScale: true,
  },
  {
    key: 'citations',
    score: 'CITATIONS',
    name: 'Citations',
    info: 'Links in the main text to other sites.',
    marked: ['link', 'links'],
    isScale: false,
  },
  {
    key: 'quotations',
    score: 'QUOTATIONS',
    name: 'Quotations',
    info: 'Quoted words with a speaker.',
    marked: ['quotation', 'quotations'],
    isScale: false,
  },
  {
    key: 'statistics',
    score: 'STATISTICS',
    name: 'Statistics',
    info: 'Figures that carry a claim: no dates, prices of a list, versions or phone numbers.',
    marked: ['statistic', 'statistics'],
    isScale: false,
  },
  {
    key: 'technicalTerms',
    score: 'TECHNICAL_TERMS',
    name: 'Technical Terms',
    info: 'Different terms outside everyday vocabulary; each is marked where it comes first.',
    marked: ['term', 'terms'],
    isScale: false,
  },
  {
    key: 'fluency',
    score: 'FLUENCY',
    name: 'Fluency',
    info: 'How easily the text reads, 0–100; its hard sentences are marked.',
    marked: ['hard sentence', 'hard sentences'],
    isScale: true,
  },
];

/** `24`, `62.5` or `–`. */
export const formatScoreValue = (value: number | null | undefined) =>
  value == null ? '–' : Number.isInteger(value) ? formatCount(value) : formatDecimal(value);
