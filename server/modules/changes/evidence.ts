/** Compares answers of two windows prompt by prompt on each platform. Pure. */

import { sum } from '../../statistics/arithmetic.ts';
import { certaintyOf, type PlatformDay } from '../../statistics/clusters.ts';
import { MIN_DAYS } from '../../statistics/interval.ts';
import type { Block } from '../../statistics/permuted-days.ts';
import { rateOfPrompt } from '../../statistics/prompt-rate.ts';
import { type Rate, rate } from '../../statistics/rates.ts';

/** Days since the first one of the earlier window, and a number of answers. */
export type DayCount = readonly [at: number, count: number];

/** The answers to one prompt on one platform, measured in both windows. */
export interface Stratum {
  prompt: string;
  platform: string;
  answers: readonly DayCount[];
}

export interface Evidence {
  before: Rate;
  after: Rate;
  /** Percentage points, by Mantel and Haenszel. */
  difference: number;
  /** Null with fewer than 3 days in a window. */
  blocks: Block[] | null;
  /** Platforms with hits. */
  platforms: Set<string>;
}

/** A stratum in a scope. */
interface ScopedStratum extends Stratum {
  /** Answers of each window. */
  asked: Windows;
  /** n₁·n₂ ÷ (n₁ + n₂) of these. */
  weight: number;
  days: PlatformDays;
}

/** The days of a platform in a scope. */
interface PlatformDays {
  platform: string;
  /** Which of the scope's platforms it is. */
  index: number;
  /** Days in order. */
  at: number[];
  /** By day since the first one of the earlier window: which of `at` it is. */
  positions: Int32Array;
  /** By position: answers. */
  answers: number[];
  /** How many are in the earlier window. */
  earlier: number;
}

/** Whose answers are compared: strata by key, and what all comparisons of them share. */
export interface Scope {
  strata: ReadonlyMap<string, ScopedStratum>;
  /** The first day of the later window. */
  boundary: number;
  platforms: readonly PlatformDays[];
  /** Σ n₁·n₂ ÷ (n₁ + n₂) of the strata. */
  weights: number;
  isTestable: boolean;
}

/** Numbers of answers in the earlier and in the later window. */
interface Windows {
  before: number;
  after: number;
}

export const stratumKey = ({ prompt, platform }: { prompt: string; platform: string }) =>
  `${prompt} ${platform}`;

/** How many of the counts are of the earlier and of the later window. */
export function splitCounts(counts: readonly DayCount[], boundary: number): Windows {
  let [before, after] = [0, 0];
  for (const [at, count] of counts) {
    if (at < boundary) before += count;
    else after += count;
  }
  return { before, after };
}

const weightOf = ({ before, after }: Windows) =>
  before === 0 || after === 0 ? 0 : (before * after) / (before + after);

/** Strata measured in one window only are left out. */
export function createScope(all: Iterable<Stratum>, boundary: number): Scope {
  const strata = new Map<string, ScopedStratum>();
  const byPlatform = new Map<string, { days: PlatformDays; counts: number[] }>();
  let weights = 0;
  for (const { prompt, platform, answers } of all) {
    const asked = splitCounts(answers, boundary);
    const weight = weightOf(asked);
    if (weight === 0) continue;
    weights += weight;
    const own = byPlatform.get(platform) ?? { days: emptyDays(platform, byPlatform.size), counts: [] };
    byPlatform.set(platform, own);
    for (const [at, count] of answers) own.counts[at] = (own.counts[at] ?? 0) + count;
    strata.set(stratumKey({ prompt, platform }), {
      prompt,
      platform,
      answers,
      asked,
      weight,
      days: own.days,
    });
  }
  for (const { days, counts } of byPlatform.values()) {
    days.positions = new Int32Array(counts.length).fill(-1);
    counts.forEach((count, at) => {
      days.positions[at] = days.at.length;
      days.at.push(at);
      days.answers.push(count);
      if (at < boundary) days.earlier += 1;
    });
  }
  const platforms = [...byPlatform.values()].map(({ days }) => days);
  const measured = [...new Set(platforms.flatMap(({ at }) => at))];
  const later = measured.filter((at) => at >= boundary).length;
  const isTestable = later >= MIN_DAYS && measured.length - later >= MIN_DAYS;
  return { strata, boundary, platforms, weights, isTestable };
}

const emptyDays = (platform: string, index: number): PlatformDays => ({
  ...{ platform, index, at: [], answers: [], earlier: 0 },
  positions: new Int32Array(),
});

export function scopeAnswers({ platforms }: Scope): Windows {
  const answersOf = (isLater: boolean) => sum(platforms, (days) => sumWithin(days, days.answers, isLater));
  return { before: answersOf(false), after: answersOf(true) };
}

/** The sum of a platform's numbers by day over one of the windows. */
const sumWithin = ({ earlier, at }: PlatformDays, values: readonly number[], isLater: boolean) => {
  let total = 0;
  for (let index = isLater ? earlier : 0; index < (isLater ? at.length : earlier); index += 1) {
    total += values[index] ?? 0;
  }
  return total;
};

/**
 * @param hits by stratum; those of others do not count
 * @returns null without a stratum measured in both windows
 */
export function compare(
  scope: Scope,
  hits: ReadonlyMap<string, readonly DayCount[]>,
  basis: 'PROMPT' | 'MANY',
): Evidence | null {
  if (scope.weights === 0) return null;
  const { boundary, platforms } = scope;
  const zeros = () => platforms.map(({ at }) => at.map(() => 0));
  const [values, named] = [zeros(), zeros()];
  let gains = 0;
  for (const [key, counts] of hits) {
    const stratum = scope.strata.get(key);
    if (!stratum) continue;
    const { answers, asked, weight, days } = stratum;
    const found = splitCounts(counts, boundary);
    gains += weight * (found.after / asked.after - found.before / asked.before);
    const share = (found.before + found.after) / (asked.before + asked.after);
    const [ownValues, ownNamed] = [values[days.index] ?? [], named[days.index] ?? []];
    for (const [at, count] of answers) add(ownValues, days.positions[at], -count * share);
    for (const [at, count] of counts) {
      add(ownValues, days.positions[at], count);
      add(ownNamed, days.positions[at], count);
    }
  }
  const rateOf = basis === 'PROMPT' ? rateOfOne : rateOfMany;
  const blocks = platforms.map(({ index, earlier }) => ({ values: values[index] ?? [], earlier }));
  return {
    before: rateOf(scope, named, false),
    after: rateOf(scope, named, true),
    difference: (gains / scope.weights) * 100,
    blocks: scope.isTestable ? blocks : null,
    platforms: new Set(
      platforms.flatMap(({ platform, index }) => (named[index]?.some(Boolean) ? [platform] : [])),
    ),
  };
}

/** Adds to a day's number, unless nothing was answered on the day. */
function add(values: number[], position: number | undefined, value: number) {
  if (position !== undefined && position >= 0) values[position] = (values[position] ?? 0) + value;
}

/** A prompt's rate has its platforms as strata. */
const rateOfOne = ({ platforms }: Scope, named: readonly number[][], isLater: boolean): Rate =>
  rateOfPrompt(
    platforms.map((days) => ({
      platform: days.platform,
      answers: sumWithin(days, days.answers, isLater),
      hits: sumWithin(days, named[days.index] ?? [], isLater),
    })),
  );

/** The name of a day by its number: only their order counts. */
const nameOf = (at: number) => String(at).padStart(7, '0');

/** The rate of several prompts varies from day to day. */
function rateOfMany({ platforms }: Scope, named: readonly number[][], isLater: boolean): Rate {
  const cells = platforms.flatMap(({ platform, index, at, answers, earlier }): PlatformDay[] => {
    const [start, end] = isLater ? [earlier, at.length] : [0, earlier];
    return at.slice(start, end).map((day, offset) => {
      const count = answers[start + offset] ?? 0;
      const total = named[index]?.[start + offset] ?? 0;
      return { platform, day: nameOf(day), answers: count, count, total };
    });
  });
  const [answers, hits] = [sum(cells, ({ count }) => count), sum(cells, ({ total }) => total)];
  return answers === 0 ? rate(0, 0) : rate(hits, answers, certaintyOf({ days: cells, prompts: [] }));
}
