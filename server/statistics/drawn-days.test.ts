import fc from 'fast-check';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { runSteps } from '../testing/run-steps.ts';
import { sum } from './arithmetic.ts';
import { DrawnDays } from './drawn-days.ts';
import { type Block, permuteDays } from './permuted-days.ts';

const pValueOf = (blocks: readonly Block[]) => runSteps(permuteDays(blocks));

/** A block of days whose values add up to 0. */
const block = fc
  .tuple(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 60 }), fc.nat())
  .map(([hits, at]): Block => {
    const mean = sum(hits, Number) / hits.length;
    return { values: hits.map((value) => value - mean), earlier: at % (hits.length + 1) };
  });

/** The definition: all days are shuffled again for each assignment, and nothing is kept from other tests. */
function shuffledShare(blocks: readonly Block[], observed: number) {
  const generator = xoroshiro128plus(20_261_124);
  const shuffled = blocks.map(({ values, earlier }) => ({
    values: [...values],
    drawn: Math.min(earlier, values.length - earlier),
    sign: earlier < values.length - earlier ? -1 : 1,
  }));
  let extreme = 1;
  for (let draws = 2; draws <= 10_000; draws += 1) {
    let moved = 0;
    for (const { values, drawn, sign } of shuffled) {
      for (let at = 0; at < drawn; at += 1) {
        const share = (generator.next() + 2 ** 31) / 2 ** 32;
        const other = at + Math.floor(share * (values.length - at));
        [values[at], values[other]] = [values[other] ?? 0, values[at] ?? 0];
        moved += sign * (values[at] ?? 0);
      }
    }
    if (Math.abs(moved) >= observed - 1e-9) extreme += 1;
    if (extreme === 200) return extreme / draws;
  }
  return extreme / 10_000;
}

test('gives each test the p-value that shuffling its own days gives', () => {
  let drawn = 0;
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const p = pValueOf(blocks);
      // Larger ones are not drawn.
      if (p === null || p > 0.13) return;
      const observed = Math.abs(sum(blocks, ({ values, earlier }) => sum(values.slice(earlier), Number)));
      drawn += 1;
      expect(pValueOf(blocks)).toBe(p);
      expect(p).toBe(shuffledShare(blocks, observed));
    }),
    { numRuns: 1_000, seed: 39 },
  );
  expect(drawn).toBeGreaterThan(40);
});

test('draws the same assignments at once and little by little', () => {
  const blocks = [
    { days: 56, drawn: 28 },
    { days: 3, drawn: 1 },
    { days: 5, drawn: 0 },
  ];
  const [whole, parts] = [new DrawnDays(blocks), new DrawnDays(blocks)];
  for (const count of [1, 2, 500, 513, 2_000, 2_000, 9_999]) parts.first(count);
  const length = 9_999 * whole.width;
  expect(parts.first(9_999).subarray(0, length)).toEqual(whole.first(9_999).subarray(0, length));
});
