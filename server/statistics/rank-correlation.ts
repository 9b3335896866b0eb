import { Z95 } from './student-t.ts';

/** With fewer pairs there is no correlation to speak of. */
export const MIN_PAIRS = 30;

/** Spearman's rank correlation with its 95 % interval; all null where there are too few pairs or one side is constant. */
export interface RankCorrelation {
  /** −1 to 1. */
  value: number | null;
  low: number | null;
  high: number | null;
  pairs: number;
}

/**
 * Spearman's rho: the product-moment correlation of ranks, equal values sharing their mean rank. The interval is that of
 * Fisher's z with the standard error √((1 + ρ²/2) ÷ (n − 3)).
 * Sources: C. Spearman, “The proof and measurement of association between two things”, American Journal of Psychology 15
 * (1904); D. G. Bonett, T. A. Wright, “Sample size requirements for estimating Pearson, Kendall and Spearman correlations”,
 * Psychometrika 65 (2000).
 */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): RankCorrelation {
  const none = { value: null, low: null, high: null, pairs: pairs.length };
  if (pairs.length < MIN_PAIRS) return none;
  const rho = productMoment(ranksOf(pairs.map(([x]) => x)), ranksOf(pairs.map(([, y]) => y)));
  if (rho === null) return none;
  const value = Math.min(1, Math.max(-1, rho));
  // Fisher's z of ±1 is infinite.
  const z = Math.atanh(Math.min(1 - 1e-12, Math.max(-1 + 1e-12, value)));
  const half = Z95 * Math.sqrt((1 + value ** 2 / 2) / (pairs.length - 3));
  return { value, low: Math.tanh(z - half), high: Math.tanh(z + half), pairs: pairs.length };
}

/** From 1; equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length);
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && order[end]?.value === order[start]?.value) end += 1;
    for (const { index } of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2;
    start = end;
  }
  return ranks;
}

/** Null where one side has no spread. */
function productMoment(xs: readonly number[], ys: readonly number[]): number | null {
  const mean = (xs.length + 1) / 2;
  let [sumXy, sumXx, sumYy] = [0, 0, 0];
  for (const [index, x] of xs.entries()) {
    const [dx, dy] = [x - mean, (ys[index] ?? mean) - mean];
    sumXy += dx * dy;
    sumXx += dx * dx;
    sumYy += dy * dy;
  }
  return sumXx === 0 || sumYy === 0 ? null : sumXy / Math.sqrt(sumXx * sumYy);
}
