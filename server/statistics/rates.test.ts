import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { round } from './arithmetic.ts';
import { compareRates, rate } from './rates.ts';

const counts = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([answers, share]) => ({ answers, hits: Math.round(answers * share) }));

describe('rate', () => {
  test('agrees with published values of the Wilson interval', () => {
    // Newcombe (1998), table I: 81 of 263 gives 0.2553–0.3662; 0 of 20 gives 0–0.1611.
    const large = rate(81, 263);
    expect(large.low).toBeCloseTo(25.53, 2);
    expect(large.high).toBeCloseTo(36.62, 2);
    const none = rate(0, 20);
    expect(none.low).toBeCloseTo(0, 10);
    expect(none.high).toBeCloseTo(16.11, 2);
  });

  test('is null without answers', () => {
    expect(rate(0, 0)).toEqual({ value: null, low: null, high: null, hits: 0, answers: 0 });
  });

  test('the interval contains the value, is within 0–100 and narrows with more answers', () => {
    fc.assert(
      fc.property(counts, ({ hits, answers }) => {
        const few = rate(hits, answers);
        const many = rate(hits * 10, answers * 10);
        const width = (r: typeof few) => (r.high ?? 0) - (r.low ?? 0);
        expect(few.low).toBeGreaterThanOrEqual(0);
        expect(few.high).toBeLessThanOrEqual(100);
        expect(few.low).toBeLessThanOrEqual((few.value ?? 0) + 1e-9);
        expect(few.high).toBeGreaterThanOrEqual((few.value ?? 0) - 1e-9);
        expect(width(many)).toBeLessThan(width(few));
      }),
    );
  });
});

describe('compareRates', () => {
  test('reports a change only beyond chance', () => {
    expect(compareRates(rate(60, 100), rate(40, 100)).verdict).toBe('UP');
    expect(compareRates(rate(40, 100), rate(60, 100)).verdict).toBe('DOWN');
    expect(compareRates(rate(52, 100), rate(48, 100)).verdict).toBe('NO_CLEAR_CHANGE');
    // 3 of 4 against 1 of 4 looks like a jump but may be chance.
    expect(compareRates(rate(3, 4), rate(1, 4))).toMatchObject({
      difference: 50,
      verdict: 'NO_CLEAR_CHANGE',
    });
  });

  test('is null without answers on either side', () => {
    expect(compareRates(rate(5, 10), rate(0, 0))).toMatchObject({
      difference: null,
      verdict: 'NO_CLEAR_CHANGE',
    });
  });

  test('is symmetrical', () => {
    const mirrored = { UP: 'DOWN', DOWN: 'UP', NO_CLEAR_CHANGE: 'NO_CLEAR_CHANGE' };
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        const there = compareRates(rate(a.hits, a.answers), rate(b.hits, b.answers));
        const back = compareRates(rate(b.hits, b.answers), rate(a.hits, a.answers));
        expect(back.verdict).toBe(mirrored[there.verdict]);
      }),
    );
  });
});

test('rounds decimal values correctly in spite of binary fractions', () => {
  expect([round(1.005, 2), round(33.35, 1), round(-2.5, 0), round(66.66666, 1)]).toEqual([
    1.01, 33.4, -3, 66.7,
  ]);
});
