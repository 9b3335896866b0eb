/** UTC days, written YYYY-MM-DD. Ranges of days include both ends everywhere. */

export const DAY_MS = 86_400_000;

/** The first day that can be named; a database has no year 0. */
export const FIRST_DAY = '0001-01-01';

/** Days from `from` to `to`, both included; null is an open or unknown end. `DateRange<string>` has two ends. */
export interface DateRange<Day extends string | null = string | null> {
  from: Day;
  to: Day;
}

export const utcDay = (moment: Date | string | number) => new Date(moment).toISOString().slice(0, 10);

/** The day that is `days` later, or earlier for a negative number. */
export const addDays = (day: string, days: number) => utcDay(Date.parse(day) + days * DAY_MS);

/** The moment at which the day after this one begins. */
export const startOfNextDay = (now: Date) => new Date(Date.parse(addDays(utcDay(now), 1)));

export const countDays = ({ from, to }: DateRange<string>) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The days of a range, ascending. */
export const daysOf = (range: DateRange<string>) =>
  Array.from({ length: countDays(range) }, (_, index) => addDays(range.from, index));

/** The Monday on which a day's week begins. */
export const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The days of a range whose weeks, Monday to Sunday, are not wholly in it: at most six at either end. */
export function daysOutsideWeeks(range: DateRange<string>): string[] {
  const { from, to } = range;
  const ends =
    countDays(range) > 12
      ? [...daysOf(lastDays(6, addDays(from, 5))), ...daysOf(lastDays(6, to))]
      : daysOf(range);
  return ends.filter((day) => mondayOf(day) < from || addDays(mondayOf(day), 6) > to);
}

/** The Mondays of the weeks, Monday to Sunday, that are wholly in a range. */
export const mondaysWithin = (range: DateRange<string>): string[] =>
  daysOf(range).filter((day) => mondayOf(day) === day && addDays(day, 6) <= range.to);

/** The first day of a day's month. */
export const monthOf = (day: string) => `${day.slice(0, 8)}01`;

/** The last day of a day's month. */
export const lastOfMonth = (day: string) =>
  `${day.slice(0, 8)}${daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)))}`;

/** The first days of the months that are wholly in a range. */
export function monthsWithin({ from, to }: DateRange<string>): string[] {
  const months: string[] = [];
  for (let first = monthOf(from); lastOfMonth(first) <= to; first = addDays(lastOfMonth(first), 1)) {
    if (first >= from) months.push(first);
    if (lastOfMonth(first) === to) break;
  }
  return months;
}

const LAST_DAY = '9999-12-31';
const dayAfter = (day: string) => (day === LAST_DAY ? 'infinity' : addDays(day, 1));

/**
 * The months that are wholly in a range, as Postgres' dates: those from `first` on and before `end`, where the days after them begin. An
 * open end has all months; without a whole month both are the day after the range.
 */
export function monthSpan({ from, to }: DateRange): { first: string; end: string } {
  const first = from === null || from === monthOf(from) ? (from ?? '-infinity') : dayAfter(lastOfMonth(from));
  const after = to === null ? 'infinity' : dayAfter(to);
  const end = after === 'infinity' ? after : monthOf(after);
  return first > end ? { first: after, end: after } : { first, end };
}

/** The parts of a range before and after the months that are wholly in it; without such a month the range. */
export function rangesOutsideMonths(range: DateRange<string>): DateRange<string>[] {
  const months = monthsWithin(range);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [range];
  const parts = [
    { from: range.from, to: addDays(first, -1) },
    { from: addDays(lastOfMonth(last), 1), to: range.to },
  ];
  return parts.filter(({ from, to }) => from <= to);
}

/** The range of `days` days that ends on `to`. */
export const lastDays = (days: number, to: string): DateRange<string> => ({
  from: addDays(to, 1 - days),
  to,
});

/** The range of the same length that ends just before; null where it would begin before `FIRST_DAY`. */
export function rangeBefore(range: DateRange<string>): DateRange<string> | null {
  const days = countDays(range);
  if (days > countDays({ from: FIRST_DAY, to: range.from }) - 1) return null;
  return lastDays(days, addDays(range.from, -1));
}

export const includesDay = ({ from, to }: DateRange, day: string) =>
  (from === null || day >= from) && (to === null || day <= to);

/** For sorting: the earlier day first. */
export const compareDays = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Whether it is a day of the calendar, such as 2025-05-24 and not 2025-02-30. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < FIRST_DAY) return false;
  const year = Number(value.slice(0, 4));
  const month = Number(value.slice(5, 7));
  const day = Number(value.slice(8));
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

// Every date of every reply is checked, so this does without making a Date.
function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
