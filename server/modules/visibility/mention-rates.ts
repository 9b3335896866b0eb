/** Mention rates with their intervals, computed from rollup rows. Pure. */

import { platformName } from '../../platforms/names.ts';
import { compareDays, type PromptPairs, pairPrompts } from '../../statistics/changes.ts';
import { addUp, certaintyOf, type Sample } from '../../statistics/clusters.ts';
import type { Certainty } from '../../statistics/interval.ts';
import { type Rate, rate } from '../../statistics/rates.ts';
import type { Topic } from '../topics/model.ts';
import { visibilityPercent } from './formulas.ts';
import type { RateChange } from './model.ts';
import { certaintyByDay, MENTIONS } from './samples.ts';
import type { PlatformRow, TopicDayRow } from './store.ts';

/** The rate of a sample with its interval. */
export function rateOf(sample: Sample): Rate {
  const { total, count } = addUp(sample.days);
  return rate(total, count, certaintyOf(sample));
}

/** Compares two windows prompt by prompt; the difference is in percentage points. */
export function compareRates(
  current: Sample,
  previous: Sample,
  pairs: PromptPairs = pairPrompts(current.prompts, previous.prompts),
): RateChange {
  const { difference, low, high, ...change } = compareDays(current.days, previous.days, pairs);
  return {
    ...change,
    difference: inPoints(difference),
    low: inPoints(low),
    high: inPoints(high),
    current: rateOf(current),
    previous: rateOf(previous),
  };
}

const inPoints = (share: number | null) => (share === null ? null : share * 100);

/** Days with a usable answer; a day on which every measurement failed has no impressions. */
export const measuredDays = (days: readonly TopicDayRow[]) => days.filter(({ answers }) => answers > 0);

/** Impressions and mention rate of each measured day. */
export function visibilityByDay(topic: Topic, days: readonly TopicDayRow[], sample: Sample) {
  const certaintyOn = certaintyByDay(sample);
  return measuredDays(days).map((day) => ({
    date: day.day,
    impressions: day.impressions,
    percent: visibilityPercent(day.impressions, topic),
    mentionRate: rateOn(day, certaintyOn(day.day)),
  }));
}

function rateOn(day: TopicDayRow, certainty: Certainty): Rate {
  const { total, count } = MENTIONS(day);
  return rate(total, count, certainty);
}

/** The mention rate of each platform. */
export function rateByPlatform(platforms: readonly PlatformRow[], { days, prompts }: Sample) {
  return platforms.map((counts) => {
    const isOwn = ({ platform }: { platform: string }) => platform === counts.platform;
    const own = { days: days.filter(isOwn), prompts: prompts.filter(isOwn) };
    return {
      platform: { key: counts.platform, name: platformName(counts.platform) },
      mentionRate: rateOf(own),
      answers: counts.answers,
      failed: counts.failed,
    };
  });
}
