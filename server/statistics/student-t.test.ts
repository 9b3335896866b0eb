import fc from 'fast-check';
import { expect, test } from 'vitest';
import { studentT95, studentTPValue, Z95 } from './student-t.ts';

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

test('the p-value of the quantile is 5 %, for fractions of degrees of freedom as well', () => {
  const freedom = fc.double({ min: 1, max: 500, noNaN: true });
  fc.assert(
    fc.property(freedom, (degrees) => {
      expect(studentTPValue(studentT95(degrees), degrees)).toBeCloseTo(0.05, 5);
    }),
  );
  expect(studentT95(Number.POSITIVE_INFINITY)).toBe(Z95);
});

test('the p-value agrees with published tables, is symmetrical and falls with t', () => {
  // P(|t| > 2.228) = 0.05 and P(|t| > 3.169) = 0.01 with 10 degrees of freedom.
  expect(studentTPValue(2.2281, 10)).toBeCloseTo(0.05, 5);
  expect(studentTPValue(-3.1693, 10)).toBeCloseTo(0.01, 5);
  expect(studentTPValue(0, 3)).toBe(1);
  const t = fc.double({ min: 0, max: 30, noNaN: true });
  fc.assert(
    fc.property(t, t, fc.integer({ min: 1, max: 60 }), (a, b, degrees) => {
      const [small, large] = [Math.min(a, b), Math.max(a, b)];
      expect(studentTPValue(large, degrees)).toBeLessThanOrEqual(studentTPValue(small, degrees) + 1e-12);
    }),
  );
});
