/** Texts of alerts and digests. Pure. */

import type { DateRange } from '../../lib/days.ts';
import { counted, oneLine, percent, score } from '../../lib/format.ts';
import { lazy } from '../../lib/lazy.ts';
import { platformName } from '../../platforms/names.ts';
import type { Change } from '../../statistics/changes.ts';
import { WINDOW_DAYS } from '../visibility/metrics-query.ts';
import type { RateChange, SentimentChange } from '../visibility/model.ts';
import type { Sentiment } from '../visibility/topic-metrics.ts';

/** ` in “Topic”`; empty for the whole account. */
export const inTopic = (name: string | null) => (name === null ? '' : ` in “${oneLine(name)}”`);

/** ` in “Topic” on Platform`; empty for the whole account. */
export const inScope = ({ topicName, platform }: { topicName: string | null; platform: string | null }) =>
  `${inTopic(topicName)}${platform === null ? '' : ` on ${oneLine(platformName(platform))}`}`;

/** A sentence on a window; its days are named where it is not the last week. */
export const onWindow = (days: number, text: string) =>
  days === WINDOW_DAYS.WEEK
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : `In the last ${days} days ${text}`;

const dayFormat = lazy(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** `May 19` */
export const formatDay = (day: string) => dayFormat().format(new Date(day));

/** `May 19 – May 25` */
export const formatRange = ({ from, to }: DateRange<string>) => `${formatDay(from)} – ${formatDay(to)}`;

/** A change of the mention rate, and whether it is more than chance. */
export function describeRateChange(change: RateChange): string {
  const { current, previous } = change;
  if (current.value === null) return 'no answers to count.';
  const now = `named in ${percent(current.value)} of ${counted(current.answers, 'answer')}`;
  if (previous.value === null) return `${now}; nothing to compare with.`;
  return describeChange(`${now}, ${percent(previous.value)} before`, change);
}

/** A change of the mean sentiment, and whether it is more than chance. */
export function describeSentimentChange(change: SentimentChange): string {
  const { current, previous, judgesDiffer } = change;
  if (current.value === null) return 'no answers that could be judged.';
  const now = `${score(current.value)} of 100 over ${counted(current.answers, 'judged answer')}`;
  if (previous.value === null) return `${now}; nothing to compare with.`;
  const values = `${now}, ${score(previous.value)} before`;
  if (judgesDiffer) return `${values}: not comparable, since other methods judged then.`;
  return describeChange(values, change);
}

function describeChange(values: string, { difference, verdict, note }: Change): string {
  if (verdict === 'NO_CLEAR_CHANGE' || difference === null) return `${values}: no clear change. ${note}`;
  const points = `${Math.abs(difference).toFixed(1)} points ${verdict === 'UP' ? 'up' : 'down'}`;
  return `${values}: ${points}, more than chance explains. ${note}`;
}

/** The mean sentiment of a week, and who judged it where several methods did. */
export function describeSentiment(change: SentimentChange, { judges }: Pick<Sentiment, 'judges'>): string[] {
  if (judges.length < 2) return [describeSentimentChange(change)];
  const counts = judges.map(({ name, answers }) => `${oneLine(name)} ${answers.toLocaleString('en')}`);
  return [
    describeSentimentChange(change),
    `Judged by several methods, not comparable answer by answer: ${counts.join(', ')}.`,
  ];
}
