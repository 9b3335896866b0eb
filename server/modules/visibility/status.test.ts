import { expect, test } from 'vitest';
import { rate } from '../../statistics/rates.ts';
import { visibilityStatus } from './formulas.ts';

test.each([
  [10, 10, 'GREAT'],
  [70, 100, 'GREAT'],
  [699, 1000, 'MEDIUM'],
  [40, 100, 'MEDIUM'],
  [399, 1000, 'POOR'],
  [0, 10, 'POOR'],
  [0, 0, null],
])('visible in %i of %i answers: %s', (visible, answers, status) => {
  expect(visibilityStatus(rate(visible, answers))).toBe(status);
});
