import { addDays } from '../../../lib/days.ts';

/** Hour of Monday, in the account's time zone, at which the digest is sent. */
const DIGEST_HOUR = 7;
const HOURS_A_WEEK = 168;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * The latest Monday on which a digest was due: Mondays at `DIGEST_HOUR` in the time zone.
 * @param timeZone IANA name; an unknown one counts as UTC
 * @returns the Monday, YYYY-MM-DD, and the hours since
 */
export function latestDigest(now: Date, timeZone: string): { monday: string; hours: number } {
  const part = datePartsOf(now, timeZone);
  const today = `${part('year')}-${part('month')}-${part('day')}`;
  const weekday = WEEKDAYS.indexOf(part('weekday'));
  const sinceDue = weekday * 24 + Number(part('hour')) - DIGEST_HOUR;
  const monday = addDays(today, -weekday);
  return sinceDue >= 0
    ? { monday, hours: sinceDue }
    : { monday: addDays(monday, -7), hours: sinceDue + HOURS_A_WEEK };
}

function datePartsOf(now: Date, timeZone: string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = createFormat(timeZone).formatToParts(now);
  return (name) => parts.find(({ type }) => type === name)?.value ?? '';
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    });
  try {
    return format(timeZone);
  } catch {
    return format('UTC');
  }
}
