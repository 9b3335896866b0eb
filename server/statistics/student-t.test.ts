import fc from 'fast-check';
import { expect, test } from 'vitest';
import { studentT95, Z95 } from './student-t.ts';

test('agrees with the published table of Student’s t', () => {
  const table: [number, number][] = [
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [5, 2.571],
    [10, 2.228],
    [20, 2.086],
    [30, 2.042],
    [60, 2],
    [120, 1.98],
  ];
  for (const [freedom, published] of table) expect(studentT95(freedom)).toBeCloseTo(published, 3);
});

test('falls towards the normal quantile with more degrees of freedom', () => {
  const freedom = fc.double({ min: 4, max: 1e7, noNaN: true });
  fc.assert(
    fc.property(freedom, freedom, (a, b) => {
      const [few, many] = [Math.min(a, b), Math.max(a, b)];
      expect(studentT95(few)).toBeGreaterThanOrEqual(studentT95(many) - 1e-12);
      expect(studentT95(many)).toBeGreaterThan(Z95);
    }),
  );
});
