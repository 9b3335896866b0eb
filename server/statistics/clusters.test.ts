import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addUp,
  certaintyOf,
  certaintyOfPrompt,
  effectiveNumber,
  type PlatformDay,
  spreadOfEachDay,
  spreadOverDays,
  spreadOverPrompts,
} from './clusters.ts';

/** Hits of each day on one platform, of `answers` answers a day. */
const daysOf = (hits: readonly number[], answers: number, platform = 'chatgpt'): PlatformDay[] =>
  hits.map((total, index) => ({
    platform,
    day: `day ${String(index).padStart(2, '0')}`,
    answers,
    count: answers,
    total,
  }));
const hits = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 5, maxLength: 13 });
const variance = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
};

describe('the variance over days', () => {
  test('is that of the mean of the days’ rates where days are equal', () => {
    fc.assert(
      fc.property(hits, (byDay) => {
        const rates = byDay.map((total) => total / 30);
        fc.pre(variance(rates) > 0);
        const spread = spreadOverDays(daysOf(byDay, 30));
        const smallest = 0.5 / (30 * byDay.length) ** 2;
        expect(spread?.variance).toBeCloseTo(Math.max(variance(rates) / byDay.length, smallest), 10);
        expect(spread?.freedom).toBeCloseTo(byDay.length - 1, 8);
      }),
    );
  });

  test('is half the mean square of successive differences from 14 days on', () => {
    const long = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 14, maxLength: 40 });
    fc.assert(
      fc.property(long, (byDay) => {
        const n = byDay.length;
        const squares = byDay.slice(1).map((total, index) => ((total - (byDay[index] ?? 0)) / 30) ** 2);
        const successive = squares.reduce((sum, square) => sum + square, 0) / (2 * (n - 1));
        const spread = spreadOverDays(daysOf(byDay, 30));
        expect(spread?.variance).toBeCloseTo(Math.max(successive / n, 0.5 / (30 * n) ** 2), 10);
        expect(spread?.freedom).toBeCloseTo((2 * (n - 1) ** 2) / (3 * n - 4), 8);
      }),
    );
  });

  test('hardly grows with a drift, nor with prompts added within 28 days', () => {
    const noise = Array.from({ length: 28 }, (_, day) => 40 + ((day * 5) % 7));
    const steady = spreadOverDays(daysOf(noise, 100))?.variance ?? 0;
    const drifting = noise.map((total, day) => total + day - 14);
    expect(spreadOverDays(daysOf(drifting, 100))?.variance).toBeLessThan(1.2 * steady);
    // From the fifteenth day on there are 100 answers more, and none of them names the brand.
    const grown = daysOf(noise, 100).map((cell, day) =>
      day < 14 ? cell : { ...cell, answers: 200, count: 200 },
    );
    // Each day is about 14 answers from the ratio of all; the mean square of that is the variance between days.
    const betweenDays = (28 * 14 ** 2) / 4_200 ** 2;
    expect(spreadOverDays(grown)?.variance).toBeLessThan(betweenDays / 8);
    expect(variance(drifting)).toBeGreaterThan(5 * variance(noise));
  });

  test('does not change with a difference between platforms', () => {
    fc.assert(
      fc.property(hits, fc.integer({ min: 0, max: 30 }), (byDay, always) => {
        const one = daysOf(byDay, 30);
        const other = daysOf(
          byDay.map(() => always),
          30,
          'gemini',
        );
        const both = spreadOverDays([...one, ...other]);
        expect(both?.variance).toBeCloseTo((spreadOverDays(one)?.variance ?? 0) / 4, 10);
      }),
    );
  });

  test('is unknown for fewer than three days', () => {
    expect(spreadOverDays([])).toBeNull();
    expect(spreadOverDays(daysOf([3, 9], 30))).toBeNull();
    expect(spreadOverDays(daysOf([3, 9, 5], 30))).not.toBeNull();
    // Two days with nearly all answers are two days.
    expect(
      spreadOverDays([...daysOf([30, 90], 100), { ...daysOf([1], 1)[0], day: 'other' } as PlatformDay]),
    ).toBeNull();
  });

  test('of one day comes from the other days', () => {
    const [calm, storm] = [daysOf([10, 11, 10, 9, 10, 10], 30), daysOf([10, 11, 10, 9, 10, 29], 30)];
    expect(spreadOfEachDay(storm).get('day 05')?.variance).toBeLessThan(0.001);
    expect(spreadOfEachDay(storm).get('day 01')?.variance).toBeGreaterThan(
      (spreadOfEachDay(calm).get('day 01')?.variance ?? 1) * 10,
    );
    expect(spreadOfEachDay(daysOf([1, 2, 3, 4], 30)).size).toBe(0);
  });
});

describe('the variance over prompts', () => {
  const promptsOf = (totals: readonly number[], answers: number) =>
    totals.map((total, index) => ({ prompt: `p${index}`, platform: 'x', answers, count: answers, total }));

  test('is that of the mean of the prompts’ rates where prompts are equal', () => {
    const totals = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 10, maxLength: 30 });
    fc.assert(
      fc.property(totals, (each) => {
        const smallest = 0.5 / (3 * each.length) ** 2;
        const expected = Math.max(variance(each.map((total) => total / 3)) / each.length, smallest);
        expect(spreadOverPrompts(promptsOf(each, 3))?.variance).toBeCloseTo(expected, 10);
      }),
    );
  });

  test('is unknown for fewer than six prompts, and speaks where days are too few', () => {
    expect(spreadOverPrompts(promptsOf(Array(5).fill(1), 3))).toBeNull();
    const prompts = promptsOf([0, 0, 0, 1, 1, 2, 3, 3, 3, 3], 3);
    const oneDay = daysOf([addUp(prompts).total], 30);
    expect(certaintyOf({ days: oneDay, prompts }).basis).toBe('PROMPTS_LIKE_THESE');
    expect(certaintyOf({ days: daysOf([9, 8, 12], 30), prompts }).basis).toBe('THESE_PROMPTS');
    expect(certaintyOf({ days: oneDay, prompts: [] }).basis).toBe('TOO_FEW_DAYS');
  });
});

test('one prompt varies as independent answers on each platform, and less where platforms differ', () => {
  expect(certaintyOfPrompt(6, 12, { squares: 3, singles: 0, platforms: 1 }).spread).toBeNull();
  const same = certaintyOfPrompt(6, 12, { squares: 2 * ((3 * 3) / 5), singles: 0, platforms: 2 });
  expect(same.spread?.variance).toBeCloseTo(0.25 / 10, 10);
  const unlike = certaintyOfPrompt(6, 12, { squares: 0, singles: 0, platforms: 2 });
  expect(unlike.spread?.variance).toBeLessThan(0.004);
});

test('the effective number is at most the number, and equal for equal weights', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1 });
  fc.assert(
    fc.property(weights, (all) => {
      expect(effectiveNumber(all)).toBeLessThanOrEqual(all.length + 1e-9);
    }),
  );
  expect(effectiveNumber([4, 4, 4])).toBeCloseTo(3, 10);
});
