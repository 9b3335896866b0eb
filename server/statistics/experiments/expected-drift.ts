import { type EstimateRate, logistic, logit } from './logits.ts';
import type { PlatformCounts } from './matched-sets.ts';

/** A weak preference for “nothing has changed”, worth a tenth of an answer: it decides where the controls say nothing. */
const RIDGE = 0.1;
const MAX_STEPS = 30;

/** What belongs to the shift and to the slope of a drift. */
export type ShiftAndSlope = readonly [shift: number, slope: number];

/** The drift of a platform, as its controls show it. */
export interface Drift {
  /** The rate after, from 0 to 1, that a prompt of this base rate has where nothing was done to it. */
  expect(counts: PlatformCounts): number;
  /** By how much the expected rate rises with shift and slope. */
  gradient(counts: PlatformCounts): ShiftAndSlope;
  /** By how much a control moved the estimates of shift and slope, to a first approximation. */
  influence(control: PlatformCounts): ShiftAndSlope;
}

/**
 * Logistic regression of the controls' later answers on the logit of their rate before, by Newton's method. It knows that a drift moves middling
 * rates most, and that rates that were extreme by chance return.
 * Sources: P. McCullagh, J. A. Nelder, “Generalized Linear Models” (1989), 4.4; of the influence: P. J. Huber, “Robust
 * Statistics” (1981), 6.3.
 */
export function fitDrift(controls: readonly PlatformCounts[], estimate: EstimateRate): Drift {
  let [shift, slope] = [0, 1];
  const expect = ({ before }: PlatformCounts) => logistic(shift + slope * logit(estimate(before)));
  const gradient = (counts: PlatformCounts): ShiftAndSlope => {
    const rate = expect(counts);
    const steepness = rate * (1 - rate);
    return [steepness, steepness * logit(estimate(counts.before))];
  };
  let solve = (sums: ShiftAndSlope): ShiftAndSlope => sums;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const sums = { g0: -RIDGE * shift, g1: -RIDGE * (slope - 1), a: RIDGE, b: 0, d: RIDGE };
    for (const control of controls) {
      const { before, after } = control;
      const x = logit(estimate(before));
      const rate = expect(control);
      const residual = after.hits - after.answers * rate;
      const weight = after.answers * rate * (1 - rate);
      sums.g0 += residual;
      sums.g1 += residual * x;
      sums.a += weight;
      sums.b += weight * x;
      sums.d += weight * x * x;
    }
    solve = inverse(sums);
    const [up, steeper] = solve([sums.g0, sums.g1]);
    shift += clamp(up, 2);
    slope += clamp(steeper, 1);
    if (Math.abs(up) + Math.abs(steeper) < 1e-9) break;
  }
  const influence = (control: PlatformCounts): ShiftAndSlope => {
    const residual = control.after.hits - control.after.answers * expect(control);
    return solve([residual, residual * logit(estimate(control.before))]);
  };
  return { expect, gradient, influence };
}

/** Multiplies by the inverse of a symmetric matrix of two rows. */
function inverse({ a, b, d }: { a: number; b: number; d: number }) {
  const determinant = a * d - b ** 2;
  return ([x, y]: ShiftAndSlope): ShiftAndSlope => [
    (x * d - y * b) / determinant,
    (y * a - x * b) / determinant,
  ];
}

/** Newton's first steps may go too far. */
const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
