import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { round } from './arithmetic.ts';
import type { Certainty } from './interval.ts';
import { rate } from './rates.ts';

const counts = fc
  .tuple(fc.integer({ min: 2, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([answers, share]) => ({ answers, hits: Math.round(answers * share) }));
const mixed = counts.map(({ answers, hits }) => ({
  answers,
  hits: Math.min(Math.max(hits, 1), answers - 1),
}));
const width = ({ low, high }: { low: number | null; high: number | null }) => (high ?? 0) - (low ?? 0);
const these = (variance: number, freedom: number): Certainty => ({
  basis: 'THESE_PROMPTS',
  spread: { variance, freedom },
});

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

  test('is null without answers, and says why there is no interval', () => {
    expect(rate(0, 0)).toEqual({
      value: null,
      low: null,
      high: null,
      hits: 0,
      answers: 0,
      note: 'No answers to count.',
    });
    expect(rate(3, 4, { basis: 'TOO_FEW_PROMPTS', spread: null })).toMatchObject({
      value: 75,
      low: null,
      high: null,
      note: 'Too few prompts for an interval: it needs 6.',
    });
  });

  test('the interval contains the value, is within 0–100 and narrows with more answers', () => {
    fc.assert(
      fc.property(counts, ({ hits, answers }) => {
        const few = rate(hits, answers);
        const many = rate(hits * 10, answers * 10);
        expect(few.low).toBeGreaterThanOrEqual(0);
        expect(few.high).toBeLessThanOrEqual(100);
        expect(few.low).toBeLessThanOrEqual((few.value ?? 0) + 1e-9);
        expect(few.high).toBeGreaterThanOrEqual((few.value ?? 0) - 1e-9);
        expect(width(many)).toBeLessThan(width(few));
      }),
    );
  });

  test('equals the plain interval where answers vary as independent ones', () => {
    fc.assert(
      fc.property(counts, ({ hits, answers }) => {
        const p = hits / answers;
        const clustered = rate(hits, answers, these((p * (1 - p)) / answers, Number.POSITIVE_INFINITY));
        expect(clustered.low).toBeCloseTo(rate(hits, answers).low ?? Number.NaN, 8);
        expect(clustered.high).toBeCloseTo(rate(hits, answers).high ?? Number.NaN, 8);
      }),
    );
  });

  test('widens with the variance and with fewer degrees of freedom, and mirrors misses', () => {
    const variance = fc.double({ min: 1e-5, max: 0.2, noNaN: true });
    const freedom = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(mixed, variance, freedom, ({ hits, answers }, value, days) => {
        const interval = rate(hits, answers, these(value, days));
        expect(width(rate(hits, answers, these(value * 2, days)))).toBeGreaterThan(width(interval));
        expect(width(rate(hits, answers, these(value, days + 1)))).toBeLessThan(width(interval) + 1e-9);
        const missed = rate(answers - hits, answers, these(value, days));
        expect(missed.low).toBeCloseTo(100 - (interval.high ?? 0), 8);
      }),
    );
  });

  test('takes prompts with one answer each as independent', () => {
    const spread = { variance: 0.03, freedom: 11 };
    const once = rate(4, 12, { basis: 'PROMPTS_LIKE_THESE', spread });
    expect([once.low, once.high]).toEqual([rate(4, 12).low, rate(4, 12).high]);
  });
});

test('rounds decimal values correctly in spite of binary fractions', () => {
  expect([round(1.005, 2), round(33.35, 1), round(-2.5, 0), round(66.66666, 1)]).toEqual([
    1.01, 33.4, -3, 66.7,
  ]);
});
