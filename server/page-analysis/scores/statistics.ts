import type { PageContent, PageKind, ScoreSpan } from '../types.ts';
import { type Candidate, findCandidates } from './statistics-candidates.ts';
import shipped from './statistics-weights.json' with { type: 'json' };

/** The weight of each feature of a figure. */
export type Weights = ReadonlyMap<string, number>;

const SHIPPED: Weights = new Map(Object.entries(shipped));

/** Finds the figures that carry a claim: shares, counts, amounts, changes, results. */
export function findStatistics(content: PageContent, kind: PageKind, sources: number): ScoreSpan[] {
  const candidates = findCandidates(content, kind, sources);
  const odds = weighCandidates(candidates, SHIPPED);
  return candidates.flatMap(({ block, figure: { start, end } }, at) =>
    (odds[at] ?? 0) > THRESHOLD ? [{ score: 'statistics', block, start, end }] : [],
  );
}

/** On pages in full sentences about as many figures are wrong above it as are missed below it. */
export const THRESHOLD = 0.2;
/** “118 litres, compared with 126 litres”: how far figures of a sentence share their meaning. */
const LINKED = 0.8;
/** How far the figures of a block share theirs. */
const SAME_BLOCK = 1;

/** The log odds of each candidate to be a statistic: the sum of its features' weights, drawn towards those beside it. */
export function weighCandidates(candidates: readonly Candidate[], weights: Weights): number[] {
  const own = candidates.map(({ features }) =>
    features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0),
  );
  const leanings = own.map((odds) => Math.tanh(odds / 2));
  const blocks = new Map<number, { sum: number; count: number }>();
  candidates.forEach(({ block }, at) => {
    const { sum, count } = blocks.get(block) ?? { sum: 0, count: 0 };
    blocks.set(block, { sum: sum + (leanings[at] ?? 0), count: count + 1 });
  });
  return candidates.map(({ block, likes }, at) => {
    const { sum, count } = blocks.get(block) ?? { sum: 0, count: 1 };
    const others = count > 1 ? (sum - (leanings[at] ?? 0)) / (count - 1) : 0;
    return (own[at] ?? 0) + linkOf(likes.map((like) => own[like] ?? 0)) + SAME_BLOCK * others;
  });
}

function linkOf(likes: readonly number[]): number {
  if (likes.some((odds) => odds > LINKED)) return LINKED;
  return likes.length > 0 && likes.every((odds) => odds < -LINKED) ? -LINKED : 0;
}
