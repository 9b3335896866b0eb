import { expect, test } from 'vitest';
import { barLength, CONTENT_SCORES } from './scores.ts';

test('scales citations by five, statistics by four, technical terms by three, and the others by one', () => {
  expect(CONTENT_SCORES.map(({ name, scale }) => `${name} x${scale}`)).toEqual([
    'Authoritativeness x1',
    'Citations x5',
    'Statistics x4',
    'Technical Terms x3',
    'Fluency x1',
  ]);
});

test.each([
  [0, 5, 0],
  [7, 5, 35],
  [20, 5, 100],
  [21, 5, 100],
  [26, 4, 100],
  [13, 3, 39],
  [-2, 5, 0],
])('a score of %i at scale %i fills %i %%', (score, scale, length) => {
  expect(barLength(score, scale)).toBe(length);
});
