/** Compares answers of two windows prompt by prompt on each platform. Pure. */

import { addDays } from '../../lib/days.ts';
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

/** Whose answers are compared: strata by key, and what all comparisons of them share. */
export interface Scope {
  strata: ReadonlyMap<string, Stratum>;
  /** The first day of the later window. */
  boundary: number;
  /** By platform: its days in order. */
  days: ReadonlyMap<string, readonly number[]>;
  /** By platform and day: answers. */
  answers: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Σ n₁·n₂ ÷ (n₁ + n₂) of the strata. */
  weights: number;
  isTestable: boolean;
}

export const stratumKey = ({ prompt, platform }: { prompt: string; platform: string }) =>
  `${prompt} ${platform}`;

/** How many of the counts are of the earlier and of the later window. */
export function splitCounts(
  counts: readonly DayCount[],
  boundary: number,
): { before: number; after: number } {
  const before = sum(counts, ([at, count]) => (at < boundary ? count : 0));
  return { before, after: sum(counts, ([, count]) => count) - before };
}

const weightOf = ({ before, after }: { before: number; after: number }) =>
  before === 0 || after === 0 ? 0 : (before * after) / (before + after);

/** Strata measured in one window only are left out. */
export function createScope(all: Iterable<Stratum>, boundary: number): Scope {
  const strata = new Map<string, Stratum>();
  const answers = new Map<string, Map<number, number>>();
  let weights = 0;
  for (const stratum of all) {
    const weight = weightOf(splitCounts(stratum.answers, boundary));
    if (weight === 0) continue;
    weights += weight;
    strata.set(stratumKey(stratum), stratum);
    const byDay = answers.get(stratum.platform) ?? new Map<number, number>();
    answers.set(stratum.platform, byDay);
    for (const [at, count] of stratum.answers) byDay.set(at, (byDay.get(at) ?? 0) + count);
  }
  const days = new Map(
    [...answers].map(([platform, byDay]) => [platform, [...byDay.keys()].sort((a, b) => a - b)]),
  );
  const measured = [...new Set([...days.values()].flat())];
  const later = measured.filter((at) => at >= boundary).length;
  const isTestable = later >= MIN_DAYS && measured.length - later >= MIN_DAYS;
  return { strata, boundary, days, answers, weights, isTestable };
}

export const scopeAnswers = ({ answers, boundary }: Scope) =>
  splitCounts(
    [...answers.values()].flatMap((byDay) => [...byDay]),
    boundary,
  );

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
  const { boundary } = scope;
  const values = new Map([...scope.days].map(([platform, days]) => [platform, days.map(() => 0)]));
  const named = new Map([...scope.days.keys()].map((platform) => [platform, new Map<number, number>()]));
  let gains = 0;
  for (const [key, counts] of hits) {
    const stratum = scope.strata.get(key);
    if (!stratum) continue;
    const { platform, answers } = stratum;
    const [asked, found] = [splitCounts(answers, boundary), splitCounts(counts, boundary)];
    gains += weightOf(asked) * (found.after / asked.after - found.before / asked.before);
    const share = (found.before + found.after) / (asked.before + asked.after);
    const days = scope.days.get(platform) ?? [];
    const add = (at: number, value: number) => {
      const list = values.get(platform);
      const index = days.indexOf(at);
      if (list && index >= 0) list[index] = (list[index] ?? 0) + value;
    };
    for (const [at, count] of answers) add(at, -count * share);
    for (const [at, count] of counts) {
      add(at, count);
      const byDay = named.get(platform);
      byDay?.set(at, (byDay.get(at) ?? 0) + count);
    }
  }
  const cells = platformDays(scope, named);
  const rateOf = (isLater: boolean) =>
    rateOver(
      cells.filter(({ at }) => at >= boundary === isLater),
      basis,
    );
  const blocks = [...scope.days].map(([platform, days]) => ({
    values: values.get(platform) ?? [],
    earlier: days.filter((at) => at < boundary).length,
  }));
  return {
    before: rateOf(false),
    after: rateOf(true),
    difference: (gains / scope.weights) * 100,
    blocks: scope.isTestable ? blocks : null,
    platforms: new Set([...named].flatMap(([platform, byDay]) => (byDay.size > 0 ? [platform] : []))),
  };
}

type Cell = PlatformDay & { at: number };

/** Any day does as the first: only their order counts. */
const SOME_DAY = '2000-01-01';

function platformDays(scope: Scope, named: ReadonlyMap<string, ReadonlyMap<number, number>>): Cell[] {
  return [...scope.answers].flatMap(([platform, byDay]) =>
    [...byDay].map(([at, answers]) => {
      const total = named.get(platform)?.get(at) ?? 0;
      return { platform, at, day: addDays(SOME_DAY, at), answers, count: answers, total };
    }),
  );
}

/** A prompt's rate has its platforms as strata; others vary from day to day. */
function rateOver(cells: readonly Cell[], basis: 'PROMPT' | 'MANY'): Rate {
  const answers = sum(cells, ({ count }) => count);
  const hits = sum(cells, ({ total }) => total);
  if (answers === 0) return rate(0, 0);
  if (basis === 'MANY') return rate(hits, answers, certaintyOf({ days: cells, prompts: [] }));
  return rateOfPrompt(cells.map(({ platform, count, total }) => ({ platform, answers: count, hits: total })));
}
