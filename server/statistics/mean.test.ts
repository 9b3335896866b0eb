import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mean } from './mean.ts';

test('agrees with the published interval of Student’s sleep data', () => {
  // Student (1908): hours of sleep gained by ten patients, their variance ÷ 10.
  const gained = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4];
  const total = gained.reduce((sum, value) => sum + value, 0);
  const variance = gained.reduce((sum, value) => sum + (value - 1.58) ** 2, 0) / 9 / 10;
  const { value, low, high } = mean(10, total, { basis: 'THESE_PROMPTS', spread: { variance, freedom: 9 } });
  expect(value).toBeCloseTo(1.58, 10);
  expect(low).toBeCloseTo(0.7001, 4);
  expect(high).toBeCloseTo(2.4599, 4);
});

test('is null without answers, and has no interval without a variance', () => {
  const none = { basis: 'TOO_FEW_DAYS', spread: null } as const;
  expect(mean(0, 0, none)).toMatchObject({
    value: null,
    low: null,
    high: null,
    note: 'No answers to count.',
  });
  expect(mean(1, 62.5, none)).toMatchObject({ value: 62.5, low: null, high: null, answers: 1 });
});

test('the interval contains the mean, is within 0–100 and narrows with the variance', () => {
  const score = fc.double({ min: 0, max: 100, noNaN: true });
  const variance = fc.double({ min: 0.01, max: 400, noNaN: true });
  fc.assert(
    fc.property(score, variance, fc.integer({ min: 2, max: 90 }), (value, wide, freedom) => {
      const of = (spread: number) =>
        mean(4, value * 4, { basis: 'THESE_PROMPTS', spread: { variance: spread, freedom } });
      const { low, high } = of(wide);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(100);
      expect(low).toBeLessThanOrEqual(value + 1e-9);
      expect(high).toBeGreaterThanOrEqual(value - 1e-9);
      expect(of(wide / 2).low).toBeGreaterThanOrEqual(low ?? 0);
    }),
  );
});
