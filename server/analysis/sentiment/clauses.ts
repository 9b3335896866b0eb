import { CONCESSIONS, CONTRASTS } from './lexicon/function-words.ts';
import type { Token } from './tokens.ts';

/** A run of tokens that says one thing. */
export interface Clause {
  /** Token range in the sentence. */
  from: number;
  to: number;
  /** "although …": what it says counts less than the main clause. */
  concession: boolean;
  /** "if you want …": states a wish, not a fact. */
  conditional: boolean;
  /** Number of contrasts ("but", "however") passed since the sentence began. */
  side: number;
}

/** What begins a clause or, a break, ends one; where a word is in two lists, the later one here holds. */
const EDGES = new Map<string, 'break' | 'contrast' | 'condition'>([
  ...[';', '–', '—', '\n', ':'].map((mark) => [mark, 'break'] as const),
  ...[...CONTRASTS].map((word) => [word, 'contrast'] as const),
  ...['if', 'unless', 'whether'].map((word) => [word, 'condition'] as const),
]);

/** "on the other hand" and its like, from their second word on. */
const TURNS = new Set(['other hand', 'downside', 'flip side', 'upside', 'plus side', 'minus side']);

/** The tokens of an opening such as "On the other hand"; 0 where none stands at `at`. */
export function turnAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.word !== 'on' || tokens[at + 1]?.word !== 'the') return 0;
  const [first = '', second = ''] = [tokens[at + 2]?.word, tokens[at + 3]?.word];
  if (TURNS.has(first)) return 3;
  return TURNS.has(`${first} ${second}`) ? 4 : 0;
}

/** Cuts a sentence at contrasts, conditions, dashes, semicolons and colons; never empty for a non-empty sentence. */
export function splitClauses(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let current: Clause = { from: 0, to: 0, concession: false, conditional: false, side: 0 };
  const next = (at: number, change: Partial<Clause>): void => {
    if (at > current.from) clauses.push({ ...current, to: at });
    current = { from: at, to: at, concession: false, conditional: false, side: current.side, ...change };
  };
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? '';
    if (word === ',') {
      if (current.concession || current.conditional) next(at, { side: current.side + 1 });
      continue;
    }
    const edge = EDGES.get(word);
    const turn = turnAt(tokens, at);
    if (turn > 0) {
      next(at + turn, { side: current.side + 1 });
      at += turn - 1;
    } else if (edge === 'condition') next(at, { conditional: true });
    else if (edge === 'contrast') next(at, { concession: CONCESSIONS.has(word), side: current.side + 1 });
    else if (edge === 'break') next(at + 1, {});
  }
  clauses.push({ ...current, to: tokens.length });
  return clauses;
}
