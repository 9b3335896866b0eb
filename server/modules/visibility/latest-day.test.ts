import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latestFullDay } from './latest-day.ts';

const daysOf = (answers: readonly number[]) => answers.map((count, day) => ({ day, answers: count }));
const latestOf = (answers: readonly number[]) => latestFullDay(daysOf(answers))?.day;

test.each([
  ['one day', [3], 0],
  ['days alike', [120, 120, 118], 2],
  ['a single chat of a day without a run', [120, 120, 120, 1], 2],
  ['two of them', [120, 120, 120, 1, 2], 2],
  ['a run that has just begun', [120, 120, 30], 1],
  ['the same run, half done', [120, 120, 60], 2],
  ['one of three platforms removed', [120, 120, 80], 2],
  ['a smaller collection, from its fifth day on', [120, 120, 120, 120, 20, 20, 20, 20, 20], 8],
  ['a few answers a day', [9, 9, 1], 2],
  ['no days', [], undefined],
] as const)('%s', (_case, answers, expected) => {
  expect(latestOf(answers)).toBe(expected);
});

test('is always one of the days, and the last where the days are alike within a half', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(counts, (answers) => {
      expect(latestOf(answers)).toBeGreaterThanOrEqual(0);
    }),
  );
  const alike = fc.array(fc.integer({ min: 50, max: 100 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(alike, (answers) => {
      expect(latestOf(answers)).toBe(answers.length - 1);
    }),
  );
});
