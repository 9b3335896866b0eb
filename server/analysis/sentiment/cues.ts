import { type Clause, splitClauses } from './clauses.ts';
import { CONDITIONALS, DIMINISHERS, INTENSIFIERS, NEGATORS } from './lexicon/function-words.ts';
import { amount, desirability, type Entry, entryAt } from './lexicon/look-up.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';

/** A word or phrase that says something good or bad, with what stands around it already taken into account. */
export interface Cue {
  /** First and last token in the sentence. */
  at: number;
  last: number;
  /** Name of its weight. */
  key: string;
  /** Weight from the word list, −2 … 2. */
  weight: number;
  /** Negation, strength, doubt: multiplies the weight and may turn its sign. */
  factor: number;
  clause: Clause;
}

/** A sentence read once, whatever company is asked about. */
export interface Reading {
  sentence: Sentence;
  clauses: readonly Clause[];
  cues: readonly Cue[];
}

const NEGATED = -0.7;
const STRONGER = 1.3;
const WEAKER = 0.7;
const DOUBTED = 0.6;
const ASKED = 0.25;
const CONDITION = 0.35;
const CONCEDED = 0.6;
/** What comes after "but" weighs more than what came before. */
const AFTER_CONTRAST = 1.3;
/** Words back that a negation reaches over. */
const NEGATION_REACH = 4;
const AMOUNT_REACH = 3;
const THING_REACH = 5;
const AMOUNT_WEIGHT = 0.9;

/** Finds the cues of a sentence. */
export function readSentence(sentence: Sentence): Reading {
  const { tokens } = sentence;
  const clauses = splitClauses(tokens);
  const question = tokens.some((token) => token.word === '?');
  const cues: Cue[] = [];
  for (const clause of clauses) {
    for (let at = clause.from; at < clause.to; at++) {
      const found = amountCue(tokens, at, clause) ?? wordCue(tokens, at, clause);
      if (found === undefined) continue;
      if (found.weight === 0) {
        at = found.last;
        continue;
      }
      let factor = found.factor * surroundings(tokens, at, clause);
      if (question) factor *= ASKED;
      if (clause.conditional) factor *= CONDITION;
      if (clause.concession) factor *= CONCEDED;
      else if (clause.side > 0) factor *= AFTER_CONTRAST;
      cues.push({ ...found, factor, clause });
      at = found.last;
    }
    const denial = deniedAt(tokens, clause, cues);
    if (denial !== undefined)
      cues.push({
        at: denial,
        last: denial,
        key: '(denied)',
        weight: -0.4,
        factor: question ? ASKED : 1,
        clause,
      });
  }
  return { sentence, clauses, cues };
}

type Found = Omit<Cue, 'clause'>;

/** "low fees", "no lag", "long battery life", "ad free": an amount of something wanted or unwanted. */
function amountCue(tokens: readonly Token[], at: number, clause: Clause): Found | undefined {
  const word = tokens[at]?.word ?? '';
  if (desirability(word) < 0 && tokens[at + 1]?.word === 'free' && at + 1 < clause.to) {
    return { at, last: at + 1, key: '(little unwanted)', weight: AMOUNT_WEIGHT, factor: 1 };
  }
  const direction = amount(word);
  if (direction === 0) return undefined;
  for (let next = at + 1; next < Math.min(clause.to, at + 1 + AMOUNT_REACH); next++) {
    const token = tokens[next];
    if (token === undefined || (token.kind === 'mark' && token.word !== '"')) return undefined;
    const wish = desirability(token.word);
    if (wish === 0) continue;
    const key = `(${direction > 0 ? 'much' : 'little'} ${wish > 0 ? 'wanted' : 'unwanted'})`;
    return { at, last: next, key, weight: direction * wish * AMOUNT_WEIGHT, factor: 1 };
  }
  return undefined;
}

function wordCue(tokens: readonly Token[], at: number, clause: Clause): Found | undefined {
  const entry = entryAt((index) => (index < clause.to ? tokens[index]?.word : undefined), at);
  if (entry === undefined || (PARTICLES.has(entry.key) && !isMovement(tokens, at, clause))) return undefined;
  const last = at + entry.length - 1;
  const factor = entry.moves ? movementSign(tokens, at, last, clause) : 1;
  return factor === 0 ? undefined : { at, last, key: entry.key, weight: entry.weight, factor };
}

const PARTICLES = new Set(['up', 'down']);
const AFTER_MOVEMENT = /^(?:[$€£,;:.]|rs|by|on|after|as|amid|from|over|in|ahead|despite)$/;

/** "shares up 3 %", "sales down on …" and not "set up", "up to". */
function isMovement(tokens: readonly Token[], at: number, clause: Clause): boolean {
  const before = tokens[at - 1];
  const after = at + 1 < clause.to ? tokens[at + 1] : undefined;
  if (before === undefined || at === clause.from) return false;
  if (before.kind === 'number' || before.word === '%' || desirability(before.word) !== 0) return true;
  return (
    after !== undefined &&
    (after.kind === 'number' || AFTER_MOVEMENT.test(after.word)) &&
    before.kind === 'word'
  );
}

/** −1 when what moves is unwanted ("loss narrows"), 1 otherwise. */
function movementSign(tokens: readonly Token[], at: number, last: number, clause: Clause): number {
  for (let back = at - 1; back >= Math.max(clause.from, at - THING_REACH); back--) {
    const word = tokens[back]?.word ?? '';
    if (word === ',') break;
    const wish = desirability(word);
    if (wish !== 0) return wish;
  }
  for (let next = last + 1; next < Math.min(clause.to, last + 1 + AMOUNT_REACH); next++) {
    const word = tokens[next]?.word ?? '';
    if (word === ',') break;
    const wish = desirability(word);
    if (wish !== 0) return wish;
  }
  return 1;
}

/** What the words before a cue do to it: negation turns it, others make it stronger or weaker. */
function surroundings(tokens: readonly Token[], at: number, clause: Clause): number {
  let factor = 1;
  let words = 0;
  for (let back = at - 1; back >= clause.from && words < NEGATION_REACH; back--) {
    const token = tokens[back];
    if (token === undefined || token.kind === 'mark') break;
    words++;
    if (isNegator(token.word) && tokens[back + 1]?.word !== 'only') return factor * NEGATED;
    if (words <= 2 && INTENSIFIERS.has(token.word)) factor *= STRONGER;
    if (words <= 2 && DIMINISHERS.has(token.word)) factor *= WEAKER;
    if (words <= 3 && CONDITIONALS.has(token.word)) factor *= DOUBTED;
  }
  return factor;
}

/** A negation that turns no cue still says that something is not there or does not work. */
function deniedAt(tokens: readonly Token[], clause: Clause, cues: readonly Cue[]): number | undefined {
  if (clause.conditional || cues.some((cue) => cue.clause === clause)) return undefined;
  for (let at = clause.from; at < clause.to; at++) {
    const word = tokens[at]?.word ?? '';
    if (isNegator(word) && tokens[at + 1]?.word !== 'only') return at;
  }
  return undefined;
}

export function isNegator(word: string): boolean {
  return NEGATORS.has(word) || word.endsWith("n't");
}

export type { Entry };
