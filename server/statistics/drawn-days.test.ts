import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runSteps } from '../testing/run-steps.ts';
import { sum } from './arithmetic.ts';
import { DrawnOrders, drawnOrders } from './drawn-days.ts';
import { type Block, permuteDays } from './permuted-days.ts';

/** A block of days whose values add up to 0. */
const block = fc
  .tuple(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 9 }), fc.nat())
  .map(([hits, at]): Block => {
    const mean = sum(hits, Number) / hits.length;
    return { values: hits.map((value) => value - mean), earlier: at % (hits.length + 1) };
  });

/** The sums of the later days under each assignment of a block's days to the windows. */
function sumsOf({ values, earlier }: Block): number[] {
  const later = values.length - earlier;
  const choose = (from: number, left: number): number[] => {
    if (left === 0) return [0];
    if (values.length - from < left) return [];
    const own = values[from] ?? 0;
    return [...choose(from + 1, left - 1).map((total) => total + own), ...choose(from + 1, left)];
  };
  return choose(0, later);
}

/** The definition: the share of all assignments that are as extreme. */
function shareOfAll(blocks: readonly Block[]): number {
  const observed = Math.abs(sum(blocks, ({ values, earlier }) => sum(values.slice(earlier), Number)));
  const sums = blocks.map(sumsOf).reduce((all, own) => all.flatMap((one) => own.map((two) => one + two)));
  return sums.filter((total) => Math.abs(total) >= observed - 1e-9).length / sums.length;
}

test('draws p-values that are those of all assignments, however many days there are', () => {
  let drawn = 0;
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 2 }), (blocks) => {
      const p = runSteps(permuteDays(blocks));
      // Larger ones are not drawn.
      if (p === null || p > 0.13) return;
      drawn += 1;
      expect(runSteps(permuteDays(blocks))).toBe(p);
      const exact = shareOfAll(blocks);
      // Five standard errors of a share that is drawn until 200 are found, or 9,999 times.
      const error = exact / Math.sqrt(Math.min(200, 10_000 * exact));
      expect(Math.abs(p - exact)).toBeLessThan(5 * error + 1e-4);
    }),
    { numRuns: 2_000, seed: 39 },
  );
  expect(drawn).toBeGreaterThan(40);
});

test('draws the same orders at once and little by little', () => {
  const [whole, parts] = [new DrawnOrders(56, 1), new DrawnOrders(56, 1)];
  for (const count of [1, 2, 500, 513, 2_000, 2_000, 9_999]) parts.first(count);
  const orders = whole.first(9_999).subarray(0, 9_999 * 56);
  expect(parts.first(9_999).subarray(0, orders.length)).toEqual(orders);
  for (const at of [0, 17, 9_998]) {
    expect([...orders.subarray(at * 56, (at + 1) * 56)].sort((a, b) => a - b)).toEqual([...Array(56).keys()]);
  }
});

test('orders of several platforms are drawn independently', () => {
  const [one, other] = [0, 1].map((stream) => new DrawnOrders(16, stream).first(9_999));
  const beginAlike = (orders: number, days: number) =>
    Array.from({ length: orders }, (_, at) => 16 * at).filter((start) =>
      Array.from({ length: days }, (_, day) => start + day).every((at) => one?.[at] === other?.[at]),
    ).length;
  expect(beginAlike(2, 2)).toBe(0);
  // One in 16 begins with the same day, within five standard errors.
  expect(Math.abs(beginAlike(9_999, 1) - 625)).toBeLessThan(5 * Math.sqrt(586));
});

test('more days than an order can hold are refused', () => {
  expect(() => drawnOrders(257, 0)).toThrow('257 days are more than 256.');
});
