import { describe, expect, test } from 'vitest';
import { daysOfReport, latestDue, nextDue, type ScheduleTime } from './due.ts';

const at = (time: string) => new Date(time);
const weekly = (weekday: number, hour: number): ScheduleTime => ({ weekday, monthDay: null, hour });
const monthly = (monthDay: number, hour: number): ScheduleTime => ({ weekday: null, monthDay, hour });

/** The days that become due in an hourly check over some days. */
function dueDays(time: ScheduleTime, zone: string, start: string, days: number): string[] {
  const found: string[] = [];
  for (let hour = 0; hour < days * 24; hour++) {
    const day = latestDue(time, zone, new Date(Date.parse(start) + hour * 3_600_000));
    if (day !== found.at(-1)) found.push(day);
  }
  return found.slice(1);
}

describe('a weekly schedule', () => {
  test('is due from its hour on in the account’s time zone', () => {
    // Monday 9 March 2026; New York has summer time since the day before.
    expect(latestDue(weekly(1, 8), 'America/New_York', at('2026-03-09T11:59:00Z'))).toBe('2026-03-02');
    expect(latestDue(weekly(1, 8), 'America/New_York', at('2026-03-09T12:00:00Z'))).toBe('2026-03-09');
    expect(nextDue(weekly(1, 8), 'America/New_York', at('2026-03-09T12:00:00Z'))).toBe('2026-03-16');
    expect(latestDue(weekly(7, 0), 'Pacific/Auckland', at('2026-03-07T11:00:00Z'))).toBe('2026-03-08');
  });

  test('is due once on a day whose hour is skipped or repeated', () => {
    // Berlin skips 2 o’clock on 29 March and repeats it on 25 October 2026, both Sundays.
    const [spring, autumn] = ['2026-03-27T00:00:00Z', '2026-10-23T00:00:00Z'];
    expect(dueDays(weekly(7, 2), 'Europe/Berlin', spring, 10)).toEqual(['2026-03-29', '2026-04-05']);
    expect(dueDays(weekly(7, 2), 'Europe/Berlin', autumn, 10)).toEqual(['2026-10-25', '2026-11-01']);
  });
});

test('a monthly schedule is due on the last day of months that are too short', () => {
  expect(dueDays(monthly(31, 6), 'UTC', '2026-01-30T00:00:00Z', 100)).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
  ]);
  expect(dueDays(monthly(30, 6), 'UTC', '2028-01-31T00:00:00Z', 62)).toEqual(['2028-02-29', '2028-03-30']);
  expect(nextDue(monthly(1, 9), 'UTC', at('2026-12-01T09:00:00Z'))).toBe('2027-01-01');
});

test.each([
  ['last_7_days', '2026-03-09', '2026-03-02', '2026-03-08'],
  ['last_30_days', '2026-03-01', '2026-01-30', '2026-02-28'],
  ['last_calendar_month', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['last_calendar_month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['last_calendar_quarter', '2026-02-03', '2025-10-01', '2025-12-31'],
  ['last_calendar_quarter', '2026-07-01', '2026-04-01', '2026-06-30'],
] as const)('%s of a report due on %s: %s to %s', (days, due, from, to) => {
  expect(daysOfReport(days, due)).toEqual({ from, to });
});

test('an unknown time zone counts as UTC', () => {
  expect(latestDue(weekly(1, 8), 'Mars/Olympus', at('2026-03-09T08:00:00Z'))).toBe('2026-03-09');
});
