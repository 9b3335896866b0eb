import { round } from './arithmetic.ts';
import type { ChangeVerdict } from './rates.ts';
import { studentT95 } from './student-t.ts';

/** A mean of values from 0 to 100 with its 95 % interval. */
export interface Mean {
  /** 0–100; null without answers. */
  value: number | null;
  /** 0–100; null for fewer than two answers, whose variance is unknown. */
  low: number | null;
  high: number | null;
  /** Answers averaged over. */
  answers: number;
  /** Sample variance; null for fewer than two answers. */
  variance: number | null;
}

/** Two means and whether they differ by more than chance. */
export interface MeanChange {
  current: Mean;
  previous: Mean;
  /** Points, later minus earlier; null when either window has no answers. */
  difference: number | null;
  verdict: ChangeVerdict;
}

/** With fewer answers in a window the verdict is NO_CLEAR_CHANGE. */
const MIN_COMPARED = 5;

/**
 * The mean of `answers` values with two decimals, from their sum and the sum of their squares, with Student's interval
 * x̄ ± t·s÷√n cut to 0–100; s is the sample's standard deviation and t the quantile of n − 1 degrees of freedom.
 * Source: Student, “The probable error of a mean”, Biometrika 6 (1908).
 */
export function mean(answers: number, sum: number, squares: number): Mean {
  if (answers === 0) return { value: null, low: null, high: null, answers, variance: null };
  const value = sum / answers;
  if (answers === 1) return { value, low: null, high: null, answers, variance: null };
  const variance = squaredDeviations(answers, sum, squares) / (answers - 1);
  const spread = studentT95(answers - 1) * Math.sqrt(variance / answers);
  return {
    value,
    low: Math.max(0, value - spread),
    high: Math.min(100, value + spread),
    answers,
    variance,
  };
}

/**
 * Σ(x − x̄)² = Σx² − (Σx)²÷n, in whole hundredths. The two terms are nearly equal where answers agree, and their
 * difference would be a rounding error in floating point: equal scores would seem to vary.
 */
function squaredDeviations(answers: number, sum: number, squares: number): number {
  const hundredths = BigInt(Math.round(sum * 100));
  const scaled = BigInt(answers) * BigInt(Math.round(squares * 10_000)) - hundredths * hundredths;
  return Number(scaled) / 10_000 / answers;
}

/**
 * Compares two windows by Welch's t-test at 95 %, two-sided: t = (x̄₁ − x̄₂) ÷ √(v₁ + v₂) with v = s²÷n, and
 * (v₁ + v₂)² ÷ (v₁²÷(n₁ − 1) + v₂²÷(n₂ − 1)) degrees of freedom; variances need not be equal.
 * With fewer than 5 answers in a window the verdict is NO_CLEAR_CHANGE. Where the answers of each window all score the
 * same, any difference is a change: chance sorts five against five such answers so in 1 of 126 cases.
 * Source: B. L. Welch, “The generalization of ‘Student’s’ problem …”, Biometrika 34 (1947).
 */
export function compareMeans(current: Mean, previous: Mean): MeanChange {
  if (current.value === null || previous.value === null) {
    return { current, previous, difference: null, verdict: 'NO_CLEAR_CHANGE' };
  }
  const difference = current.value - previous.value;
  const isClear =
    Math.min(current.answers, previous.answers) >= MIN_COMPARED &&
    isSignificant(current, previous, difference);
  return {
    current,
    previous,
    difference,
    verdict: !isClear ? 'NO_CLEAR_CHANGE' : difference > 0 ? 'UP' : 'DOWN',
  };
}

function isSignificant(a: Mean, b: Mean, difference: number): boolean {
  const [va, vb] = [(a.variance ?? 0) / a.answers, (b.variance ?? 0) / b.answers];
  // Means of equal values have two decimals; the rest is rounding error.
  if (va + vb === 0) return round(difference, 2) !== 0;
  const freedom = (va + vb) ** 2 / (va ** 2 / (a.answers - 1) + vb ** 2 / (b.answers - 1));
  return Math.abs(difference) / Math.sqrt(va + vb) >= studentT95(freedom);
}
