import type { Findings } from './evidence.ts';
import { FEATURES, type Feature, featuresOf } from './features.ts';

/** What readers may say an answer does: judge the company as good, bad or both, or say nothing. */
export const VERDICTS = ['none', 'positive', 'mixed', 'negative'] as const;
export type Verdict = (typeof VERDICTS)[number];
type Probabilities = Record<Verdict, number>;

/** A multinomial logistic regression; "none" is the reference, with weights of 0. */
export interface Model {
  /** Weights by feature; one without weights does not count. */
  weights: Readonly<Partial<Record<Feature, Readonly<Record<Exclude<Verdict, 'none'>, number>>>>>;
  /** Least probability of a positive or negative verdict that is given as a score. */
  threshold: number;
}

/** Softmax of the weighted sums (McCullagh and Nelder, Generalized Linear Models, 5.2.4). */
function probabilitiesOf(features: Record<Feature, number>, { weights }: Model): Probabilities {
  const sum = (verdict: Exclude<Verdict, 'none'>): number =>
    FEATURES.reduce((total, feature) => total + features[feature] * (weights[feature]?.[verdict] ?? 0), 0);
  const sums = { none: 0, positive: sum('positive'), mixed: sum('mixed'), negative: sum('negative') };
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

/** The score for what was found; null without anything said, wherever the company stands. */
export function judgeFindings(
  findings: Findings,
  learned: ReadonlyMap<string, number>,
  model: Model,
): number | null {
  const features = featuresOf(findings, learned);
  return features.any === 0 ? null : scoreOf(probabilitiesOf(features, model), model.threshold);
}
