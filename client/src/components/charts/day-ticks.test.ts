import { expect, test } from 'vitest';
import { addDays } from '../../days.ts';
import { dayTicks } from './day-ticks.ts';

const daysOf = (count: number) => Array.from({ length: count }, (_, index) => addDays('2026-05-01', index));

test.each([0, 1, 2, 7])('%i days are all named', (count) => {
  expect(dayTicks(daysOf(count))).toEqual(daysOf(count));
});

test.each([8, 30, 90, 3660])('of %i days seven are named, the first and the last among them', (count) => {
  const days = daysOf(count);
  const places = dayTicks(days).map((day) => days.indexOf(day));
  expect(places).toHaveLength(7);
  expect([places[0], places.at(-1)]).toEqual([0, count - 1]);
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
});
