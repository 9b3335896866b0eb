import { createHash } from 'node:crypto';
import { CronExpressionParser } from 'cron-parser';
import type { CollectionSettings } from '../model.ts';

type Schedule = Pick<CollectionSettings, 'daily' | 'hour' | 'timeZone' | 'dailySince'>;

/** Accounts of the same hour start spread over it, each always at the same minute. */
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
 * The local day whose run is due: the latest moment of the schedule that has passed. A server that was off then catches
 * up, but never with more than one run. Null where the schedule was switched on or changed after that moment.
 * @returns `YYYY-MM-DD` in the schedule's time zone
 */
export function dueDay(userId: string, schedule: Schedule, now: Date): string | null {
  if (!schedule.daily) return null;
  // The moment itself counts as passed.
  const due = cron(userId, schedule, new Date(now.getTime() + 1))
    .prev()
    .toDate();
  if (schedule.dailySince && due < new Date(schedule.dailySince)) return null;
  return localDay(due, schedule.timeZone);
}

/** `YYYY-MM-DD` where people are in this time zone. */
export function localDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
}

/** Whether it is the IANA name of a time zone that is known here. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
