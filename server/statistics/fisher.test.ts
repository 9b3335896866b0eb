import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fisherExactTest } from './fisher.ts';

const share = (hits: number, answers: number) => ({ hits, answers });

test.each([
  // Fisher's lady tasting tea: all 8 cups right, 2 ÷ C(8, 4).
  [share(4, 4), share(0, 4), 2 / 70],
  // 3 of 4 against 1 of 4: 34 ÷ 70.
  [share(3, 4), share(1, 4), 34 / 70],
  [share(0, 10), share(10, 10), 2 / 184_756],
  [share(0, 0), share(3, 4), 1],
  [share(0, 5), share(0, 5), 1],
])('%j against %j', (a, b, p) => {
  expect(fisherExactTest(a, b)).toBeCloseTo(p, 10);
});

const anyShare = fc
  .integer({ min: 0, max: 60 })
  .chain((answers) => fc.integer({ min: 0, max: answers }).map((hits) => share(hits, answers)));
const misses = ({ hits, answers }: { hits: number; answers: number }) => share(answers - hits, answers);

test('is a probability, symmetrical in sides and in outcomes', () => {
  fc.assert(
    fc.property(anyShare, anyShare, (a, b) => {
      const p = fisherExactTest(a, b);
      expect(p).toBeGreaterThan(0);
      expect(p).toBeLessThanOrEqual(1);
      expect(fisherExactTest(b, a)).toBeCloseTo(p, 8);
      expect(fisherExactTest(misses(a), misses(b))).toBeCloseTo(p, 8);
    }),
  );
});
