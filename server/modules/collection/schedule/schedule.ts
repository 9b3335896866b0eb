import { createHash } from 'node:crypto';
import { CronExpressionParser } from 'cron-parser';
import type { CollectionSettings } from '../model.ts';

type Schedule = Pick<CollectionSettings, 'daily' | 'hour' | 'timeZone' | 'dailySince'>;

/** The minute of an account's daily run: spread over the hour by account. */
export function minuteOf(userId: string): number {
  return createHash('sha256').update(userId).digest().readUInt32BE() % 60;
}

const cron = (userId: string, { hour, timeZone }: Schedule, now: Date) =>
  CronExpressionParser.parse(`${minuteOf(userId)} ${hour} * * *`, { tz: timeZone, currentDate: now });

/** When the next daily run starts; null without a schedule. */
export function nextRun(userId: string, schedule: Schedule, now: Date): Date | null {
  return schedule.daily ? cron(userId, schedule, now).next().toDate() : null;
}

/**
 * The day of the schedule's latest past moment, `YYYY-MM-DD` in its time zone. A server that was off then catches up with one
 * run.
 * @returns null if the schedule is off, or was changed after that moment
 */
export function dueDay(userId: string, schedule: Schedule, now: Date): string | null {
  if (!schedule.daily) return null;
  // `prev` excludes the current moment, which is due too.
  const due = cron(userId, schedule, new Date(now.getTime() + 1))
    .prev()
    .toDate();
  if (schedule.dailySince && due < new Date(schedule.dailySince)) return null;
  return localDay(due, schedule.timeZone);
}

/** The local day in a time zone, `YYYY-MM-DD`. */
export function localDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
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
