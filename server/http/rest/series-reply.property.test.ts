import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '../../lib/days.ts';
import { BATCH_POINTS, readSeries, readSeriesPage, type SeriesCursor } from '../../lib/series-page.ts';
import { pageQuery, toPage } from './series-reply.ts';

interface Point {
  date: string;
  place: number;
}

/** What a database gives for some days of `all`, which is sorted; counts how often it is asked. */
function database(all: readonly Point[]) {
  const asked: number[] = [];
  return {
    asked,
    covered: { from: all.at(-1)?.date ?? null, to: all[0]?.date ?? null },
    read: async ({ from, to, skip, limit }: { from: string; to: string; skip: number; limit: number }) => {
      const ofDays = all.filter(({ date }) => date >= from && date <= to);
      asked.push(ofDays.length);
      return ofDays.slice(skip, skip + limit);
    },
  };
}

/** Days before the latest one: gaps of years, and several points of a day. */
const ages = fc.array(fc.oneof(fc.nat(5), fc.nat(400), fc.constantFrom(0, 9000, 700_000)), { maxLength: 60 });

/** Points of the latest day: some are more than a batch. */
const manyOfADay = fc.constantFrom(1, 40, BATCH_POINTS + 1, 2 * BATCH_POINTS + 500);

test('successive pages contain every point once, the latest day first', async () => {
  await fc.assert(
    fc.asyncProperty(ages, fc.integer({ min: 1, max: 12 }), async (list, most) => {
      const all = list
        .toSorted((a, b) => a - b)
        .map((age, place) => ({ date: addDays('2026-03-01', -age), place }));
      const { covered, read } = database(all);
      const seen: Point[] = [];
      let next: string | undefined;
      do {
        const { after } = z.object(pageQuery).parse({ after: next });
        const cursor: SeriesCursor = { day: null, skip: 0, ...after, limit: most + 1 };
        const points = await readSeriesPage({ covered, read }, cursor);
        const reply = toPage(points, cursor, ({ date }) => date);
        expect(reply.data.length).toBeLessThanOrEqual(most);
        seen.push(...reply.data);
        next = reply.next;
      } while (next && seen.length <= all.length);
      expect(seen).toEqual(all);
    }),
  );
});

test('reads no more for a page when the history is longer', async () => {
  const year = Array.from({ length: 365 * 200 }, (_, place) => ({
    date: addDays('2026-03-01', -Math.floor(place / 200)),
    place,
  }));
  const { covered, read, asked } = database(year);
  expect(await readSeriesPage({ covered, read }, { day: null, skip: 0, limit: 1001 })).toHaveLength(1001);
  expect(asked.reduce((sum, count) => sum + count, 0)).toBeLessThan(2 * 1001);
});

test.each([
  ['descending', (all: Point[]) => all],
  ['ascending', (all: Point[]) => all.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))],
] as const)(
  'streams a whole series, days %s, with every point once, in limited batches',
  async (order, sorted) => {
    await fc.assert(
      fc.asyncProperty(ages, manyOfADay, async (list, copies) => {
        const all = list
          .toSorted((a, b) => a - b)
          .flatMap((age, index) =>
            Array.from({ length: index === 0 ? copies : 1 }, () => addDays('2026-03-01', -age)),
          )
          .map((date, place) => ({ date, place }));
        const { covered, read } = database(all);
        const batches: Point[][] = [];
        for await (const batch of readSeries({ covered, read }, order)) batches.push(batch);
        expect(Math.max(0, ...batches.map(({ length }) => length))).toBeLessThanOrEqual(BATCH_POINTS);
        expect(batches.flatMap((batch) => sorted(batch))).toEqual(sorted(all));
      }),
      { numRuns: 30 },
    );
  },
);
