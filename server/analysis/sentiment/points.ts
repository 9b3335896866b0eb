import type { Reading } from './cues.ts';
import { labelOf } from './sentences.ts';
import { statesTerms } from './terms.ts';
import type { Token } from './tokens.ts';

/** What a fact counts among points that judge. */
const FACT = 0.5;
/** Further points do not count: a long list says little more than a short one. */
const MAX_POINTS = 4;
const MAX_FACTS = 1;
/** Weaker words leave a point a fact. */
const MIN_CUE = 0.3;
const NOTHING = new Set(['none', 'nothing', 'n', 'a', 'na']);

/**
 * The points of a list of pros or cons, cut at commas. A point with a word of praise or blame counts as one, the others
 * together as little more than one: they are facts, and prices and terms ("$12 a month, billed yearly") are no points at all.
 */
export function countPoints({ sentence, cues }: Reading): number {
  let judging = 0;
  let facts = 0;
  let from = 0;
  for (const to of [...commas(sentence.tokens), sentence.tokens.length]) {
    const point = sentence.tokens.slice(from, to);
    if (saysMore(point)) {
      if (cues.some((cue) => cue.at >= from && cue.at < to && Math.abs(cue.weight * cue.factor) >= MIN_CUE))
        judging += 1;
      else if (!statesTerms(point)) facts += 1;
    }
    from = to + 1;
  }
  return Math.min(judging + Math.min(FACT * facts, MAX_FACTS), MAX_POINTS);
}

const commas = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ word }, at) => (word === ',' ? [at] : []));

/** More than a label or "none". */
function saysMore(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, word }) => kind === 'word' && labelOf(word) === null && !NOTHING.has(word));
}
