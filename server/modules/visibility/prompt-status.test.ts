import { expect, test } from 'vitest';
import { statusOf } from '../prompts/service.ts';

test.each([
  [10, 10, 'GREAT'],
  [70, 100, 'GREAT'],
  [699, 1000, 'MEDIUM'],
  [40, 100, 'MEDIUM'],
  [399, 1000, 'POOR'],
  [0, 10, 'POOR'],
  [0, 0, null],
])('visible in %i of %i answers: %s', (visible, answers, status) => {
  expect(statusOf(visible, answers)).toBe(status);
});
