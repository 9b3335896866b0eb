import { counted, oneLine } from '../../../../lib/format.ts';
import { lazy } from '../../../../lib/lazy.ts';
import type { Rate } from '../../../../statistics/rates.ts';
import type { Passage } from '../model.ts';

const oneDecimal = lazy(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const day = lazy(
  () =>
    new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' }),
);

/** Shown where there is no figure. */
export const NONE = '–';

/** `62.5` */
export const decimal = (value: number) => oneDecimal().format(value);

/** `62.5%`, or a dash for null. */
export const percent = (value: number | null) => (value === null ? NONE : `${decimal(value)}%`);

/** `41.2–79.1%`: the 95 % interval; empty without one. */
export const interval = ({ low, high }: Pick<Rate, 'low' | 'high'>) =>
  low === null || high === null ? '' : `${decimal(low)}–${decimal(high)}%`;

/** `8 of 30 answers` */
export const ofAnswers = (hits: number, answers: number) =>
  `${hits.toLocaleString('en-US')} of ${counted(answers, 'answer')}`;

export const outOf = ({ hits, answers }: Pick<Rate, 'hits' | 'answers'>) => ofAnswers(hits, answers);

/** `Aug 03, 2026` in UTC from ISO 8601. */
export const dayOf = (time: string) => day().format(new Date(time));

/** `Aug 03, 2026`, or `Aug 03, 2026 – Aug 04, 2026`. */
export function daysOf(from: string, to: string): string {
  const [first, last] = [dayOf(from), dayOf(to)];
  return first === last ? first : `${first} – ${last}`;
}

const ordinals = lazy(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st`, `2nd`, `11th`, `23rd` */
export const ordinal = (position: number) => `${position}${SUFFIXES[ordinals().select(position)] ?? 'th'}`;

const lists = lazy(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

/** `a`, `a and b`, `a, b and c` */
export const listed = (items: readonly string[]) => lists().format(items.map(oneLine));

/** Shortens a text to at most `max` characters, ending in an ellipsis. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  // Does not cut a surrogate pair in two.
  return `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** A passage cut at the mention; `marked` is empty where it is not known. */
export function cutAtMention({ text, mention }: Pick<Passage, 'text' | 'mention'>): {
  before: string;
  marked: string;
  after: string;
} {
  if (!mention) return { before: text, marked: '', after: '' };
  return {
    before: text.slice(0, mention.start),
    marked: text.slice(mention.start, mention.end),
    after: text.slice(mention.end),
  };
}
