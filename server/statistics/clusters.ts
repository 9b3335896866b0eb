/** The variance of a ratio over answers that resemble each other: those to one prompt, and those of one day. Pure. */

import { compareDays } from '../lib/days.ts';
import { sum } from './arithmetic.ts';
import { type Certainty, MIN_DAYS, MIN_DAYS_OF_A_DAY, MIN_PROMPTS, type Spread } from './interval.ts';

/** Sums of squares are taken to be at least this: answers that all agree still come from a sample. */
const SMALLEST = 0.5;

/** Sums over answers. */
export interface Sums {
  /** Usable answers. */
  answers: number;
  /** Those that the ratio divides by: all of them for a rate, the judged ones for a mean. */
  count: number;
  /** Their sum: of hits for a rate, of scores for a mean. */
  total: number;
}

/** The answers of one platform on one day. */
export interface PlatformDay extends Sums {
  platform: string;
  day: string;
}

/** The answers to one prompt on one platform. */
export interface PromptSums extends Sums {
  prompt: string;
  platform: string;
}

export const addUp = (sums: readonly Sums[]): Sums => ({
  answers: sum(sums, ({ answers }) => answers),
  count: sum(sums, ({ count }) => count),
  total: sum(sums, ({ total }) => total),
});

/** How far the answers of one day are from the ratio of all, platform by platform. */
interface DayDeviation {
  count: number;
  deviation: number;
}

/** What the variance between days is made of. */
interface Deviations {
  /** Ascending. */
  byDay: ReadonlyMap<string, DayDeviation>;
  /** Days of equal weight that would estimate as well. */
  days: number;
  /** Share of the counted answers that are compared: those of platforms with answers on at least two days. */
  compared: number;
  count: number;
}

/** Of one sample both the ratio's variance and each day's are made. */
const known = new WeakMap<readonly PlatformDay[], Deviations>();

function deviationsOf(cells: readonly PlatformDay[]): Deviations {
  const deviations = known.get(cells) ?? findDeviations(cells);
  known.set(cells, deviations);
  return deviations;
}

function findDeviations(cells: readonly PlatformDay[]): Deviations {
  const all = addUp(cells);
  const ratio = all.total / all.count;
  const byDay = new Map<string, DayDeviation>();
  for (const stratum of Map.groupBy(cells, ({ platform }) => platform).values()) {
    const days = new Set(stratum.map(({ day }) => day)).size;
    if (days < 2) continue;
    const own = addUp(stratum);
    const share = (own.total - ratio * own.count) / own.answers;
    for (const { day, answers, count, total } of stratum) {
      const sums = byDay.get(day) ?? { count: 0, deviation: 0 };
      sums.count += count;
      sums.deviation += Math.sqrt(days / (days - 1)) * (total - ratio * count - answers * share);
      byDay.set(day, sums);
    }
  }
  const counts = [...byDay.values()].map(({ count }) => count);
  return {
    byDay: new Map([...byDay].sort(([a], [b]) => compareDays(a, b))),
    days: effectiveNumber(counts),
    compared: sum(counts, (count) => count) / all.count,
    count: all.count,
  };
}

/** From so many days on, a day is compared with the day before it. */
const MIN_SUCCESSIVE_DAYS = 14;

/**
 * The variance of total ÷ count for these prompts, which are asked again day after day: strata are platforms, clusters
 * are days, and the ratio is linearized. A day's deviation holds what its answers share, and prompts do not vary between
 * days. Null for fewer than `MIN_DAYS` days of equal weight.
 *
 * From `MIN_SUCCESSIVE_DAYS` days on it is made from successive differences, Σ(dᵢ − dᵢ₋₁)² ÷ 2, so that a drift, or prompts
 * added within the days, do not count as chance. That has 2(D − 1)² ÷ (3D − 4) degrees of freedom instead of D − 1, which
 * fewer days cannot spare.
 * Sources: E. L. Korn, B. I. Graubard, “Analysis of Health Surveys” (1999), chapter 2; the effective number of days D by
 * L. Kish, “Survey Sampling” (1965); J. von Neumann, R. H. Kent, H. R. Bellinson, B. I. Hart, “The mean square successive
 * difference”, Annals of Mathematical Statistics 12 (1941).
 */
export function spreadOverDays(cells: readonly PlatformDay[]): Spread | null {
  const { byDay, days, compared, count } = deviationsOf(cells);
  if (days < MIN_DAYS - 0.5) return null;
  const deviations = [...byDay.values()].map(({ deviation }) => deviation);
  const isLong = days >= MIN_SUCCESSIVE_DAYS;
  const squares = isLong
    ? sum(pairsOf(deviations), ([before, own]) => (own - before) ** 2) / 2
    : sum(deviations, (deviation) => deviation ** 2);
  const freedom = isLong ? (2 * (days - 1) ** 2) / (3 * days - 4) : days - 1;
  return { variance: Math.max(squares / compared, SMALLEST) / count ** 2, freedom };
}

const pairsOf = (values: readonly number[]) =>
  values.slice(1).map((value, index): [number, number] => [values[index] ?? value, value]);

/**
 * The variance of each day's own ratio, estimated from the other days, so that an unusual day does not widen its own
 * interval: Σd² without the day is Σd² − d²·D ÷ (D − 1). Days are left out where the others are too few.
 */
export function spreadOfEachDay(cells: readonly PlatformDay[]): Map<string, Spread> {
  const { byDay, days, compared, count } = deviationsOf(cells);
  if (days < MIN_DAYS_OF_A_DAY - 0.5) return new Map();
  // The variance of all days is that of one day's sum times their number.
  const squares = sum([...byDay.values()], ({ deviation }) => deviation ** 2);
  return new Map(
    [...byDay].map(([day, own]) => {
      const others = squares - (own.deviation ** 2 * days) / (days - 1);
      const whole = Math.max((others * (days - 1)) / (days - 2) / compared, SMALLEST);
      return [day, { variance: whole / (count * own.count), freedom: days - 2 }];
    }),
  );
}

/**
 * The variance of total ÷ count for prompts like these: clusters are prompts. Null for fewer than `MIN_PROMPTS` of equal
 * weight. Prompts with one answer each are independent, and a rate then has the variance of a binomial.
 * Source: W. G. Cochran, “Sampling Techniques” (1977), 6.2: the ratio estimator.
 */
export function spreadOverPrompts(cells: readonly PromptSums[]): Spread | null {
  const prompts = [...Map.groupBy(cells, ({ prompt }) => prompt).values()]
    .map(addUp)
    .filter(({ count }) => count > 0);
  const { count, total } = addUp(prompts);
  const effective = effectiveNumber(prompts.map((prompt) => prompt.count));
  if (effective < MIN_PROMPTS - 0.5) return null;
  const ratio = total / count;
  const squares = sum(prompts, (prompt) => (prompt.total - ratio * prompt.count) ** 2);
  const variance = (prompts.length / (prompts.length - 1)) * squares;
  return { variance: Math.max(variance, SMALLEST) / count ** 2, freedom: effective - 1 };
}

/** (Σw)² ÷ Σw²: the number of equal weights that estimate as well. */
export function effectiveNumber(weights: readonly number[]): number {
  const squares = sum(weights, (weight) => weight ** 2);
  return squares === 0 ? 0 : sum(weights, (weight) => weight) ** 2 / squares;
}

/** Answers by platform and day, and by prompt and platform. */
export interface Sample {
  days: readonly PlatformDay[];
  prompts: readonly PromptSums[];
}

/** The interval speaks of these prompts; of prompts like these where there are too few days. */
export function certaintyOf({ days, prompts }: Sample): Certainty {
  const overDays = spreadOverDays(days);
  if (overDays) return { basis: 'THESE_PROMPTS', spread: overDays };
  const overPrompts = spreadOverPrompts(prompts);
  if (overPrompts) return { basis: 'PROMPTS_LIKE_THESE', spread: overPrompts };
  return { basis: 'TOO_FEW_DAYS', spread: null };
}

/** The certainty for prompts like these of answers that were given once. */
export function certaintyOfPrompts(prompts: readonly PromptSums[]): Certainty {
  const spread = spreadOverPrompts(prompts);
  return spread ? { basis: 'PROMPTS_LIKE_THESE', spread } : { basis: 'TOO_FEW_PROMPTS', spread: null };
}

/** One prompt's answers on its platforms. */
export interface PromptHits {
  /** Σ hits·(n − hits) ÷ (n − 1) over platforms with several answers. */
  squares: number;
  /** Platforms with one answer, whose own variance is unknown. */
  singles: number;
  platforms: number;
}

/** The certainty of one prompt's rate: platforms are strata, since each has a rate of its own. */
export function certaintyOfPrompt(hits: number, answers: number, prompt: PromptHits): Certainty {
  const { squares, singles, platforms } = prompt;
  if (platforms < 2) return { basis: 'THIS_PROMPT', spread: null };
  const p = (hits + 0.5) / (answers + 1);
  const variance = Math.max(squares + singles * p * (1 - p), SMALLEST) / answers ** 2;
  return { basis: 'THIS_PROMPT', spread: { variance, freedom: Number.POSITIVE_INFINITY } };
}
