import { type Certainty, describeInterval, type IntervalBasis, type Spread } from './interval.ts';
import { studentT95, Z95 } from './student-t.ts';

/** A share of answers as a percentage with its 95 % interval; all null when there is nothing to divide by. */
export interface Rate {
  /** 0–100. */
  value: number | null;
  /** Both ends are null where `note` says that there is no interval. */
  low: number | null;
  high: number | null;
  hits: number;
  answers: number;
  /** One sentence: which prompts the interval speaks of, or why there is none. */
  note: string;
}

const MIN_FREEDOM = 19;

const INDEPENDENT: Certainty = { basis: 'THIS_PROMPT', spread: null };

/**
 * hits ÷ answers with its Wilson score interval: (p + t²/2n ± t·√(p(1−p)/n + t²/4n²)) ÷ (1 + t²/n). Where answers
 * resemble each other, n is the effective number of answers, p(1−p) ÷ variance, and t Student's quantile. Where all
 * answers agree, n is their number; for prompts like these, its geometric mean with the number of prompts.
 *
 * For prompts like these t has at least 19 degrees of freedom: a rate tells a part of its own variance, and Student's
 * quantile alone covers more than 97 % with 8 prompts in the simulation of `npm run eval`.
 * Sources: E. B. Wilson, “Probable inference, the law of succession, and statistical inference”, JASA 22 (1927);
 * N. Dean, M. Pagano, “Evaluating confidence interval methods for binomial proportions in clustered surveys”, Journal of
 * Survey Statistics and Methodology 3 (2015).
 */
export function rate(hits: number, answers: number, certainty: Certainty = INDEPENDENT): Rate {
  const { basis, spread }: Certainty = answers === 0 ? { basis: 'NO_ANSWERS', spread: null } : certainty;
  const counts = { hits, answers, note: describeInterval(basis) };
  if (answers === 0) return { value: null, low: null, high: null, ...counts };
  const p = hits / answers;
  if (spread === null && basis !== 'THIS_PROMPT' && basis !== 'REVIEWED_MENTIONS')
    return { value: p * 100, low: null, high: null, ...counts };
  const { n, t } = spread === null ? { n: answers, t: Z95 } : effective(p, answers, basis, spread);
  const centre = p + t ** 2 / (2 * n);
  const half = t * Math.sqrt((p * (1 - p)) / n + t ** 2 / (4 * n * n));
  const scale = 1 + t ** 2 / n;
  return {
    value: p * 100,
    low: Math.max(0, ((centre - half) / scale) * 100),
    high: Math.min(100, ((centre + half) / scale) * 100),
    ...counts,
  };
}

/** The effective number of answers, and the quantile. */
function effective(p: number, answers: number, basis: IntervalBasis, { variance, freedom }: Spread) {
  const agree = p === 0 || p === 1;
  const prompts = freedom + 1;
  // One answer a prompt: all are independent.
  if (basis === 'PROMPTS_LIKE_THESE' && prompts > answers - 1e-6) return { n: answers, t: Z95 };
  if (basis === 'PROMPTS_LIKE_THESE') {
    const n = agree ? Math.sqrt(prompts * answers) : (p * (1 - p)) / variance;
    return { n, t: studentT95(Math.max(freedom, MIN_FREEDOM)) };
  }
  return { n: agree ? answers : (p * (1 - p)) / variance, t: studentT95(freedom) };
}
