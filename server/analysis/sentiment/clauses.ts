import { CONCESSIONS, CONTRASTS } from './lexicon/function-words.ts';
import type { Token } from './tokens.ts';

/** A run of tokens that says one thing. */
export interface Clause {
  /** Token range in the sentence. */
  from: number;
  to: number;
  /** "although …": what it says counts less than the main clause. */
  concession: boolean;
  /** "if you want …": says what somebody may want, not what is. */
  conditional: boolean;
  /** Number of contrasts ("but", "however") passed since the sentence began. */
  side: number;
}

const BREAKS = new Set([';', '–', '—', '\n', ':']);
const CONDITION = new Set(['if', 'unless', 'whether']);

/** Cuts a sentence at contrasts, conditions, dashes, semicolons and colons; never empty for a non-empty sentence. */
export function splitClauses(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let current: Clause = { from: 0, to: 0, concession: false, conditional: false, side: 0 };
  const next = (at: number, change: Partial<Clause>): void => {
    if (at > current.from) clauses.push({ ...current, to: at });
    current = { from: at, to: at, concession: false, conditional: false, side: current.side, ...change };
  };
  tokens.forEach(({ word }, at) => {
    if (word === ',' && (current.concession || current.conditional)) next(at, { side: current.side + 1 });
    else if (CONDITION.has(word)) next(at, { conditional: true });
    else if (CONTRASTS.has(word)) {
      next(at, { concession: CONCESSIONS.has(word), side: current.side + 1 });
    } else if (BREAKS.has(word)) next(at + 1, {});
  });
  clauses.push({ ...current, to: tokens.length });
  return clauses;
}
