/** The samples behind each ratio, from rollup rows. Pure. */

import { addUp, certaintyOf, type Sample, type Sums, spreadOfEachDay } from '../../statistics/clusters.ts';
import type { Certainty } from '../../statistics/interval.ts';
import type { PromptWindowRow } from './prompt-windows-store.ts';
import type { PlatformDayRow } from './store.ts';
import type { CompanyDayRow } from './window-store.ts';

type Counted = Pick<
  PlatformDayRow,
  'answers' | 'visible' | 'brandedAnswers' | 'brandedVisible' | 'analyzed' | 'sentimentSum'
>;

/** What a ratio adds up. */
export type Measure = (row: Counted) => Sums;

/** Of prompts that do not name the brand: answers that name it. */
export const MENTIONS: Measure = ({ answers, visible, brandedAnswers, brandedVisible }) =>
  countAll(answers - brandedAnswers, visible - brandedVisible);

export const BRANDED_MENTIONS: Measure = ({ brandedAnswers, brandedVisible }) =>
  countAll(brandedAnswers, brandedVisible);

/** Of all prompts: the scores of judged answers. */
export const SENTIMENT: Measure = ({ answers, analyzed, sentimentSum }) => ({
  answers,
  count: analyzed,
  total: sentimentSum,
});

const countAll = (answers: number, total: number): Sums => ({ answers, count: answers, total });

export function sampleOf(
  measure: Measure,
  days: readonly PlatformDayRow[],
  prompts: readonly PromptWindowRow[],
): Sample {
  const usable = ({ answers }: Sums) => answers > 0;
  return {
    days: days.map((row) => ({ platform: row.platform, day: row.day, ...measure(row) })).filter(usable),
    prompts: prompts
      .map((row) => ({ prompt: row.prompt, platform: row.platform, ...measure(row) }))
      .filter(usable),
  };
}

/** Of all prompts: answers that cite the brand's own domain. */
export const citations = (days: readonly PlatformDayRow[]): Sample => ({
  days: days.map(({ platform, day, answers, ownCited }) => ({
    platform,
    day,
    ...countAll(answers, ownCited),
  })),
  prompts: [],
});

/** The same to be compared platform by platform, as no rollup counts own citations by prompt. */
export function citationsByPlatform(days: readonly PlatformDayRow[]): Sample {
  const sample = citations(days);
  const byPlatform = Map.groupBy(sample.days, ({ platform }) => platform);
  const prompts = [...byPlatform].map(([platform, own]) => ({ prompt: '', platform, ...addUp(own) }));
  return { ...sample, prompts };
}

/** The certainty of each day: the days of a range say how much a day varies; a single day is the range. */
export function certaintyByDay(sample: Sample): (day: string) => Certainty {
  const spreads = spreadOfEachDay(sample.days);
  const isOneDay = new Set(sample.days.map(({ day }) => day)).size === 1;
  const whole = isOneDay ? certaintyOf(sample) : null;
  return (day) => {
    const spread = spreads.get(day);
    if (spread) return { basis: 'THESE_PROMPTS', spread };
    return whole ?? { basis: 'TOO_FEW_DAYS', spread: null };
  };
}

/** Reads a company's mentions minus the brand's, in the answers of one platform on one day: each visible one names the brand. */
export function leadReader(mentions: readonly CompanyDayRow[]) {
  const keyOf = ({ platform, day }: Pick<CompanyDayRow, 'platform' | 'day'>) => `${platform} ${day}`;
  const byDay = new Map(mentions.map((row) => [keyOf(row), row.mentions]));
  return (row: Pick<PlatformDayRow, 'platform' | 'day' | 'visible'>) =>
    (byDay.get(keyOf(row)) ?? 0) - row.visible;
}
