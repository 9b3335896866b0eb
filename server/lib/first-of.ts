import { createSlices } from './slices.ts';

/** Items between two looks at the clock. */
const ITEMS_PER_STEP = 1000;

/** The first `limit` items in an order. Only few of many are sorted, and other requests run in between. */
export async function firstOf<Item>(
  items: Iterable<Item>,
  limit: number,
  compare: (a: Item, b: Item) => number,
): Promise<Item[]> {
  const kept: Item[] = [];
  // The last of `limit` kept ones: those after it are not wanted.
  let last: Item | undefined;
  let seen = 0;
  const nextSlice = createSlices();
  for (const item of items) {
    if (seen++ % ITEMS_PER_STEP === 0) await nextSlice();
    if (last !== undefined && compare(item, last) >= 0) continue;
    kept.push(item);
    if (kept.length < 2 * limit) continue;
    kept.sort(compare).length = limit;
    last = kept.at(-1);
  }
  return kept.sort(compare).slice(0, limit);
}
