import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { dueDay, isTimeZone, minuteOf, nextRun } from './schedule.ts';

const USER = '3b1f8a60-0c1d-4f57-9a0e-5b8f0f6f2f01';
const minute = String(minuteOf(USER)).padStart(2, '0');
const schedule = (change: object = {}) => ({
  daily: true,
  hour: 6,
  timeZone: 'Europe/Berlin',
  dailySince: null,
  ...change,
});

const DAY_MS = 86_400_000;

describe('when a daily run is due', () => {
  test('is yesterday’s before the hour, and today’s from then on', () => {
    const at = new Date(`2026-01-15T05:${minute}:00Z`);
    expect(dueDay(USER, schedule(), new Date(at.getTime() - 1))).toBe('2026-01-14');
    expect(dueDay(USER, schedule(), at)).toBe('2026-01-15');
    expect(nextRun(USER, schedule(), at)?.toISOString()).toBe(`2026-01-16T05:${minute}:00.000Z`);
  });

  test('uses the day of the account’s time zone', () => {
    const auckland = schedule({ timeZone: 'Pacific/Auckland', hour: 8 });
    expect(dueDay(USER, auckland, new Date(`2026-01-14T19:${minute}:00Z`))).toBe('2026-01-15');
  });

  test('waits for the next day when the schedule was switched on after the hour', () => {
    const on = schedule({ dailySince: '2026-01-15T09:00:00Z' });
    expect(dueDay(USER, on, new Date('2026-01-15T10:00:00Z'))).toBeNull();
    expect(dueDay(USER, on, new Date('2026-01-16T10:00:00Z'))).toBe('2026-01-16');
  });

  test('is due an hour later on the day whose hour is left out by daylight saving time', () => {
    const newYork = schedule({ timeZone: 'America/New_York', hour: 2 });
    expect(dueDay(USER, newYork, new Date(`2026-03-08T06:${minute}:00Z`))).toBe('2026-03-07');
    expect(dueDay(USER, newYork, new Date(`2026-03-08T07:${minute}:00Z`))).toBe('2026-03-08');
    expect(nextRun(USER, newYork, new Date('2026-03-08T06:00:00Z'))?.toISOString()).toBe(
      `2026-03-08T07:${minute}:00.000Z`,
    );
  });

  test('is never due without a schedule', () => {
    expect(dueDay(USER, schedule({ daily: false }), new Date())).toBeNull();
    expect(nextRun(USER, schedule({ daily: false }), new Date())).toBeNull();
  });
});

test('every day has one run, also when daylight saving time begins or ends', () => {
  const zones = [
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kolkata',
    'Pacific/Apia',
    'Australia/Lord_Howe',
  ];
  // Time zones with daylight saving time in the north and the south.
  const starts = [Date.UTC(2026, 2, 1), Date.UTC(2026, 8, 20), Date.UTC(2026, 9, 15)];
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.constantFrom(...zones),
      fc.constantFrom(...starts),
      fc.integer({ min: 0, max: 23 }),
      (user, timeZone, start, hour) => {
        const plan = schedule({ timeZone, hour });
        const days: (string | null)[] = [];
        for (let at = start; at < start + 30 * DAY_MS; at += 3_600_000) {
          const day = dueDay(user, plan, new Date(at));
          if (day !== days.at(-1)) days.push(day);
        }
        const first = Date.parse(days[0] ?? '');
        expect(days).toEqual(
          days.map((_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10)),
        );
      },
    ),
    propertyRuns(50),
  );
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('%s is a time zone: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});
