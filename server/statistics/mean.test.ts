import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { compareMeans, type Mean, mean } from './mean.ts';
import { studentT95 } from './student-t.ts';

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]) =>
  mean(values.length, total(values), total(values.map((value) => value ** 2)));
const compared = (current: readonly number[], previous: readonly number[]) =>
  compareMeans(meanOf(current), meanOf(previous));

/** Sentiment scores: from 0 to 100 with two decimals. */
const hundredths = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100);
const values = fc.array(hundredths, { minLength: 2, maxLength: 40 });

/** Hours of sleep gained on two drugs, of Student's paper of 1908. */
const FIRST_DRUG = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
const SECOND_DRUG = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
const shifted = (list: readonly number[], by: number) => list.map((value) => value + by);

describe('mean', () => {
  test('agrees with the published interval of Student’s sleep data', () => {
    const gained = SECOND_DRUG.map((hours, person) => hours - (FIRST_DRUG[person] ?? 0));
    const { value, low, high } = meanOf(gained);
    expect(value).toBeCloseTo(1.58, 10);
    expect(low).toBeCloseTo(0.7001, 4);
    expect(high).toBeCloseTo(2.4599, 4);
  });

  test('is null without answers, and has no interval with one', () => {
    expect(mean(0, 0, 0)).toEqual({ value: null, low: null, high: null, answers: 0, variance: null });
    expect(mean(1, 62.5, 3906.25)).toEqual({
      value: 62.5,
      low: null,
      high: null,
      answers: 1,
      variance: null,
    });
  });

  test('equals the direct computation; the interval contains it and is within 0–100', () => {
    fc.assert(
      fc.property(values, (list) => {
        const { value, low, high, variance } = meanOf(list);
        const naive = total(list) / list.length;
        const deviations = total(list.map((x) => (x - naive) ** 2)) / (list.length - 1);
        const spread = studentT95(list.length - 1) * Math.sqrt(deviations / list.length);
        expect(value).toBeCloseTo(naive, 9);
        expect(variance).toBeCloseTo(deviations, 6);
        expect(low).toBeCloseTo(Math.max(0, naive - spread), 6);
        expect(high).toBeCloseTo(Math.min(100, naive + spread), 6);
        expect(low).toBeLessThanOrEqual(value ?? Number.NaN);
        expect(high).toBeGreaterThanOrEqual(value ?? Number.NaN);
      }),
    );
  });

  test('equal values have no variance', () => {
    fc.assert(
      fc.property(hundredths, fc.integer({ min: 2, max: 200_000 }), (value, answers) => {
        const exact = (n: number) => Math.round(n * 10_000) / 10_000;
        const same = mean(answers, exact(value * answers), exact(exact(value ** 2) * answers));
        expect(same.variance).toBe(0);
        expect(same.high).toBe(same.low);
        expect(same.value).toBeCloseTo(value, 9);
      }),
    );
  });
});

describe('compareMeans', () => {
  test('agrees with the published Welch interval of Student’s sleep data', () => {
    // The drugs differ by 1.58 hours, 95 % interval −0.2055 to 3.3655: no change, until the second gains 0.21 more.
    const [first, second] = [shifted(FIRST_DRUG, 50), shifted(SECOND_DRUG, 50)];
    expect(compared(second, first).difference).toBeCloseTo(1.58, 10);
    expect(compared(second, first).verdict).toBe('NO_CLEAR_CHANGE');
    expect(compared(shifted(second, 0.2), first).verdict).toBe('NO_CLEAR_CHANGE');
    expect(compared(shifted(second, 0.21), first).verdict).toBe('UP');
    expect(compared(first, shifted(second, 0.21)).verdict).toBe('DOWN');
  });

  test('reports no change with fewer than five answers in a window', () => {
    expect(compared([90, 90, 91, 91], [10, 10, 11, 11, 10])).toMatchObject({
      difference: 80.1,
      verdict: 'NO_CLEAR_CHANGE',
    });
    expect(compared([90, 90, 91, 91, 90], [10, 10, 11, 11, 10]).verdict).toBe('UP');
  });

  test('is null without answers on either side', () => {
    expect(compared([50, 60, 70, 80, 90], [])).toMatchObject({
      difference: null,
      verdict: 'NO_CLEAR_CHANGE',
    });
  });

  test('answers with equal scores differ by their scores, not by rounding', () => {
    const same = (value: number, answers: number) => Array.from({ length: answers }, () => value);
    expect(compared(same(33.33, 7), same(33.33, 10)).verdict).toBe('NO_CLEAR_CHANGE');
    expect(compared(same(33.33, 7), same(33.34, 10)).verdict).toBe('DOWN');
    expect(compared(same(66.67, 5), [50, 50, 50, 50, 60]).verdict).toBe('UP');
  });

  test('is symmetrical in time and direction, and independent of the position on the scale', () => {
    const low = fc.array(
      fc.integer({ min: 0, max: 6_000 }).map((n) => n / 100),
      { minLength: 2, maxLength: 30 },
    );
    const turned = { UP: 'DOWN', DOWN: 'UP', NO_CLEAR_CHANGE: 'NO_CLEAR_CHANGE' };
    const mirrored = (list: readonly number[]) => list.map((value) => 100 - value);
    fc.assert(
      fc.property(low, low, fc.integer({ min: 0, max: 40 }), (a, b, by) => {
        const { verdict } = compared(a, b);
        expect(compared(b, a).verdict).toBe(turned[verdict]);
        expect(compared(mirrored(a), mirrored(b)).verdict).toBe(turned[verdict]);
        expect(compared(shifted(a, by), shifted(b, by)).verdict).toBe(verdict);
      }),
    );
  });

  test('has about 5 % false positives, and its interval misses about as often', () => {
    const random = xoroshiro128plus(20_251_121);
    const sample = (answers: number, spread: number) =>
      Array.from({ length: answers }, () => 50 + uniformInt(random, -spread * 100, spread * 100) / 100);
    const share = (happens: () => boolean) => {
      const runs = 4_000;
      return Array.from({ length: runs }, happens).filter(Boolean).length / runs;
    };
    const misses = ({ low, high }: Mean) => (low ?? 0) > 50 || (high ?? 100) < 50;
    for (const [few, many] of [
      [8, 8],
      [8, 60],
      [30, 12],
    ] as const) {
      // The windows have different variances, which Welch's test allows.
      const alarms = share(() => compared(sample(few, 40), sample(many, 10)).verdict !== 'NO_CLEAR_CHANGE');
      expect(alarms).toBeGreaterThan(0.03);
      expect(alarms).toBeLessThan(0.07);
      const missed = share(() => misses(meanOf(sample(few, 40))));
      expect(missed).toBeGreaterThan(0.03);
      expect(missed).toBeLessThan(0.07);
    }
  });
});
