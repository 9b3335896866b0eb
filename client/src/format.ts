const integer = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' });
const dayAndYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});
const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const dayTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});
// Without a comma before "and", as in reports and mails.
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const utc = (date: string) => new Date(`${date}T00:00:00Z`);

/** `12,480` */
export const formatCount = (value: number) => integer.format(value);

/** `62.5%` from 62.5 */
export const formatPercent = (value: number) => `${oneDecimal.format(value)}%`;

/** `62.5` */
export const formatDecimal = (value: number) => oneDecimal.format(value);

/** `64.20` */
export const formatScore = (value: number) => twoDecimals.format(value);

/** `Aug 03` from `2026-08-03`; days are UTC. */
export const formatDay = (date: string) => day.format(utc(date));

/** `Aug 03, 2026` from `2026-08-03`; days are UTC. */
export const formatDayAndYear = (date: string) => dayAndYear.format(utc(date));

/** `1 answer`, `2 answers`, `1,200 answers` */
export const formatCounted = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** `Acme`, `Acme and Beta`, `Acme, Beta and Gamma` */
export const formatList = (names: readonly string[]) => list.format(names);

/** `Nov 21, 2026, 8:04 AM` in the browser's time zone, from an ISO 8601 time. */
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso));

/** `Nov 21, 8:04:09 AM` in the browser's time zone, from an ISO 8601 time of the last days. */
export const formatDayTime = (iso: string) => dayTime.format(new Date(iso));

/** `Aug 03 – Sep 02, 2026`; a single day is one date; across years both dates have their year. */
export function formatRange(from: string, to: string) {
  if (from === to) return formatDayAndYear(from);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${sameYear ? formatDay(from) : formatDayAndYear(from)} – ${formatDayAndYear(to)}`;
}

/** A rough length of time from seconds: `under a minute`, `4 min`, `2 h 5 min`. */
export function formatDuration(seconds: number): string {
  if (seconds < MINUTE) return 'under a minute';
  const minutes = Math.round(seconds / MINUTE);
  if (minutes * MINUTE < HOUR) return `${minutes} min`;
  const rest = minutes % MINUTE;
  return `${Math.floor(minutes / MINUTE)} h${rest ? ` ${rest} min` : ''}`;
}
