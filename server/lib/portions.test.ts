import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPortions } from './portions.ts';

/** Handles `count` items of which each takes `msEach`. */
async function portionsOf(count: number, msEach: (item: number) => number, first = 1) {
  let clock = 0;
  const items = Array.from({ length: count }, (_, item) => item);
  return inPortions(
    items,
    100,
    async (portion) => {
      for (const item of portion) clock += msEach(item);
      return portion;
    },
    { first, now: () => clock },
  );
}

test('every item is handled once, in order, however long each takes', async () => {
  const cost = fc.array(fc.nat(300), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(cost, async (costs) => {
      const portions = await portionsOf(costs.length, (item) => costs[item] ?? 0);
      expect(portions.flat()).toEqual(costs.map((_, item) => item));
      expect(portions.every(({ length }) => length > 0)).toBe(true);
    }),
  );
});

test('portions grow while they are short, and shrink when they are long', async () => {
  const sizes = async (...args: Parameters<typeof portionsOf>) =>
    (await portionsOf(...args)).map(({ length }) => length);
  expect(await sizes(31, () => 1)).toEqual([1, 2, 4, 8, 16]);
  expect(await sizes(31, () => 60, 10)).toEqual([10, 5, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(await sizes(4, () => 200)).toEqual([1, 1, 1, 1]);
  expect(await sizes(12, (item) => (item < 3 ? 10 : 40))).toEqual([1, 2, 4, 2, 2, 1]);
});
