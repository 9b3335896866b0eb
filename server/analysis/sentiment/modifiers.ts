import type { Clause } from './clauses.ts';
import { CONDITIONALS, DIMINISHERS, INTENSIFIERS, NEGATORS, SACRIFICES } from './lexicon/function-words.ts';
import type { Token } from './tokens.ts';

const NEGATED = -0.7;
const STRONGER = 1.3;
const WEAKER = 0.7;
const DOUBTED = 0.6;
const ASKED = 0.25;
const CONDITION = 0.35;
const CONCEDED = 0.6;
/** What comes after "but" weighs more than what came before. */
const AFTER_CONTRAST = 1.15;
/** Words back that each kind of modifier reaches over. */
const NEGATION_REACH = 4;
const DOUBT_REACH = 3;
const STRENGTH_REACH = 2;

/** What the words before a cue do to it: negation turns it round, others make it stronger, weaker or doubtful. */
export function modifierBefore(tokens: readonly Token[], at: number, clause: Clause): number {
  let factor = 1;
  for (let words = 1; words <= NEGATION_REACH && at - words >= clause.from; words++) {
    const token = tokens[at - words];
    if (token === undefined || token.kind === 'mark' || SACRIFICES.has(token.word)) break;
    if (isDenial(tokens, at - words) || isLess(tokens, at - words, at)) return factor * NEGATED;
    if (words <= STRENGTH_REACH && INTENSIFIERS.has(token.word)) factor *= STRONGER;
    if (words <= STRENGTH_REACH && DIMINISHERS.has(token.word)) factor *= WEAKER;
    if (words <= DOUBT_REACH && CONDITIONALS.has(token.word)) factor *= DOUBTED;
  }
  return factor;
}

/** What a clause does to all cues in it. */
export function clauseModifier(clause: Clause, question: boolean): number {
  const asked = question ? ASKED : 1;
  if (clause.conditional) return asked * CONDITION;
  if (clause.concession) return asked * CONCEDED;
  return clause.side > 0 ? asked * AFTER_CONTRAST : asked;
}

/** "less reliable", "less than ideal"; not "no less reliable" and "at least". */
function isLess(tokens: readonly Token[], at: number, cue: number): boolean {
  const word = tokens[at]?.word;
  if (word !== 'less' && word !== 'least') return false;
  if (NOT_LESS.has(tokens[at - 1]?.word ?? '')) return false;
  return cue === at + 1 || (cue === at + 2 && tokens[at + 1]?.word === 'than');
}
const NOT_LESS = new Set(['no', 'not', 'nothing', 'or', 'at']);

/** A negation; "not only" and "no less" are none. */
export function isDenial(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  return (NEGATORS.has(word) || word.endsWith("n't")) && !AFFIRMING.has(tokens[at + 1]?.word ?? '');
}
const AFFIRMING = new Set(['only', 'less']);
