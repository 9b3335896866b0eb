import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBatches } from './batches.ts';

/** Batches that are stored when the test says so. */
function stored(maxItems: number) {
  const begun: { items: readonly string[]; end: PromiseWithResolvers<void> }[] = [];
  const add = createBatches(maxItems, async (items: readonly string[]) => {
    const end = Promise.withResolvers<void>();
    begun.push({ items, end });
    await end.promise;
    if (items.includes('bad')) throw new Error('refused');
    return items.map((item) => `${item} stored`);
  });
  return { add, begun };
}

test('stores the first item at once, and those that arrive meanwhile together', async () => {
  const { add, begun } = stored(2);
  const results = ['a', 'b', 'c', 'd'].map((item) => add(item));
  for (const batch of [0, 1, 2]) {
    begun[batch]?.end.resolve();
    await nextTurn();
  }
  expect(await results[2]).toBe('c stored');
  expect(await results[3]).toBe('d stored');
  expect(begun.map(({ items }) => items)).toEqual([['a'], ['b', 'c'], ['d']]);
});

test('stores each item of a refused batch alone, so that one refuses no other', async () => {
  let idle = 0;
  const store = async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('refused');
    return items.map((item) => `${item} stored`);
  };
  const add = createBatches(9, store, () => {
    idle += 1;
  });
  const results = await Promise.allSettled(['first', 'good', 'bad'].map((item) => add(item)));
  expect(
    results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message)),
  ).toEqual(['first stored', 'good stored', 'refused']);
  await nextTurn();
  expect(idle).toBe(1);
});
