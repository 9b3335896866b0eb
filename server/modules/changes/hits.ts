/** Answers that hit an item, counted by prompt and platform. Pure. */

import { countDays } from '../../lib/days.ts';
import type { ComparedRanges } from './model.ts';

/** The answers to one prompt on one platform, measured in one of the windows at least. */
export interface Stratum {
  prompt: string;
  platform: string;
  /** The days of both windows on which it was answered, from 0: those of the earlier window, then those of the later one. */
  days: readonly number[];
  /** Answers on each of these days. */
  answers: readonly number[];
}

/** How hits are numbered: by prompt, platform and day of the windows. */
export interface Grid {
  /** In order. */
  prompts: readonly string[];
  /** In order. */
  platforms: readonly string[];
  /** Days of both windows. */
  days: number;
  /** A name of each, which sort as they do. */
  dayNames: readonly string[];
  /** The first day of the later window. */
  boundary: number;
  /** Of a prompt on a platform: its prompt × platforms + its platform, each from 0. */
  numberOf(stratum: { prompt: string; platform: string }): number;
}

/** Answers that hit an item, in any order: number of the stratum × days + day, once for each answer. */
export type Hits = readonly number[];

/** Numbers of answers in the earlier and in the later window. */
export interface Windows {
  before: number;
  after: number;
}

export function createGrid(strata: readonly Stratum[], { previous, current }: ComparedRanges): Grid {
  const prompts = [...new Set(strata.map(({ prompt }) => prompt))];
  const platforms = [...new Set(strata.map(({ platform }) => platform))].sort();
  const index = new Map(prompts.map((prompt, at) => [prompt, at]));
  const boundary = countDays(previous);
  const days = boundary + countDays(current);
  return {
    ...{ prompts, platforms, boundary, days },
    dayNames: Array.from({ length: days }, (_, day) => String(day).padStart(3, '0')),
    numberOf: ({ prompt, platform }) =>
      (index.get(prompt) ?? 0) * platforms.length + platforms.indexOf(platform),
  };
}

/** How many of a stratum's answers are of the earlier and of the later window. */
export function splitAnswers({ days, answers }: Stratum, boundary: number): Windows {
  let [before, after] = [0, 0];
  for (let at = 0; at < days.length; at += 1) {
    if ((days[at] ?? 0) < boundary) before += answers[at] ?? 0;
    else after += answers[at] ?? 0;
  }
  return { before, after };
}

/** Hits of each window by number of the stratum. */
export function splitHits(hits: Hits, { days, boundary }: Grid): Map<number, Windows> {
  const split = new Map<number, Windows>();
  for (const hit of hits) {
    const number = Math.floor(hit / days);
    const found = split.get(number) ?? { before: 0, after: 0 };
    split.set(number, found);
    if (hit % days < boundary) found.before += 1;
    else found.after += 1;
  }
  return split;
}
