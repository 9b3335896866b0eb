import { expect, test } from 'vitest';
import { addDays } from '../../days.ts';
import { dayTicks } from './TrendChart.tsx';

const daysOf = (count: number) => Array.from({ length: count }, (_, index) => addDays('2026-05-01', index));

test.each([0, 1, 2, 7])('labels all of %i days', (count) => {
  expect(dayTicks(daysOf(count))).toEqual(daysOf(count));
});

test.each([8, 30, 90, 3660])(
  'of %i days at most seven are named, at equal distances up to the last',
  (count) => {
    const days = daysOf(count);
    const positions = dayTicks(days).map((day) => days.indexOf(day));
    expect(positions.length).toBeGreaterThanOrEqual(4);
    expect(positions.length).toBeLessThanOrEqual(7);
    expect(positions.at(-1)).toBe(count - 1);
    const steps = positions.slice(1).map((position, index) => position - (positions[index] ?? 0));
    expect(new Set(steps).size).toBe(1);
  },
);
