import { counted } from '../../../../lib/format.ts';
import { lazy } from '../../../../lib/lazy.ts';
import type { Rate } from '../../../../statistics/rates.ts';

const whole = lazy(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }));
const oneDecimal = lazy(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const day = lazy(
  () =>
    new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' }),
);

/** Stands where there is no figure. */
export const NONE = '–';

/** `62.5` */
export const decimal = (value: number) => oneDecimal().format(value);

/** `62.5%`, or a dash for null. */
export const percent = (value: number | null) => (value === null ? NONE : `${decimal(value)}%`);

/** `41.2–79.1%`: the 95 % interval; empty without one. */
export const interval = ({ low, high }: Pick<Rate, 'low' | 'high'>) =>
  low === null || high === null ? '' : `${decimal(low)}–${decimal(high)}%`;

/** `8 of 30 answers` */
export const outOf = ({ hits, answers }: Pick<Rate, 'hits' | 'answers'>) =>
  `${whole().format(hits)} of ${counted(answers, 'answer')}`;

/** `Aug 03, 2026` in UTC from ISO 8601. */
export const dayOf = (time: string) => day().format(new Date(time));

/** `Aug 03, 2026`, or `Aug 03, 2026 – Aug 04, 2026`. */
export function daysOf(from: string, to: string): string {
  const [first, last] = [dayOf(from), dayOf(to)];
  return first === last ? first : `${first} – ${last}`;
}

/** `1st`, `2nd`, `11th`, `23rd` */
export function ordinal(place: number): string {
  const [tens, ones] = [place % 100, place % 10];
  if (tens >= 11 && tens <= 13) return `${place}th`;
  return `${place}${ones === 1 ? 'st' : ones === 2 ? 'nd' : ones === 3 ? 'rd' : 'th'}`;
}

/** `a`, `a and b`, `a, b and c` */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
