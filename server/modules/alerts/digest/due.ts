import { addDays } from '../../../lib/days.ts';
import { DIGEST_HOUR } from '../constants.ts';

const HOURS_A_WEEK = 168;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * The latest Monday on which a digest was due at a moment: Mondays at DIGEST_HOUR by the clock of the time zone.
 * @param timeZone IANA name; UTC stands in for one that is not known
 * @returns the Monday, YYYY-MM-DD, and the hours since
 */
export function latestDue(now: Date, timeZone: string): { monday: string; hours: number } {
  const part = partsOf(now, timeZone);
  const today = `${part('year')}-${part('month')}-${part('day')}`;
  const weekday = WEEKDAYS.indexOf(part('weekday'));
  const sinceDue = weekday * 24 + Number(part('hour')) - DIGEST_HOUR;
  const monday = addDays(today, -weekday);
  return sinceDue >= 0
    ? { monday, hours: sinceDue }
    : { monday: addDays(monday, -7), hours: sinceDue + HOURS_A_WEEK };
}

function partsOf(now: Date, timeZone: string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = formatOf(timeZone).formatToParts(now);
  return (wanted) => parts.find(({ type }) => type === wanted)?.value ?? '';
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
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
