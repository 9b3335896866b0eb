import type { Clause } from './clauses.ts';
import { DIMINISHERS, INTENSIFIERS } from './lexicon/function-words.ts';
import { desirability } from './lexicon/look-up.ts';
import { type KnownWord, knownWord } from './lexicon/vocabulary.ts';
import type { Token } from './tokens.ts';

/** An amount of something wanted or unwanted. */
export interface Amount {
  /** Last token. */
  last: number;
  key: string;
  weight: number;
}

const WEIGHT = 0.9;
/** Words from an amount or movement to the thing it is about. */
const AFTER_REACH = 3;
const BEFORE_REACH = 5;
const PREPOSITIONS = new Set('on in by to after as amid from of for with at over than despite'.split(' '));

const KEPT_OUT = new Set(['free', 'resistant', 'resistance', 'proof', 'protection']);

/** "low fees", "no lag", "long battery life", "ad free", "scratch resistant" at `at`, of which `known` is known; undefined when there is none. */
export function amountAt(
  tokens: readonly Token[],
  at: number,
  clause: Clause,
  known: KnownWord,
): Amount | undefined {
  if (known.desirability < 0 && KEPT_OUT.has(tokens[at + 1]?.word ?? '') && at + 1 < clause.to) {
    return { last: at + 1, key: '(little unwanted)', weight: WEIGHT };
  }
  const direction = known.amount;
  if (direction === 0) return undefined;
  for (let next = at + 1; next < Math.min(clause.to, at + 1 + AFTER_REACH); next++) {
    const token = tokens[next];
    if (token === undefined || token.kind === 'mark') break;
    const wish = desirability(token.word);
    // "a more affordable price" is more affordable, not more of a price.
    if (wish === 0 && knownWord(token.word)?.entry !== undefined) return undefined;
    if (wish === 0) continue;
    return { last: next, ...amountOf(direction, wish) };
  }
  return predicateAt(tokens, at, clause, direction);
}

const PREDICATES = new Set('high higher low lower long longer short shorter minimal huge steep'.split(' '));
const COPULAS = new Set(['is', 'are', 'was', 'were', 'remain', 'remains']);

/** "the fees are very low", also with the verb first as in German: the thing stands before its amount. */
function predicateAt(
  tokens: readonly Token[],
  at: number,
  clause: Clause,
  direction: -1 | 1,
): Amount | undefined {
  if (!PREDICATES.has(tokens[at]?.word ?? '')) return undefined;
  let before = at - 1;
  while (INTENSIFIERS.has(tokens[before]?.word ?? '') || DIMINISHERS.has(tokens[before]?.word ?? ''))
    before--;
  const from = Math.max(clause.from, before - BEFORE_REACH);
  const words = tokens.slice(from, before + 1).map(({ word }) => word);
  if (!words.some((word) => COPULAS.has(word))) return undefined;
  const isThingLast = desirability(words.at(-1) ?? '') !== 0;
  if (!isThingLast && !COPULAS.has(words.at(-1) ?? '')) return undefined;
  const wish = words.map(desirability).findLast((each) => each !== 0);
  return wish === undefined ? undefined : { last: at, ...amountOf(direction, wish) };
}

const amountOf = (direction: -1 | 1, wish: -1 | 1): Pick<Amount, 'key' | 'weight'> => ({
  key: `(${direction > 0 ? 'much' : 'little'} ${wish > 0 ? 'wanted' : 'unwanted'})`,
  weight: direction * wish * WEIGHT,
});

/** −1 when what moves is unwanted ("loss narrows", "cuts costs"), 1 when it is wanted, 0 when it is not named. */
export function movedThing(tokens: readonly Token[], at: number, clause: Clause): -1 | 0 | 1 {
  for (let next = at + 1; next < Math.min(clause.to, at + 1 + AFTER_REACH); next++) {
    const token = tokens[next];
    if (token === undefined || token.kind !== 'word' || PREPOSITIONS.has(token.word)) break;
    const wish = desirability(token.word);
    if (wish !== 0) return wish;
  }
  for (let back = at - 1; back >= Math.max(clause.from, at - BEFORE_REACH); back--) {
    const word = tokens[back]?.word ?? '';
    if (word === ',') break;
    const wish = desirability(word);
    if (wish !== 0) return wish;
  }
  return 0;
}

const PARTICLES = new Set(['up', 'down']);
const PHRASAL = new Set(
  'sign set pick back end make give call look start open follow log pop hook line mix warm clean'.split(' '),
);
const SHARES = new Set(['%', 'pc', 'percent', 'cent', 'points', 'bps', 'paise']);
const AFTER_PARTICLE = new Set(['$', '€', '£', ',', ';', ':', '.', ...PREPOSITIONS, 'ahead', 'rs']);

/** "shares up 3 %", "sales down on …" are movements; "set up", "fee up to $40" and "850 down" are not. */
export function isStrayParticle(tokens: readonly Token[], at: number, clause: Clause): boolean {
  if (!PARTICLES.has(tokens[at]?.word ?? '')) return false;
  const before = tokens[at - 1];
  const after = at + 1 < clause.to ? tokens[at + 1] : undefined;
  if (before === undefined || at === clause.from || PHRASAL.has(before.word)) return true;
  if (SHARES.has(before.word) || desirability(before.word) > 0) return false;
  if (desirability(before.word) < 0) return after?.word === 'to';
  if (after === undefined || before.kind !== 'word' || after.word === 'to') return true;
  return after.kind !== 'number' && !AFTER_PARTICLE.has(after.word);
}

const NOUN_MARKERS = new Set('a an the to for of with or non any your this every'.split(' '));
const AFTER_VERB = new Set([
  ...AFTER_PARTICLE,
  ...'below above against under near about around almost before since till post following while rs'.split(
    ' ',
  ),
  ...'further most more again early late past beyond back too as'.split(' '),
]);
const INFLECTED = /(?:s|ed|ing|er|rose|fell|sank|slid)$/;

/** The movement stands where a verb may: "Acme slides 3 %", not "a water slide". */
export function isVerb(tokens: readonly Token[], at: number, clause: Clause): boolean {
  const before = at > clause.from ? tokens[at - 1]?.word : undefined;
  if (before !== undefined && NOUN_MARKERS.has(before)) return false;
  const after = at + 1 < clause.to ? tokens[at + 1] : undefined;
  if (after?.kind === 'number') return true;
  if (after === undefined || after.kind === 'mark') return INFLECTED.test(tokens[at]?.word ?? '');
  return AFTER_VERB.has(after.word) || after.word.endsWith('ly');
}
