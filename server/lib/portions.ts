/**
 * Handles items in portions of about `targetMs` each, so that others have their turn in between. How many items
 * the next one has follows from how long the last one took.
 * @param first items of the first portion
 * @returns what `handle` returned for each portion
 */
export async function inPortions<Item, Result>(
  items: readonly Item[],
  targetMs: number,
  handle: (portion: Item[]) => Promise<Result>,
  { first = 1, now = () => performance.now() }: { first?: number; now?: () => number } = {},
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0, size = first; at < items.length; ) {
    const began = now();
    results.push(await handle(items.slice(at, at + size)));
    at += size;
    const ms = now() - began;
    if (ms < targetMs / 2) size *= 2;
    else if (ms > targetMs) size = Math.max(1, Math.floor(size / 2));
  }
  return results;
}
