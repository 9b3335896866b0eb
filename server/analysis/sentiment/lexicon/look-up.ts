import { BLAME } from './blame.ts';
import {
  DOWNWARD,
  LITTLE,
  MUCH,
  NOUN_MOVEMENTS,
  OPEN_MOVEMENTS,
  UNWANTED,
  UPWARD,
  WANTED,
} from './movement.ts';
import { NEUTRAL_PHRASES } from './neutral-phrases.ts';
import { BLAMING_PHRASES, PRAISING_PHRASES } from './phrases.ts';
import { PRAISE } from './praise.ts';

/** What the word list knows of a word or phrase. */
export interface Entry {
  /** Base form: the name under which a learned weight is kept. */
  key: string;
  /** −2 … 2, before any context. */
  weight: number;
  /** A movement takes its sign from the thing that moves. */
  moves: boolean;
  /** A movement that says nothing without the thing. */
  open: boolean;
  /** A movement that may be a noun as well. */
  noun: boolean;
  /** Words the entry covers. */
  length: number;
}

interface Phrase {
  rest: readonly string[];
  entry: Entry;
}

const wordEntries = new Map<string, Entry>();
const phrasesByFirstWord = new Map<string, Phrase[]>();

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const much = set(MUCH);
const little = set(LITTLE);
const wanted = set(WANTED);
const unwanted = set(UNWANTED);
const open = set(OPEN_MOVEMENTS);
const nouns = set(NOUN_MOVEMENTS);

load(PRAISE, /\s+/, 1);
load(BLAME, /\s+/, -1);
load(PRAISING_PHRASES, /\s*\|\s*/, 1);
load(BLAMING_PHRASES, /\s*\|\s*/, -1);
load({ 0: NEUTRAL_PHRASES }, /\s*\|\s*/, 1);
for (const word of set(UPWARD)) addWord(word, 1, true);
for (const word of set(DOWNWARD)) addWord(word, -1, true);

function load(lists: Readonly<Record<string, string>>, separator: RegExp, sign: number): void {
  for (const [strength, list] of Object.entries(lists)) {
    for (const item of list.trim().split(separator)) addItem(item.split(/\s+/), sign * Number(strength));
  }
}

function addItem(words: readonly string[], weight: number): void {
  const [first, ...rest] = words;
  if (first === undefined || first === '') return;
  if (rest.length === 0) {
    addWord(first, weight, false);
    return;
  }
  const phrases = phrasesByFirstWord.get(first) ?? [];
  phrases.push({
    rest,
    entry: { key: words.join(' '), weight, moves: false, open: false, noun: false, length: rest.length + 1 },
  });
  phrases.sort((a, b) => b.rest.length - a.rest.length);
  phrasesByFirstWord.set(first, phrases);
}

function addWord(word: string, weight: number, moves: boolean): void {
  wordEntries.set(word, {
    key: word,
    weight,
    moves,
    open: moves && open.has(word),
    noun: moves && nouns.has(word),
    length: 1,
  });
}

/** The longest entry that starts at word `at` of `words`, or undefined. */
export function entryAt(wordAt: (index: number) => string | undefined, at: number): Entry | undefined {
  const first = wordAt(at);
  if (first === undefined) return undefined;
  const phrase = phrasesByFirstWord
    .get(first)
    ?.find(({ rest }) => rest.every((word, index) => wordAt(at + 1 + index) === word));
  return phrase?.entry ?? findWord(first);
}

/** Inflections by ending; each rule gives base forms to try. */
const ENDINGS: readonly (readonly [ending: string, ...bases: string[]])[] = [
  ['ies', 'y'],
  ['ied', 'y'],
  ['iest', 'y'],
  ['ier', 'y'],
  ['ily', 'y'],
  ['es', '', 'e'],
  ['s', ''],
  ['ed', '', 'e'],
  ['ing', '', 'e'],
  ['ly', '', 'le'],
  ['est', '', 'e'],
  ['er', '', 'e'],
];

function findWord(word: string): Entry | undefined {
  const exact = wordEntries.get(word);
  if (exact !== undefined || word.length < 5) return exact;
  for (const [ending, ...bases] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length < 3) continue;
    for (const base of bases) {
      const entry = wordEntries.get(stem + base);
      if (entry !== undefined) return entry;
    }
    const undoubled = stem.at(-1) === stem.at(-2) ? wordEntries.get(stem.slice(0, -1)) : undefined;
    if (undoubled !== undefined) return undoubled;
  }
  return undefined;
}

/** +1 = more of it is good, −1 = less of it is good, 0 = not known. */
export function desirability(word: string): -1 | 0 | 1 {
  if (unwanted.has(word)) return -1;
  return wanted.has(word) ? 1 : 0;
}

/** +1 for "high, more, long", −1 for "low, less, no", 0 for any other word. */
export function amount(word: string): -1 | 0 | 1 {
  if (little.has(word)) return -1;
  return much.has(word) ? 1 : 0;
}
