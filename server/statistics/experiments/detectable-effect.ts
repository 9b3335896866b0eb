/** The change that an experiment would see, from the answers before it alone. Pure. */

import { sum } from '../arithmetic.ts';
import { MIN_PROMPTS } from '../interval.ts';
import { studentT95, studentTPValue } from '../student-t.ts';
import { type EstimateRate, fitRates, logistic, logit } from './logits.ts';
import type { Counts } from './matched-sets.ts';

/** A prompt's answers before, by platform. */
export type BaseCounts = ReadonlyMap<string, Counts>;

export interface PlannedSet {
  treated: BaseCounts;
  controls: readonly BaseCounts[];
}

/** How many answers each window will have for one in the days before that were looked at. */
export interface WindowSizes {
  before: number;
  after: number;
}

/** The drift of a platform that is planned for, as a rate: 7 points. */
const PLANNED_DRIFT = 0.07;
/** How much a drift differs from prompt to prompt: the standard deviation ÷ the mean, on the scale of logits. */
const DRIFT_SPREAD = 0.5;
/** Shift and slope of the drift, which are estimated as well. */
const ESTIMATED = 2;
/** What the regression and the second condition of a verdict cost, as a factor of the standard error; set by simulation. */
const COSTS = 1.03;
/** Of a bisection: 12 logits become exact to 0.0002. */
const STEPS = 16;
/** Logits that move every rate to nearly 1. */
const MAX_SHIFT = 12;

/**
 * The mean rise of the treated prompts' rate, from 0 to 1, that is seen 8 times in 10 at a two-sided level of 5 %, while the platforms drift
 * by 7 points. Null below `MIN_PROMPTS` sets, and where no rise would be seen so often.
 *
 * The variance of a set's difference is that of the binomial counts of both windows, prompt by prompt and platform by platform, that of the
 * drift from prompt to prompt, and that of the rise itself, which moves every prompt by the same on the scale of logits.
 */
export function detectableEffect(sets: readonly PlannedSet[], sizes: WindowSizes): number | null {
  const count = sets.length;
  if (count < MIN_PROMPTS) return null;
  const freedom = count - 1 - ESTIMATED;
  const quantiles = COSTS * (studentT95(freedom) + studentT80(freedom));
  const plan = createPlan(sets, sizes);
  const isSeen = (shift: number) => meanRise(plan, shift) >= quantiles * Math.sqrt(varianceOf(plan, shift));
  if (!isSeen(MAX_SHIFT)) return null;
  const shift = bisect(0, MAX_SHIFT, isSeen);
  return meanRise(plan, shift);
}

interface Plan {
  sets: readonly PlannedSet[];
  sizes: WindowSizes;
  /** By platform: how rates are estimated, and the logits by which they drift. */
  platforms: ReadonlyMap<string, { estimate: EstimateRate; drift: number }>;
}

/** Standard normal values and weights that average a smooth function: Gauss–Hermite with three points. */
const NORMAL = [
  { z: -Math.sqrt(3), weight: 1 / 6 },
  { z: 0, weight: 2 / 3 },
  { z: Math.sqrt(3), weight: 1 / 6 },
];

const mean = (values: readonly number[]) => sum(values, (value) => value) / values.length;

function createPlan(sets: readonly PlannedSet[], sizes: WindowSizes): Plan {
  const prompts = sets.flatMap(({ treated, controls }) => [treated, ...controls]);
  const platforms = new Set(prompts.flatMap((prompt) => [...prompt.keys()]));
  const planned = [...platforms].map((platform) => {
    const own = prompts.flatMap((prompt) => prompt.get(platform) ?? []);
    const estimate = fitRates(own);
    return [platform, { estimate, drift: planDrift(own.map(estimate)) }] as const;
  });
  return { sets, sizes, platforms: new Map(planned) };
}

/** The logits by which rates drift when their mean moves by `PLANNED_DRIFT` towards one half. */
function planDrift(rates: readonly number[]): number {
  const meanAt = (shift: number) => mean(rates.map((rate) => logistic(logit(rate) + shift)));
  const sign = mean(rates) > 0.5 ? -1 : 1;
  return sign * bisect(0, MAX_SHIFT, (shift) => Math.abs(meanAt(sign * shift) - mean(rates)) > PLANNED_DRIFT);
}

/** A prompt's rate on a platform after a drift and a shift: its mean, and its variance from prompt to prompt. */
function laterRate({ platforms }: Plan, platform: string, counts: Counts, shift: number) {
  const planned = platforms.get(platform);
  const usual = logit(planned?.estimate(counts) ?? 0.5);
  const drift = planned?.drift ?? 0;
  const rates = NORMAL.map(({ z, weight }) => ({
    weight,
    rate: logistic(usual + drift * (1 + DRIFT_SPREAD * z) + shift),
  }));
  const average = sum(rates, ({ rate, weight }) => weight * rate);
  return { mean: average, variance: sum(rates, ({ rate, weight }) => weight * (rate - average) ** 2) };
}

const riseOf = (plan: Plan, { treated }: PlannedSet, shift: number) =>
  mean(
    [...treated].map(
      ([platform, counts]) =>
        laterRate(plan, platform, counts, shift).mean - laterRate(plan, platform, counts, 0).mean,
    ),
  );

const meanRise = (plan: Plan, shift: number) => mean(plan.sets.map((set) => riseOf(plan, set, shift)));

function varianceOf(plan: Plan, shift: number): number {
  const { sets } = plan;
  const noise = sum(sets, ({ treated, controls }) => {
    const ofControls = sum(controls, (control) => varianceOfPrompt(plan, control, 0));
    return varianceOfPrompt(plan, treated, shift) + ofControls / controls.length ** 2;
  });
  const rises = sets.map((set) => riseOf(plan, set, shift));
  const rise = mean(rises);
  const spread = sum(rises, (each) => (each - rise) ** 2) / (sets.length - 1);
  return noise / sets.length ** 2 + spread / sets.length;
}

/** The variance of a prompt's change, averaged over its platforms. */
function varianceOfPrompt(plan: Plan, platforms: BaseCounts, shift: number): number {
  const { before, after } = plan.sizes;
  const variances = [...platforms].map(([platform, counts]) => {
    const { hits, answers } = counts;
    const later = laterRate(plan, platform, counts, shift);
    // Unbiased; one answer says nothing of it.
    const usual = answers < 2 ? 0.25 : (hits * (answers - hits)) / (answers * (answers - 1));
    return usual / (answers * before) + (later.mean * (1 - later.mean)) / (answers * after) + later.variance;
  });
  return sum(variances, (variance) => variance) / platforms.size ** 2;
}

/** The lowest value from which on something is so. */
function bisect(from: number, to: number, isSo: (value: number) => boolean): number {
  let [low, high] = [from, to];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (isSo(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** One-sided 80 % quantile of Student's t. */
const studentT80 = (freedom: number) => bisect(0, 4, (t) => studentTPValue(t, freedom) <= 0.4);
