import { createHash } from 'node:crypto';
import { DateTime } from 'luxon';
import type { CollectionSettings } from '../model.ts';

type Schedule = Pick<CollectionSettings, 'daily' | 'hour' | 'timeZone' | 'dailySince'>;

/** The minute of an account's daily run: spread over the hour by account. */
export function minuteOf(userId: string): number {
  return createHash('sha256').update(userId).digest().readUInt32BE() % 60;
}

/**
 * The moment of the daily run on the day of the time zone that is `days` after today. An hour that the start of daylight saving
 * time leaves out is moved forward by what is left out.
 */
function runOn(days: number, userId: string, { hour, timeZone }: Schedule, now: Date): Date {
  const { year, month, day } = DateTime.fromJSDate(now, { zone: timeZone }).plus({ days });
  return DateTime.fromObject(
    { year, month, day, hour, minute: minuteOf(userId) },
    { zone: timeZone },
  ).toJSDate();
}

/** When the next daily run starts; null without a schedule. */
export function nextRun(userId: string, schedule: Schedule, now: Date): Date | null {
  if (!schedule.daily) return null;
  const today = runOn(0, userId, schedule, now);
  return today > now ? today : runOn(1, userId, schedule, now);
}

/**
 * The day of the schedule's latest past moment, `YYYY-MM-DD` in its time zone. A server that was off then catches up with one
 * run.
 * @returns null if the schedule is off, or was changed after that moment
 */
export function dueDay(userId: string, schedule: Schedule, now: Date): string | null {
  if (!schedule.daily) return null;
  const today = runOn(0, userId, schedule, now);
  const due = today <= now ? today : runOn(-1, userId, schedule, now);
  if (schedule.dailySince && due < new Date(schedule.dailySince)) return null;
  return localDay(due, schedule.timeZone);
}

/** The local day in a time zone, `YYYY-MM-DD`. */
export function localDay(at: Date, timeZone: string): string {
  return DateTime.fromJSDate(at, { zone: timeZone }).toISODate() as string;
}

/** Whether Node knows an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
