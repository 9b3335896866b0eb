/** Totals of a range, made of rollup rows. Pure. */
import { platformName } from '../../platforms/names.ts';
import { type Rate, rate } from '../../statistics/rates.ts';
import { sum } from './formulas.ts';
import type { PlatformMetrics } from './model.ts';
import type { PlatformRow, TopicDayRow } from './store.ts';

/** Usable answers, prompts that name the brand included. */
export const usableOf = (days: readonly TopicDayRow[]) => sum(days, (day) => day.answers);

/** Measurements that failed, were refused or came back empty. */
export const failedOf = (days: readonly TopicDayRow[]) => sum(days, (day) => day.failed);

/** Answers citing the brand's own domain ÷ usable answers; never blended with the mention rate. */
export function citationRate(days: readonly TopicDayRow[]): Rate {
  return rate(
    sum(days, (day) => day.ownCited),
    usableOf(days),
  );
}

/** Each platform's mention rate, platforms with most usable answers first. */
export function platformsOf(platforms: readonly PlatformRow[]): PlatformMetrics[] {
  return platforms.map((row) => ({
    platform: { key: row.platform, name: platformName(row.platform) },
    mentionRate: rate(row.unbrandedVisible, row.unbrandedAnswers),
    answers: row.answers,
    failed: row.failed,
  }));
}
