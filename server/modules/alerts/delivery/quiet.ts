import { localTimeIn } from '../../../lib/local-time.ts';

/** Hours in which nothing is sent. */
export interface QuietHours {
  /** The first quiet hour, 0–23 in the account's time zone. */
  from: number;
  /** The hour at which it ends, 0–23; before `from` it is that of the next day. */
  to: number;
  /** Saturday and Sunday are quiet, too. */
  weekends: boolean;
}

/** All time zones differ from UTC by whole quarters of an hour. */
const QUARTER_MS = 15 * 60_000;
/** Longer than a weekend with the night on either side. */
const MAX_QUARTERS = 4 * 24 * 4;
const SATURDAY = 6;

/**
 * When a quiet time ends: the first quarter of an hour whose local time is not quiet. Local hours are compared, so that a night
 * in which the clocks change ends at its hour, too.
 * @param timeZone IANA name; an unknown one counts as UTC
 * @returns null when it is not quiet now
 */
export function quietUntil(now: Date, timeZone: string, quiet: QuietHours | null): Date | null {
  if (!quiet) return null;
  const localTime = localTimeIn(timeZone);
  const isQuiet = (moment: Date) => {
    const { weekday, hour } = localTime(moment);
    const { from, to, weekends } = quiet;
    if (weekends && weekday >= SATURDAY) return true;
    return from < to ? hour >= from && hour < to : hour >= from || hour < to;
  };
  if (!isQuiet(now)) return null;
  const next = (Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS;
  for (let index = 0; index < MAX_QUARTERS; index += 1) {
    const moment = new Date(next + index * QUARTER_MS);
    if (!isQuiet(moment)) return moment;
  }
  return new Date(next);
}
