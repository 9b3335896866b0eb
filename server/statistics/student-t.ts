import { incompleteBeta } from './beta.ts';

/** Two-sided 95 % quantile of the normal distribution. */
export const Z95 = 1.959963984540054;

const TAILS = 0.05;

/**
 * Two-sided 95 % quantile of Student's t with `freedom` degrees of freedom, at least 1: 12.706 for 1, 2.776 for 4 and
 * towards 1.960 for many. At most 0.00002 off for 3, and 0.0000002 for any other whole number.
 * Source: G. W. Hill, “Algorithm 396: Student's t-quantiles”, Communications of the ACM 13 (1970): exact for 1 and 2
 * degrees of freedom, else an asymptotic expansion of the normal quantile.
 */
export function studentT95(freedom: number): number {
  if (freedom === Number.POSITIVE_INFINITY) return Z95;
  if (freedom === 1) return 1 / Math.tan((TAILS * Math.PI) / 2);
  if (freedom === 2) return Math.sqrt(2 / (TAILS * (2 - TAILS)) - 2);
  if (freedom < 4 && !Number.isInteger(freedom)) return between(freedom);
  const a = 1 / (freedom - 0.5);
  const b = 48 / a ** 2;
  const x = -Z95;
  const x2 = x ** 2;
  const c0 = ((20_700 * a) / b - 98) * a ** 2 - 16 * a + 96.36;
  const d = ((94.5 / (b + c0) - 3) / b + 1) * Math.sqrt((a * Math.PI) / 2) * freedom;
  const small = freedom < 5 ? 0.3 * (freedom - 4.5) * (x + 0.6) : 0;
  const c = (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b + c0 + small;
  const y = (((((0.4 * x2 + 6.3) * x2 + 36) * x2 + 94.5) / c - x2 - 3) / b + 1) * x;
  return Math.sqrt(freedom * Math.expm1(a * y ** 2));
}

/** Below 4 the expansion holds for whole numbers only; between two of them the quantile is found by bisection. */
function between(freedom: number): number {
  let [low, high] = [studentT95(Math.ceil(freedom)), studentT95(Math.floor(freedom))];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (studentTPValue(middle, freedom) > TAILS) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The two-sided p-value of a t statistic: I(ν ÷ (ν + t²); ν ÷ 2, ½) with the regularized incomplete beta function I.
 * Source: M. Abramowitz, I. Stegun, “Handbook of Mathematical Functions” (1964), 26.5.27 and 26.7.1.
 */
export function studentTPValue(t: number, freedom: number): number {
  if (t === 0) return 1;
  if (!Number.isFinite(t)) return 0;
  return incompleteBeta(freedom / (freedom + t ** 2), freedom / 2, 0.5);
}
