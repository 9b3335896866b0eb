/** Whose answers are compared. Pure. */

import { sum } from '../../statistics/arithmetic.ts';
import { MIN_DAYS } from '../../statistics/interval.ts';
import { type Grid, type Stratum, splitAnswers, type Windows } from './hits.ts';

/** A stratum in a scope. */
interface ScopedStratum {
  stratum: Stratum;
  /** Which of the scope's strata it is. */
  index: number;
  /** Answers of each window. */
  asked: Windows;
  /** n₁·n₂ ÷ (n₁ + n₂) of these. */
  weight: number;
  /** Where the days of its platform start in a list of all platforms' days. */
  start: number;
}

/** The days of a platform on which the strata of a scope were answered. */
export interface PlatformDays {
  platform: string;
  start: number;
  /** In order. */
  days: number[];
  /** Answers on each of them. */
  answers: number[];
  /** How many are in the earlier window. */
  earlier: number;
}

/** Whose answers are compared: strata by number, and what all comparisons of them share. */
export interface Scope {
  grid: Grid;
  strata: ReadonlyMap<number, ScopedStratum>;
  platforms: readonly PlatformDays[];
  /** Σ n₁·n₂ ÷ (n₁ + n₂) of the strata. */
  weights: number;
  isTestable: boolean;
}

const weightOf = ({ before, after }: Windows) =>
  before === 0 || after === 0 ? 0 : (before * after) / (before + after);

/** Strata measured in one window only are left out. */
export function createScope(all: Iterable<Stratum>, grid: Grid): Scope {
  const strata = new Map<number, ScopedStratum>();
  const byPlatform = new Map<string, { start: number; answers: Uint32Array }>();
  let weights = 0;
  for (const stratum of all) {
    const asked = splitAnswers(stratum, grid.boundary);
    const weight = weightOf(asked);
    if (weight === 0) continue;
    weights += weight;
    const { platform, days, answers } = stratum;
    const own = byPlatform.get(platform) ?? {
      start: byPlatform.size * grid.days,
      answers: new Uint32Array(grid.days),
    };
    byPlatform.set(platform, own);
    for (let at = 0; at < days.length; at += 1) {
      const day = days[at] as number;
      own.answers[day] = (own.answers[day] as number) + (answers[at] as number);
    }
    const index = strata.size;
    strata.set(grid.numberOf(stratum), { stratum, index, asked, weight, start: own.start });
  }
  const platforms = [...byPlatform].map(([platform, { start, answers }]): PlatformDays => {
    const days: number[] = [];
    for (let day = 0; day < answers.length; day += 1) if (answers[day]) days.push(day);
    return {
      ...{ platform, start, days },
      answers: days.map((day) => answers[day] ?? 0),
      earlier: days.filter((day) => day < grid.boundary).length,
    };
  });
  const measured = [...new Set(platforms.flatMap(({ days }) => days))];
  const later = measured.filter((day) => day >= grid.boundary).length;
  const isTestable = later >= MIN_DAYS && measured.length - later >= MIN_DAYS;
  return { grid, strata, platforms, weights, isTestable };
}

export function scopeAnswers({ platforms }: Scope): Windows {
  const answersOf = (isLater: boolean) =>
    sum(platforms, (days) => sum(windowOf(days, days.answers, isLater), Number));
  return { before: answersOf(false), after: answersOf(true) };
}

/** What one of the windows has of a list by day. */
export const windowOf = <T>({ earlier }: PlatformDays, list: readonly T[], isLater: boolean) =>
  isLater ? list.slice(earlier) : list.slice(0, earlier);
