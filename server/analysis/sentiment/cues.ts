import { amountAt, isStrayParticle, isVerb, movedThing } from './amounts.ts';
import { type Clause, splitClauses } from './clauses.ts';
import type { Genre } from './genre.ts';
import { entryAt } from './lexicon/look-up.ts';
import { isMarketWord, knownWord } from './lexicon/vocabulary.ts';
import { clauseModifier, isDenial, modifierBefore } from './modifiers.ts';
import { isPurpose } from './purposes.ts';
import type { Sentence } from './sentences.ts';
import { statesTerms } from './terms.ts';
import type { Token } from './tokens.ts';

/** A word or phrase that says something good or bad, with the effect of the words around it. */
export interface Cue {
  /** First and last token in the sentence. */
  at: number;
  last: number;
  /** Name of its weight; in brackets for kinds of evidence that are not one word. */
  key: string;
  /** Weight from the word list, −2 … 2. */
  weight: number;
  /** Negation, strength, doubt: multiplies the weight and may turn its sign. */
  factor: number;
  /** A movement ("gains", "falls"), which is a verb more often than part of a name. */
  moves: boolean;
  clause: Clause;
}

/** A sentence and its cues, the same for all companies. */
export interface Reading {
  sentence: Sentence;
  cues: readonly Cue[];
}

/** A denial of nothing in particular: "does not load". */
const DENIED = { key: '(denied)', weight: -0.4 };

/** What mild blame counts in a price or term, next to nothing: "limited to five seats" is a fact. */
const TERM = 0.1;
const isMildBlame = ({ weight, factor, moves }: Cue): boolean =>
  !moves && weight * factor < 0 && Math.abs(weight) <= 1;

/** Finds the cues of a sentence; words of the stock market are cues in headlines only. */
export function readSentence(sentence: Sentence, genre: Genre): Reading {
  const { tokens } = sentence;
  const question = tokens.some((token) => token.word === '?');
  const cues = splitClauses(tokens)
    .flatMap((clause) => readClause(tokens, clause, question))
    .filter(({ key }) => genre === 'headline' || !isMarketWord(key));
  if (!cues.some(isMildBlame) || !statesTerms(tokens)) return { sentence, cues };
  return {
    sentence,
    cues: cues.map((cue) => (isMildBlame(cue) ? { ...cue, factor: TERM * cue.factor } : cue)),
  };
}

function readClause(tokens: readonly Token[], clause: Clause, question: boolean): Cue[] {
  const cues: Cue[] = [];
  const modifier = clauseModifier(clause, question);
  for (let at = clause.from; at < clause.to; at++) {
    const found = cueAt(tokens, at, clause);
    if (found === undefined) continue;
    if (found.weight * found.factor !== 0) {
      cues.push({
        ...found,
        at,
        clause,
        factor: found.factor * modifier * modifierBefore(tokens, at, clause),
      });
    }
    at = found.last;
  }
  if (cues.length > 0 || clause.conditional) return cues;
  for (let at = clause.from; at < clause.to; at++) {
    if (isDenial(tokens, at)) return [{ ...DENIED, at, last: at, factor: modifier, moves: false, clause }];
  }
  return [];
}

type CueMatch = Pick<Cue, 'last' | 'key' | 'weight' | 'factor' | 'moves'>;

function cueAt(tokens: readonly Token[], at: number, clause: Clause): CueMatch | undefined {
  const known = knownWord(tokens[at]?.word ?? '');
  const amount = known && amountAt(tokens, at, clause, known);
  if (amount !== undefined) return { ...amount, factor: 1, moves: false };
  const entry = entryAt(tokens, at, clause.to, known);
  if (entry === undefined || isStrayParticle(tokens, at, clause)) return undefined;
  const last = at + entry.length - 1;
  if (entry.weight < 0 && !entry.moves && isPurpose(tokens, at, last, clause)) return undefined;
  const found = { last, key: entry.key, weight: entry.weight, moves: entry.moves };
  if (!entry.moves) return { ...found, factor: 1 };
  const moved = movedThing(tokens, last, clause);
  if (moved !== 0) return { ...found, factor: moved };
  return { ...found, factor: entry.open || (entry.noun && !isVerb(tokens, at, clause)) ? 0 : 1 };
}
