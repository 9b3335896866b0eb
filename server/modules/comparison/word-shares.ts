import { citationShares } from '../../analysis/citations/citation-share.ts';
import { createSlices } from '../../lib/slices.ts';
import { type Mean, mean } from '../../statistics/mean.ts';
import type { ComparedAnswer } from './store.ts';

/** The share of answers' words that stand on a page. */
export interface WordShares {
  /** Those that say what they cite where. */
  answers: number;
  of: (url: string) => Mean;
}

/** The share of each answer's words that stand on each page, for the answers that say so. */
export async function wordShares(answers: readonly ComparedAnswer[]): Promise<WordShares> {
  const shares: Map<string, number>[] = [];
  const nextSlice = createSlices();
  for (const { text, sources } of answers) {
    await nextSlice();
    const found = citationShares(text, sources);
    if (found) shares.push(found);
  }
  return {
    answers: shares.length,
    of: (url) => meanShare(shares.map((share) => (share.get(url) ?? 0) * 100)),
  };
}

/** A mean over answers of one prompt, with Student's interval from two answers on. */
function meanShare(values: readonly number[]): Mean {
  const sum = values.reduce((total, value) => total + value, 0);
  const n = values.length;
  const first = values[0];
  // The spread of values that are all equal is unknown, not zero.
  if (values.every((value) => value === first)) return mean(n, sum, { basis: 'THIS_PROMPT', spread: null });
  const average = sum / n;
  const squares = values.reduce((total, value) => total + (value - average) ** 2, 0);
  return mean(n, sum, {
    basis: 'THIS_PROMPT',
    spread: { variance: squares / (n - 1) / n, freedom: n - 1 },
  });
}
