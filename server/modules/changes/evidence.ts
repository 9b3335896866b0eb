/** Compares answers of two windows prompt by prompt on each platform. Pure. */

import { sum } from '../../statistics/arithmetic.ts';
import { certaintyOf, type PlatformDay } from '../../statistics/clusters.ts';
import type { Block } from '../../statistics/permuted-days.ts';
import { rateOfPrompt } from '../../statistics/prompt-rate.ts';
import { type Rate, rate } from '../../statistics/rates.ts';
import type { Hits } from './hits.ts';
import { type PlatformDays, type Scope, windowOf } from './scope.ts';

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

/**
 * @param hits those of other strata do not count
 * @returns null without a stratum measured in both windows
 */
export function compare(scope: Scope, hits: Hits, basis: 'PROMPT' | 'MANY'): Evidence | null {
  const { grid, platforms, weights, isTestable } = scope;
  if (weights === 0) return null;
  const { gains, expected, named } = countByDay(scope, hits);
  const namedOn = ({ start, days }: PlatformDays) => days.map((day) => named[start + day] ?? 0);
  const own = platforms.map((days) => ({ days, named: namedOn(days) }));
  const rateOf = (isLater: boolean) =>
    basis === 'PROMPT' ? rateOfOne(own, isLater) : rateOfMany(own, isLater, grid.dayNames);
  const blocks = own.map(({ days: { start, days, earlier }, named: found }): Block => {
    const values = days.map((day, at) => (found[at] ?? 0) - (expected[start + day] ?? 0));
    return { values, earlier };
  });
  return {
    before: rateOf(false),
    after: rateOf(true),
    difference: (gains / weights) * 100,
    blocks: isTestable ? blocks : null,
    platforms: new Set(own.flatMap(({ days, named: found }) => (found.some(Boolean) ? [days.platform] : []))),
  };
}

interface CountedDays {
  /** Σ of weight × (later rate − earlier rate). */
  gains: number;
  /** By platform and day: Σ over strata of answers × the stratum's rate in both windows. */
  expected: Float64Array;
  /** By platform and day: hits. */
  named: Float64Array;
}

/** Hundreds of items have hits in thousands of strata of up to 184 days, so these are plain loops over numbers. */
function countByDay({ grid, strata, platforms }: Scope, hits: Hits): CountedDays {
  const found = new Uint32Array(2 * strata.size);
  const expected = new Float64Array(platforms.length * grid.days);
  const named = new Float64Array(expected.length);
  for (const hit of hits) {
    const number = Math.floor(hit / grid.days);
    const day = hit - number * grid.days;
    const own = strata.get(number);
    if (!own) continue;
    const at = 2 * own.index + (day < grid.boundary ? 0 : 1);
    const on = own.start + day;
    found[at] = (found[at] as number) + 1;
    named[on] = (named[on] as number) + 1;
  }
  let gains = 0;
  for (const { stratum, index, asked, weight, start } of strata.values()) {
    const [before, after] = [found[2 * index] ?? 0, found[2 * index + 1] ?? 0];
    if (before + after === 0) continue;
    gains += weight * (after / asked.after - before / asked.before);
    const share = (before + after) / (asked.before + asked.after);
    const { days, answers } = stratum;
    for (let at = 0; at < days.length; at += 1) {
      const on = start + (days[at] as number);
      expected[on] = (expected[on] as number) + (answers[at] as number) * share;
    }
  }
  return { gains, expected, named };
}

/** The days of a platform, and the hits on each of them. */
interface NamedDays {
  days: PlatformDays;
  named: readonly number[];
}

/** A prompt's rate has its platforms as strata. */
const rateOfOne = (platforms: readonly NamedDays[], isLater: boolean): Rate =>
  rateOfPrompt(
    platforms.map(({ days, named }) => ({
      platform: days.platform,
      answers: sum(windowOf(days, days.answers, isLater), Number),
      hits: sum(windowOf(days, named, isLater), Number),
    })),
  );

/** The rate of several prompts varies from day to day. */
function rateOfMany(platforms: readonly NamedDays[], isLater: boolean, names: readonly string[]): Rate {
  const cells = platforms.flatMap(({ days, named }): PlatformDay[] => {
    const [counts, hits] = [windowOf(days, days.answers, isLater), windowOf(days, named, isLater)];
    return windowOf(days, days.days, isLater).map((day, at) => {
      const [count, total] = [counts[at] ?? 0, hits[at] ?? 0];
      return { platform: days.platform, day: names[day] ?? '', answers: count, count, total };
    });
  });
  const [answers, hits] = [sum(cells, ({ count }) => count), sum(cells, ({ total }) => total)];
  return answers === 0 ? rate(0, 0) : rate(hits, answers, certaintyOf({ days: cells, prompts: [] }));
}
