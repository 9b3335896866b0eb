import { splitClauses } from './clauses.ts';
import type { Cue, Reading } from './cues.ts';
import { EMPTY_WORDS } from './lexicon/function-words.ts';
import { clauseModifier, modifierBefore } from './modifiers.ts';

/** The words outside every cue, as cues without weight, but for function words and words with a capital, most of which are names. */
export function plainWords({ sentence: { tokens }, cues }: Reading): Cue[] {
  const question = tokens.some(({ word }) => word === '?');
  const isCue = (at: number): boolean => cues.some((cue) => cue.at <= at && at <= cue.last);
  return splitClauses(tokens).flatMap((clause) => {
    const modifier = clauseModifier(clause, question);
    return tokens.slice(clause.from, clause.to).flatMap(({ word, kind, capital }, place): Cue[] => {
      const at = clause.from + place;
      if (kind !== 'word' || capital || EMPTY_WORDS.has(word) || isCue(at)) return [];
      const factor = modifier * modifierBefore(tokens, at, clause);
      return [{ at, last: at, key: word, weight: 0, factor, moves: false, clause }];
    });
  });
}
