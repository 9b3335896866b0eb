import { type EstimateRate, logistic, logit } from './logits.ts';
import type { PlatformCounts } from './matched-sets.ts';

/** A weak preference for “nothing has changed”, worth a tenth of an answer: it decides where the controls say nothing. */
const RIDGE = 0.1;
const MAX_STEPS = 30;

/**
 * The rate after that a prompt of a base rate has where nothing was done to it: logistic regression of the controls' later answers on the logit
 * of their rate before, by Newton's method. It knows that a drift moves middling rates most, and that rates that were
 * extreme by chance return.
 * Source: P. McCullagh, J. A. Nelder, “Generalized Linear Models” (1989), 4.4.
 */
export function fitDrift(
  controls: readonly PlatformCounts[],
  estimate: EstimateRate,
): (counts: PlatformCounts) => number {
  let [shift, slope] = [0, 1];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const sums = { g0: -RIDGE * shift, g1: -RIDGE * (slope - 1), a: RIDGE, b: 0, d: RIDGE };
    for (const { before, after } of controls) {
      const x = logit(estimate(before));
      const rate = logistic(shift + slope * x);
      const residual = after.hits - after.answers * rate;
      const weight = after.answers * rate * (1 - rate);
      sums.g0 += residual;
      sums.g1 += residual * x;
      sums.a += weight;
      sums.b += weight * x;
      sums.d += weight * x * x;
    }
    const determinant = sums.a * sums.d - sums.b ** 2;
    const [up, steeper] = [
      (sums.g0 * sums.d - sums.g1 * sums.b) / determinant,
      (sums.g1 * sums.a - sums.g0 * sums.b) / determinant,
    ];
    shift += clamp(up, 2);
    slope += clamp(steeper, 1);
    if (Math.abs(up) + Math.abs(steeper) < 1e-9) break;
  }
  return ({ before }) => logistic(shift + slope * logit(estimate(before)));
}

/** Newton's first steps may go too far. */
const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
