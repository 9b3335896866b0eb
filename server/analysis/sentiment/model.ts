import type { Findings } from './evidence.ts';
import { FEATURES, type Feature, featuresOf, hasCue } from './features.ts';
import type { Genre } from './genre.ts';
import { type LearnedWords, sumWords, type WordSums } from './learned-words.ts';

/** What readers may say an answer does: judge the company as good, bad or both, or say nothing. */
export const VERDICTS = ['none', 'positive', 'mixed', 'negative'] as const;
export type Verdict = (typeof VERDICTS)[number];
type Probabilities = Record<Verdict, number>;

/** The weight of each feature for each verdict; "none" is the reference, with weights of 0. */
export type Weights = Readonly<Partial<Record<Feature, Readonly<Record<Exclude<Verdict, 'none'>, number>>>>>;

/** How a genre differs from other texts. */
export interface GenreModel {
  /** Added to those of all texts. */
  weights: Weights;
  words: LearnedWords;
}

/** A multinomial logistic regression. */
export interface Model {
  weights: Weights;
  genres: Readonly<Partial<Record<Genre, GenreModel>>>;
  /** Least probability of a positive or negative verdict that is given as a score. */
  threshold: number;
}

/** Softmax of the weighted sums (McCullagh and Nelder, Generalized Linear Models, 5.2.4). */
function probabilitiesOf(
  features: Record<Feature, number>,
  { tone, stance }: WordSums,
  weights: readonly (Weights | undefined)[],
): Probabilities {
  const sum = (verdict: Exclude<Verdict, 'none'>): number =>
    FEATURES.reduce((total, feature) => {
      const weight = weights.reduce((all, each) => all + (each?.[feature]?.[verdict] ?? 0), 0);
      return total + features[feature] * weight;
    }, 0);
  const sums = {
    none: 0,
    positive: sum('positive') + stance + tone,
    mixed: sum('mixed'),
    negative: sum('negative') + stance - tone,
  };
  const most = Math.max(...Object.values(sums));
  const odds = (verdict: Verdict): number => Math.exp(sums[verdict] - most);
  const total = VERDICTS.reduce((all, verdict) => all + odds(verdict), 0);
  return {
    none: odds('none') / total,
    positive: odds('positive') / total,
    mixed: odds('mixed') / total,
    negative: odds('negative') / total,
  };
}

/**
 * The score of a mention: 70 means that of a hundred judging answers like this one readers call 70 positive, 30 that they
 * call 70 negative, 50 that neither has a majority. Null when an answer like this more likely says nothing.
 */
function scoreOf({ none, positive, mixed, negative }: Probabilities, threshold: number): number | null {
  const judged = 1 - none;
  if (positive >= threshold && positive >= judged / 2) return (100 * positive) / judged;
  if (negative >= threshold && negative >= judged / 2) return 100 - (100 * negative) / judged;
  return none >= 0.5 && none >= mixed ? null : 50;
}

/** Least sum of learned words that is enough where praise or blame only stands beside the company. */
const MIN_TONE = 0.1;

/**
 * The score for what was found; null without a cue, wherever the company stands: learned words alone say nothing, because in
 * another trade the same words state facts.
 */
export function judgeFindings(findings: Findings, model: Model): number | null {
  const features = featuresOf(findings);
  const genre = model.genres[findings.genre];
  const words = sumWords(findings, genre?.words ?? {});
  if (!hasCue(features) || (features.any === 0 && Math.abs(words.tone) < MIN_TONE)) return null;
  const score = scoreOf(probabilitiesOf(features, words, [model.weights, genre?.weights]), model.threshold);
  return features.any === 0 && score === 50 ? null : score;
}
