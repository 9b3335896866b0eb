import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareScores } from './ScoreDelta.tsx';

test.each([
  [16, 10, 'up'],
  [15, 10, 'equal'],
  [10, 10, 'equal'],
  [5, 10, 'equal'],
  [4, 10, 'down'],
])('%i against %i is %s', (own, competitor, direction) => {
  expect(compareScores(own, competitor)).toBe(direction);
});

const score = fc.integer({ min: 0, max: 100 });

test('mirrors up and down when the sides are swapped', () => {
  const opposite = { up: 'down', down: 'up', equal: 'equal' } as const;
  fc.assert(
    fc.property(score, score, (one, other) => {
      expect(compareScores(other, one)).toBe(opposite[compareScores(one, other)]);
    }),
  );
});
