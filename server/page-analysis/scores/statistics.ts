import type { PageContent, ScoreSpan } from '../types.ts';
import { type Candidate, findCandidates } from './statistics-candidates.ts';
import shipped from './statistics-weights.json' with { type: 'json' };

/** The weight of each feature of a figure. */
export type Weights = ReadonlyMap<string, number>;

const SHIPPED: Weights = new Map(Object.entries(shipped));

/** Finds the figures with which a statement says how many, how much, how long, how far, how often or what share. */
export function findStatistics(content: PageContent): ScoreSpan[] {
  const candidates = findCandidates(content);
  const odds = weighCandidates(candidates, SHIPPED);
  return candidates.flatMap(({ block, figure: { start, end } }, at) =>
    (odds[at] ?? 0) > 0 ? [{ score: 'statistics', block, start, end }] : [],
  );
}

/** The log odds of each candidate to be a statistic: the sum of its features' weights. */
export const weighCandidates = (candidates: readonly Candidate[], weights: Weights): number[] =>
  candidates.map(({ features }) => features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0));
