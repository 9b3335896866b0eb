import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Counts } from './counts.ts';

// Few numbers, so that some are counted often, and some beyond the first values that are made room for.
const added = fc.array(fc.oneof(fc.nat(8), fc.integer({ min: 1000, max: 5000 })), { maxLength: 60 });

test('the highest counts are those of all numbers, equal ones included', () => {
  fc.assert(
    fc.property(added, fc.integer({ min: 1, max: 12 }), (numbers, limit) => {
      const counts = new Counts();
      for (const number of numbers) counts.add(number);
      const all = [...Map.groupBy(numbers, (number) => number)]
        .map(([number, same]) => ({ number, count: same.length }))
        .sort((a, b) => b.count - a.count || a.number - b.number);
      const least = all[limit - 1]?.count ?? 1;
      const found = counts.highest(limit).sort((a, b) => b.count - a.count || a.number - b.number);
      expect(found).toEqual(all.filter(({ count }) => count >= least));
      expect(counts.numbers()).toEqual(all.map(({ number }) => number).sort((a, b) => a - b));
    }),
  );
});
