import type { Token } from './tokens.ts';

const TERMS = new Set(
  `month monthly yearly annually trial plan plans contract contracts billed billing membership
   apr apy minimum per gb mb kbps mbps seat seats device devices user users fee fees`.split(/\s+/),
);
const NUMBERS = new Set('one two three four five six seven eight nine ten twelve'.split(' '));

/** Prices and terms of a plan: "$12 a month, billed yearly", "slows to 128 kbps after 5 GB". */
export function statesTerms(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ word }) => TERMS.has(word)) &&
    tokens.some(({ word, kind }) => kind === 'number' || NUMBERS.has(word))
  );
}
