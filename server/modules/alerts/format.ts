/** How alerts and digests say things. Pure. */

import { counted, oneLine, percent, score } from '../../lib/format.ts';
import { later } from '../../lib/lazy.ts';
import type { RateChange } from '../../statistics/rates.ts';
import type { Sentiment, SentimentChange } from '../visibility/model.ts';

/** ` in “Topic”`; nothing for the whole account. */
export const within = (topic: string | null) => (topic === null ? '' : ` in “${oneLine(topic)}”`);

const dayName = later(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** `May 19 – May 25` */
export const daysInWords = (from: string, to: string) =>
  `${dayName().format(new Date(`${from}T00:00:00Z`))} – ${dayName().format(new Date(`${to}T00:00:00Z`))}`;

/** A change of the mention rate and how sure it is. */
export function rateInWords({ current, previous, difference, verdict }: RateChange): string {
  if (current.value === null) return 'No answers to count.';
  const now = `${percent(current.value)} of ${counted(current.answers, 'answer')}`;
  if (previous.value === null || difference === null) return `${now}; nothing to compare with.`;
  const before = `${percent(previous.value)} before`;
  if (verdict === 'NO_CLEAR_CHANGE') return `${now}, ${before}: no clear change.`;
  const points = `${Math.abs(difference).toFixed(1)} points ${verdict === 'UP' ? 'up' : 'down'}`;
  return `${now}, ${before}: ${points}, more than chance explains.`;
}

/** A change of the mean sentiment and how sure it is. */
export function meanInWords({ current, previous, difference, ...change }: SentimentChange): string {
  if (current.value === null) return 'No answers that could be judged.';
  const now = `${score(current.value)} of 100 over ${counted(current.answers, 'judged answer')}`;
  if (previous.value === null || difference === null) return `${now}; nothing to compare with.`;
  const before = `${score(previous.value)} before`;
  if (change.judgesDiffer) return `${now}, ${before}: not comparable, since other methods judged then.`;
  if (change.verdict === 'NO_CLEAR_CHANGE') return `${now}, ${before}: no clear change.`;
  const points = `${Math.abs(difference).toFixed(1)} points ${change.verdict === 'UP' ? 'up' : 'down'}`;
  return `${now}, ${before}: ${points}, more than chance explains.`;
}

/** The mean sentiment of a week, and who judged it where several methods did. */
export function sentimentLines({ change, judges }: Pick<Sentiment, 'change' | 'judges'>): string[] {
  if (judges.length < 2) return [meanInWords(change)];
  const each = judges.map(({ name, answers }) => `${oneLine(name)} ${answers.toLocaleString('en')}`);
  return [
    meanInWords(change),
    `Judged by several methods, not comparable answer by answer: ${each.join(', ')}.`,
  ];
}
