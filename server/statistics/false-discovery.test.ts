import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDiscoveries, qValues } from './false-discovery.ts';

test('agrees with the published example', () => {
  // Benjamini and Hochberg (1995), section 3.2: four of fifteen hypotheses are rejected at 5 %.
  const pValues = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
    0.759, 1,
  ];
  expect(findDiscoveries(pValues, 0.05).filter(Boolean)).toHaveLength(4);
});

const pValue = fc.oneof(
  fc.double({ min: 0, max: 0.1, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
);
const pValues = fc.array(fc.option(pValue), { maxLength: 12 });

/** By definition: the largest number k of smallest p-values that are all rejected at k·level ÷ m. */
function byDefinition(all: readonly (number | null)[], level: number): boolean[] {
  const tested = all.filter((p) => p !== null);
  for (let k = tested.length; k > 0; k -= 1) {
    const limit = (k * level) / tested.length;
    const rejected = tested.filter((p) => p <= limit);
    if (rejected.length >= k) return all.map((p) => p !== null && p <= limit);
  }
  return all.map(() => false);
}

test('finds as many as the definition does, whatever the order', () => {
  fc.assert(
    fc.property(pValues, (all) => {
      const found = findDiscoveries(all, 0.05);
      expect(found).toEqual(byDefinition(all, 0.05));
      expect(findDiscoveries(all.toReversed(), 0.05)).toEqual(found.toReversed());
    }),
  );
});

test('is no stricter than Bonferroni and no laxer than single tests; a smaller p-value loses nothing', () => {
  fc.assert(
    fc.property(pValues, fc.nat(), (all, index) => {
      const tested = all.filter((p) => p !== null).length;
      const found = findDiscoveries(all, 0.05);
      for (const [at, p] of all.entries()) {
        if (p !== null && p <= 0.05 / tested) expect(found[at]).toBe(true);
        if (found[at]) expect(p).toBeLessThanOrEqual(0.05);
      }
      const smaller = all.map((p, at) => (p !== null && at === index % all.length ? p / 2 : p));
      const more = findDiscoveries(smaller, 0.05);
      for (const [at, isFound] of found.entries()) if (isFound) expect(more[at]).toBe(true);
    }),
  );
});

test('a single test is a discovery at its own level', () => {
  expect(findDiscoveries([0.05], 0.05)).toEqual([true]);
  expect(findDiscoveries([0.051], 0.05)).toEqual([false]);
  expect(findDiscoveries([null], 0.05)).toEqual([false]);
});

test('q-values are the levels from which on tests are discoveries', () => {
  fc.assert(
    fc.property(pValues, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (all, level) => {
      const q = qValues(all);
      // At a level that no q-value touches by its last digits.
      if (q.some((value) => value !== null && Math.abs(value - level) < 1e-9)) return;
      expect(q.map((value) => value !== null && value <= level)).toEqual(findDiscoveries(all, level));
    }),
  );
});
