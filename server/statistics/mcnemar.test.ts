import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mcNemarExactTest } from './mcnemar.ts';

test.each([
  [0, 0, 1],
  [1, 0, 1],
  [5, 0, 0.0625],
  [6, 0, 0.03125],
  [8, 2, 0.109375],
  [3, 3, 1],
])('%d answers against %d: p = %d', (one, other, p) =>
  expect(mcNemarExactTest(one, other)).toBeCloseTo(p, 10),
);

test('is a symmetrical probability that falls with the difference', () => {
  const count = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(count, count, (one, other) => {
      const p = mcNemarExactTest(one, other);
      expect(mcNemarExactTest(other, one)).toBe(p);
      expect(p).toBeGreaterThan(0);
      expect(p).toBeLessThanOrEqual(1);
      expect(mcNemarExactTest(Math.max(one, other) + 1, Math.min(one, other))).toBeLessThanOrEqual(p + 1e-9);
    }),
  );
});
