import { addDays } from '../../../lib/days.ts';
import { localTimeIn } from '../../../lib/local-time.ts';

/** Hour of Monday, in the account's time zone, at which the digest is sent. */
const DIGEST_HOUR = 7;
const HOURS_A_WEEK = 168;

/**
 * The latest Monday on which a digest was due: Mondays at `DIGEST_HOUR` in the time zone.
 * @param timeZone IANA name; an unknown one counts as UTC
 * @returns the Monday, YYYY-MM-DD, and the hours since
 */
export function latestDigest(now: Date, timeZone: string): { monday: string; hours: number } {
  const { day, weekday, hour } = localTimeIn(timeZone)(now);
  const sinceDue = (weekday - 1) * 24 + hour - DIGEST_HOUR;
  const monday = addDays(day, 1 - weekday);
  return sinceDue >= 0
    ? { monday, hours: sinceDue }
    : { monday: addDays(monday, -7), hours: sinceDue + HOURS_A_WEEK };
}
