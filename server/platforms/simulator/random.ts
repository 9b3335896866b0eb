import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Uniform in [0, 1). */
export type Random = () => number;

/** A generator seeded by texts and numbers; the same seed always gives the same numbers. */
export function seeded(...parts: readonly (string | number)[]): Random {
  const generator = xoroshiro128plus(digest(parts.join('\u0000')));
  return () => uniformFloat64(generator);
}

/** FNV-1a with a final mix, so that similar texts give very different seeds. */
function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return hash ^ (hash >>> 15);
}

export const chance = (random: Random, probability: number) => random() < probability;

/** @throws RangeError on an empty list */
export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new RangeError('Cannot pick from an empty list.');
  return item;
}

/** Picks a key by weight; weights need not add up to 1. */
export function weighted<K extends string>(random: Random, weights: Readonly<Record<K, number>>): K {
  const entries = Object.entries(weights) as [K, number][];
  let rest = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    rest -= weight;
    if (rest < 0) return key;
  }
  return pick(random, entries)[0];
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const keyed = list.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** Standard normal, by the Box–Muller transform. */
export const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Standard Gumbel; sorting by score plus Gumbel noise draws an order weighted by the scores. */
export const gumbel = (random: Random) => -Math.log(-Math.log(1 - random() * (1 - Number.EPSILON)));
