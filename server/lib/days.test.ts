import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countDays, isDay, rangeBefore } from './days.ts';

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
