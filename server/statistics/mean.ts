import { type Certainty, describeInterval } from './interval.ts';
import { studentT95 } from './student-t.ts';

/** A mean of values from 0 to 100 with its 95 % interval. */
export interface Mean {
  /** 0–100; null without answers. */
  value: number | null;
  /** 0–100; both ends are null where `note` says that there is no interval. */
  low: number | null;
  high: number | null;
  /** Answers averaged over. */
  answers: number;
  /** One sentence: which prompts the interval speaks of, or why there is none. */
  note: string;
}

/**
 * sum ÷ answers with Student's interval x̄ ± t·√variance, cut to 0–100; the variance is that of clusters of answers, and t the
 * quantile of its degrees of freedom.
 * Source: Student, “The probable error of a mean”, Biometrika 6 (1908).
 */
export function mean(answers: number, sum: number, certainty: Certainty): Mean {
  const { basis, spread }: Certainty = answers === 0 ? { basis: 'NO_ANSWERS', spread: null } : certainty;
  const rest = { answers, note: describeInterval(basis) };
  if (answers === 0) return { value: null, low: null, high: null, ...rest };
  const value = sum / answers;
  if (spread === null) return { value, low: null, high: null, ...rest };
  const half = studentT95(spread.freedom) * Math.sqrt(spread.variance);
  return { value, low: Math.max(0, value - half), high: Math.min(100, value + half), ...rest };
}
