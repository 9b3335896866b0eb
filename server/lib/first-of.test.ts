import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

test('the first items of any list in any order are those of the sorted list', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ key: fc.nat(20), id: fc.nat() }), { maxLength: 200 }),
      fc.integer({ min: 1, max: 250 }),
      async (items, limit) => {
        const compare = (a: (typeof items)[number], b: (typeof items)[number]) =>
          b.key - a.key || a.id - b.id;
        expect(await firstOf(items, limit, compare)).toEqual(items.toSorted(compare).slice(0, limit));
      },
    ),
  );
});
