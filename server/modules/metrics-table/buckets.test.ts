import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countDays, daysOf } from '../../lib/days.ts';
import { bucketOf, bucketsOf } from './buckets.ts';
import { BUCKETS } from './model.ts';

const RANGE = { from: '2020-01-01', to: '2029-12-31' };

test.each([
  ['2020-12-31', '2020-W53'],
  ['2021-01-03', '2020-W53'],
  ['2021-01-04', '2021-W01'],
  ['2024-12-30', '2025-W01'],
  ['2026-01-01', '2026-W01'],
  ['2027-01-01', '2026-W53'],
])('%s is in week %s', (day, week) => {
  expect(bucketOf(day, RANGE, 'week')).toBe(week);
});

test('buckets cover a range without gap or overlap, and hold the days that are named after them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom(...BUCKETS),
      (start, length, bucket) => {
        const from = addDays('2019-01-01', start);
        const range = { from, to: addDays(from, length) };
        const buckets = bucketsOf(range, bucket);
        expect(buckets.flatMap(daysOf)).toEqual(daysOf(range));
        for (const each of buckets) {
          for (const day of daysOf(each)) expect(bucketOf(day, range, bucket)).toBe(each.bucket);
        }
        const whole = { day: 1, week: 7, month: 31, range: countDays(range) }[bucket];
        for (const each of buckets) expect(countDays(each)).toBeLessThanOrEqual(whole);
      },
    ),
  );
});
