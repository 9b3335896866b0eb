import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  countDays,
  daysOf,
  daysOutsideWeeks,
  isDay,
  lastOfMonth,
  mondaysWithin,
  monthOf,
  monthSpan,
  monthsWithin,
  rangeBefore,
  rangesOutsideMonths,
} from './days.ts';

const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('the previous period has the same length and ends where the range begins', () => {
  fc.assert(
    fc.property(day, day, (a, b) => {
      const range = a < b ? { from: a, to: b } : { from: b, to: a };
      const earlier = rangeBefore(range);
      if (!earlier) {
        expect(countDays(range)).toBeGreaterThan(countDays({ from: '0001-01-01', to: range.from }) - 1);
        return;
      }
      expect(isDay(earlier.from)).toBe(true);
      expect(countDays(earlier)).toBe(countDays(range));
      expect(addDays(earlier.to, 1)).toBe(range.from);
    }),
  );
});

test('there is none before the first representable day', () => {
  expect(rangeBefore({ from: '0001-01-08', to: '0001-01-14' })).toEqual({
    from: '0001-01-01',
    to: '0001-01-07',
  });
  expect(rangeBefore({ from: '0001-01-07', to: '0001-01-13' })).toBeNull();
});

test('refuses the year 0', () => {
  expect(isDay('0000-12-31')).toBe(false);
});

test('accepts calendar days, including leap days', () => {
  const days = ['2024-02-29', '2000-02-29', '2025-12-31', '2025-04-30', '0001-01-01', '9999-12-31'];
  const none = [
    '2025-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-1-1',
    '',
  ];
  expect(days.filter(isDay)).toEqual(days);
  expect(none.filter(isDay)).toEqual([]);
});

test('months, weeks and days make up a range', () => {
  const length = fc.integer({ min: 1, max: 200 });
  fc.assert(
    fc.property(day, length, (to, days) => {
      const from = addDays(to, 1 - days);
      fc.pre(isDay(from) && to < '9999-12-01');
      const others = rangesOutsideMonths({ from, to });
      const parts = [
        ...monthsWithin({ from, to }).flatMap((first) => daysOf({ from: first, to: lastOfMonth(first) })),
        ...others
          .flatMap(mondaysWithin)
          .flatMap((monday) => daysOf({ from: monday, to: addDays(monday, 6) })),
        ...others.flatMap(daysOutsideWeeks),
      ];
      expect(parts.sort()).toEqual(daysOf({ from, to }));
      const { first, end } = monthSpan({ from, to });
      const ofMonths = (each: string) => monthsWithin({ from, to }).includes(monthOf(each));
      expect(daysOf({ from, to }).filter((each) => each >= first && each < end)).toEqual(
        daysOf({ from, to }).filter(ofMonths),
      );
    }),
  );
});

test('a range ends within its months', () => {
  expect(monthsWithin({ from: '2024-02-01', to: '2024-04-29' })).toEqual(['2024-02-01', '2024-03-01']);
  expect(rangesOutsideMonths({ from: '2024-01-31', to: '2024-03-01' })).toEqual([
    { from: '2024-01-31', to: '2024-01-31' },
    { from: '2024-03-01', to: '2024-03-01' },
  ]);
  expect(rangesOutsideMonths({ from: '2024-02-02', to: '2024-02-29' })).toEqual([
    { from: '2024-02-02', to: '2024-02-29' },
  ]);
  expect(monthsWithin({ from: '9999-12-01', to: '9999-12-31' })).toEqual(['9999-12-01']);
  expect(monthsWithin({ from: '9999-12-02', to: '9999-12-31' })).toEqual([]);
});

test('an open range has all months', () => {
  expect(monthSpan({ from: null, to: null })).toEqual({ first: '-infinity', end: 'infinity' });
  expect(monthSpan({ from: '2025-02-02', to: null })).toEqual({ first: '2025-03-01', end: 'infinity' });
  expect(monthSpan({ from: null, to: '2025-03-30' })).toEqual({ first: '-infinity', end: '2025-03-01' });
  expect(monthSpan({ from: '9999-12-02', to: '9999-12-31' })).toEqual({ first: 'infinity', end: 'infinity' });
});
