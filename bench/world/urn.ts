import type { Random } from '../../server/platforms/simulator/random.ts';

/** Known items that are refused before a new one is drawn. */
const MAX_ATTEMPTS = 200;

/**
 * Draws numbered items by the two-parameter Poisson–Dirichlet process (Pitman and Yor 1997): after n draws there are about
 * n^discount distinct items, and their popularity follows Zipf's law with exponent 1 / discount.
 * @param strength how many draws it takes until known items are drawn about as often as new ones
 */
export function createUrn(
  random: Random,
  { discount, strength }: { discount: number; strength: number },
): () => number {
  const drawn: number[] = [];
  const counts: number[] = [];
  const add = (item: number) => {
    drawn.push(item);
    counts[item] = (counts[item] ?? 0) + 1;
    return item;
  };
  return () => {
    if (random() * (strength + drawn.length) < strength + discount * counts.length) return add(counts.length);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      // A past draw is an item in proportion to its count; refusing some makes that its count less the discount.
      const item = drawn[Math.floor(random() * drawn.length)] as number;
      if (random() * (counts[item] as number) >= discount) return add(item);
    }
    return add(counts.length);
  };
}
