import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Repeatable random numbers. */
export interface Random {
  /** From 0 to `limit` - 1. */
  below(limit: number): number;
  /** From 0 to 1. */
  fraction(): number;
  oneOf<T>(values: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const fraction = () => (generator.next() >>> 0) / 2 ** 32;
  const below = (limit: number) => Math.floor(fraction() * limit);
  return { fraction, below, oneOf: (values) => values[below(values.length)] as never };
}
