import { parse } from 'tldts';
import { findHeadWords } from './head-words.ts';
import type { HeadKind } from './heads.ts';
import { isEnglish } from './language.ts';
import { proseOf } from './prose.ts';
import { countSpelling, createEvidence, type Evidence, type Usage, usageOf } from './usage.ts';
import { isCommon, isFunctionWord, isJoiner } from './vocabulary.ts';
import { goesOn, hasCapital, isInSentence, isSmall, keyOf, splitWords, type Word } from './words.ts';

/** An answer as discovery reads it. */
export interface DiscoveryAnswer {
  text: string;
  /** Registrable domains of its sources. */
  domains: Iterable<string>;
}

/** Characters of an answer that are read; the analysis of tracked companies has the same limit. */
const MAX_LENGTH = 32_000;
const MAX_PHRASE_WORDS = 3;
const WEAK_HEADS: ReadonlySet<HeadKind> = new Set(['nested', 'colon', 'bold']);

/** A text and its words. */
interface Reading {
  prose: string;
  words: readonly Word[];
  /** Indexes of the words that entries begin with. */
  heads: ReadonlyMap<number, HeadKind>;
}

/** One use of a word. */
interface Use {
  index: number;
  word: Word;
  /** The word before it in the same sentence. */
  previous: Word | null;
  /** Set when an entry begins with it. */
  head: HeadKind | undefined;
  /** After a word in small letters, where a capital says that it is a name. */
  isMiddle: boolean;
}

/**
 * Counts how one answer uses its words, and the phrases that begin entries or stand in its sentences as names. Nothing is
 * counted in an answer that is not in English.
 */
export function gatherEvidence({ text, domains }: DiscoveryAnswer): Evidence {
  const evidence = createEvidence();
  const prose = proseOf(text.slice(0, MAX_LENGTH));
  const words = splitWords(prose);
  if (!isEnglish(words)) return evidence;
  const reading = { prose, words, heads: findHeadWords(prose, words) };
  for (const index of words.keys()) {
    const use = readUse(reading, index);
    if (!use) continue;
    if (isName(use)) {
      countWord(evidence, reading, use);
      if (use.isMiddle || use.head) countPhrases(evidence, reading, use);
    } else if (/^\p{L}/u.test(use.word.text)) usageOf(evidence, use.word.key).small += 1;
  }
  for (const usage of evidence.usage.values()) if (usage.heads > 0) usage.smallBeside = usage.small;
  for (const domain of domains) {
    const key = keyOf(parse(domain).domainWithoutSuffix ?? '');
    if (key !== '') usageOf(evidence, key).cited = 1;
  }
  return evidence;
}

function readUse({ words, heads }: Reading, index: number): Use | null {
  const word = words[index];
  if (!word) return null;
  const before = words[index - 1];
  const previous = before && isInSentence(word) ? before : null;
  const head = heads.get(index);
  return { index, word, previous, head, isMiddle: !head && previous !== null && isSmall(previous.text) };
}

/** A capital makes a name, and so does heading an entry in small letters, except for common words. */
function isName({ word, head }: Use): boolean {
  return hasCapital(word.text) || (head !== undefined && isSmall(word.text) && !isCommon(word.text));
}

function countWord(evidence: Evidence, reading: Reading, use: Use): void {
  const { word, previous, index } = use;
  const usage = usageOf(evidence, word.key);
  const next = reading.words[index + 1];
  countSpelling(evidence, word.key, word.text);
  if (use.isMiddle && /^(?:an?|any|each|every|no)$/.test(previous?.text ?? '')) usage.article += 1;
  if (use.isMiddle && goesOn(next) && isSmall(next.text) && !isFunctionWord(next.text)) usage.modifier += 1;
  if (isAbbreviation(reading, index)) usage.initials += 1;
  if (isInsideName(use)) usage.inside += 1;
  if (use.head && !hasCapital(word.text)) usage.smallHeads += 1;
  countUse(usage, reading, use, 1);
}

/** Counts the phrases of one to three words that begin with a name. */
function countPhrases(evidence: Evidence, reading: Reading, use: Use): void {
  const { words, prose } = reading;
  let key = '';
  for (let length = 1; length <= MAX_PHRASE_WORDS; length += 1) {
    const last = words[use.index + length - 1];
    if (!last || (length > 1 && !(goesOn(last) && mayBeInName(last)))) return;
    key = length === 1 ? last.key : `${key} ${last.key}`;
    if (length > 1 && isJoiner(last.text)) continue;
    const usage = usageOf(evidence, key);
    if (length > 1) {
      countSpelling(evidence, key, prose.slice(use.word.start, last.end).replace(/\s+/g, ' '));
      countUse(usage, reading, use, length);
    }
    if (use.isMiddle) usage.middle += 1;
    if (use.head) countHead(usage, words, use.index + length, use.head);
  }
}

/** What a use says of a phrase of any length. */
function countUse(usage: Usage, { words, prose }: Reading, use: Use, length: number): void {
  const next = words[use.index + length];
  const end = words[use.index + length - 1]?.end ?? 0;
  usage.uses += 1;
  if (use.previous?.text === 'The') usage.the += 1;
  if (use.isMiddle && !(goesOn(next) && !isSmall(next.text))) usage.single += 1;
  if (/^['’‘]s(?!\p{L})/u.test(prose.slice(end, end + 3))) usage.possessive += 1;
}

/** What heading an entry says of a phrase; `after` is the index of the word behind it. */
function countHead(usage: Usage, words: readonly Word[], after: number, kind: HeadKind): void {
  const next = words[after];
  const afterNext = words[after + 1];
  usage.heads += 1;
  usage.answers = 1;
  if (!WEAK_HEADS.has(kind)) usage.strong += 1;
  if (!goesOn(next) || !mayBeInName(next)) usage.alone += 1;
  else if (isModel(next) || (hasCapital(next.text) && goesOn(afterNext) && isModel(afterNext)))
    usage.models += 1;
}

function mayBeInName({ text }: Word): boolean {
  return hasCapital(text) || isJoiner(text.toLowerCase()) || /^\d/.test(text);
}

/** A number or a rare word; "The" opens a product's name as in "Away The Carry-On". */
function isModel({ text }: Word): boolean {
  if (/^\d/.test(text) || text === 'The') return true;
  return hasCapital(text) && (/\d/.test(text) || !isCommon(text));
}

function isInsideName({ word, previous, head }: Use): boolean {
  if (!previous || head || previous.text === 'The' || word.gap.length > 2 || word.gap.includes(','))
    return false;
  return /^(?:\p{Ll}{0,2}\p{Lu}|\d)/u.test(previous.text);
}

/** "(ANC)" after "active noise cancellation". */
function isAbbreviation({ words, prose }: Reading, index: number): boolean {
  const word = words[index];
  if (!word?.gap.endsWith('(') || prose.charAt(word.end) !== ')') return false;
  const letters = word.text.toLowerCase().replace(/s$/, '');
  if (letters.length < 2 || letters.length > 6) return false;
  const initials = words
    .slice(Math.max(0, index - letters.length - 2), index)
    .flatMap(({ text }) => text.toLowerCase().split(/[-‑]/u))
    .map((piece) => piece.charAt(0))
    .join('');
  return initials.endsWith(letters);
}
