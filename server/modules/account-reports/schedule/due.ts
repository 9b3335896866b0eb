/** When a schedule is due and which days its report is of. Pure. */

import { addDays, type DateRange, lastDays } from '../../../lib/days.ts';
import type { ScheduleDays, StoredSchedule } from '../model.ts';

export type ScheduleTime = Pick<StoredSchedule, 'weekday' | 'monthDay' | 'hour'>;

/**
 * The local day on which a schedule was due last. Local hours are compared, so that an hour that daylight saving time
 * skips or repeats makes one day due once.
 * @param timeZone IANA name; an unknown one counts as UTC
 * @returns YYYY-MM-DD
 */
export function latestDue(time: ScheduleTime, timeZone: string, now: Date): string {
  const { day: today, hour } = localTime(now, timeZone);
  let day = hour >= time.hour ? today : addDays(today, -1);
  while (!isDueOn(time, day)) day = addDays(day, -1);
  return day;
}

/** The next local day on which it is due. */
export function nextDue(time: ScheduleTime, timeZone: string, now: Date): string {
  let day = addDays(latestDue(time, timeZone, now), 1);
  while (!isDueOn(time, day)) day = addDays(day, 1);
  return day;
}

function isDueOn({ weekday, monthDay }: ScheduleTime, day: string): boolean {
  const date = new Date(day);
  if (weekday !== null) return (date.getUTCDay() || 7) === weekday;
  const isLast = addDays(day, 1).endsWith('-01');
  const dayOfMonth = date.getUTCDate();
  return dayOfMonth === monthDay || (isLast && dayOfMonth < (monthDay ?? 1));
}

/** The days of a report that is due on a day. */
export function daysOfReport(days: ScheduleDays, due: string): DateRange<string> {
  if (days === 'last_calendar_month') return monthsBefore(due, 1);
  if (days === 'last_calendar_quarter') {
    const month = Number(due.slice(5, 7));
    return monthsBefore(`${due.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`, 3);
  }
  const count = { last_7_days: 7, last_30_days: 30, last_90_days: 90 }[days];
  return lastDays(count, addDays(due, -1));
}

/** The whole months before that of a day. */
function monthsBefore(day: string, months: number): DateRange<string> {
  const first = new Date(`${day.slice(0, 7)}-01`);
  const to = addDays(first.toISOString().slice(0, 10), -1);
  first.setUTCMonth(first.getUTCMonth() - months);
  return { from: first.toISOString().slice(0, 10), to };
}

function localTime(now: Date, timeZone: string): { day: string; hour: number } {
  const parts = formatOf(timeZone).formatToParts(now);
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
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
