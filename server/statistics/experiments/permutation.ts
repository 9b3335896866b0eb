import { createHash } from 'node:crypto';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Random assignments that are compared with the real one. */
export const PERMUTATIONS = 9_999;
/** Rounding must not make equal statistics unequal. */
const TIE = 1e-9;

/** Compares assignments of treatment with the real one. */
export interface Permutation {
  /** Draws further assignments. */
  draw(count: number): void;
  pValue(): number;
}

/**
 * The share of assignments of treatment, one prompt in each set, whose t statistic is at least as far from 0 as the real one: (1 + hits) ÷
 * (1 + draws), which holds its level exactly where treatment does nothing.
 * Sources: P. Good, “Permutation, Parametric and Bootstrap Tests of Hypotheses” (2005), chapter 3; B. Phipson, G. K. Smyth,
 * “Permutation p-values should never be zero”, Statistical Applications in Genetics and Molecular Biology 9 (2010).
 * @param choices by set: the difference that each of its prompts would have as the treated one, the real one first
 * @param seed any text; the same gives the same result
 */
export function createPermutation(choices: readonly (readonly number[])[], seed: string): Permutation {
  const random = uniform(seed);
  const statistic = (draw: (size: number) => number) => {
    let [total, squares] = [0, 0];
    for (const own of choices) {
      const value = own[draw(own.length)] ?? 0;
      total += value;
      squares += value * value;
    }
    // Rises with the absolute value of t.
    return (total * total) / Math.max(squares - (total * total) / choices.length, 1e-12);
  };
  const real = statistic(() => 0) * (1 - TIE);
  let [hits, draws] = [0, 0];
  return {
    draw(count) {
      for (let each = 0; each < count; each += 1) {
        if (statistic((size) => Math.floor(random() * size)) >= real) hits += 1;
      }
      draws += count;
    },
    pValue: () => (1 + hits) / (1 + draws),
  };
}

/** A generator started with the seed's SHA-256. */
function uniform(seed: string): () => number {
  const generator = xoroshiro128plus(createHash('sha256').update(seed).digest().readInt32LE(0));
  return () => uniformFloat64(generator);
}
