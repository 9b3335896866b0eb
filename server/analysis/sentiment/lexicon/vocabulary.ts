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

/** All that the lists know of one written word; in one place, so that a word of a text is looked up once. */
export interface KnownWord {
  entry: Entry | undefined;
  /** Phrases that begin with the word, the longest first; `rest` are their further words. */
  phrases: { rest: readonly string[]; entry: Entry }[];
  /** +1 = more of it is good, −1 = less of it is good, 0 = not known. */
  desirability: -1 | 0 | 1;
  /** +1 for "high, more, long", −1 for "low, less, no", 0 for any other word. */
  amount: -1 | 0 | 1;
}

const vocabulary = new Map<string, KnownWord>();

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const open = set(OPEN_MOVEMENTS);
const nouns = set(NOUN_MOVEMENTS);

load(PRAISE, /\s+/, 1);
load(BLAME, /\s+/, -1);
load(PRAISING_PHRASES, /\s*\|\s*/, 1);
load(BLAMING_PHRASES, /\s*\|\s*/, -1);
load({ 0: NEUTRAL_PHRASES }, /\s*\|\s*/, 1);
for (const word of set(UPWARD)) addWord(word, 1, true);
for (const word of set(DOWNWARD)) addWord(word, -1, true);
for (const word of set(MUCH)) known(word).amount = 1;
for (const word of set(LITTLE)) known(word).amount = -1;
for (const word of set(WANTED)) known(word).desirability = 1;
for (const word of set(UNWANTED)) known(word).desirability = -1;

/** What the lists know of a word as it is written; undefined for nearly every word. */
export function knownWord(word: string): KnownWord | undefined {
  return vocabulary.get(word);
}

function known(word: string): KnownWord {
  const before = vocabulary.get(word);
  if (before !== undefined) return before;
  const made: KnownWord = { entry: undefined, phrases: [], desirability: 0, amount: 0 };
  vocabulary.set(word, made);
  return made;
}

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
  const { phrases } = known(first);
  phrases.push({
    rest,
    entry: { key: words.join(' '), weight, moves: false, open: false, noun: false, length: rest.length + 1 },
  });
  phrases.sort((a, b) => b.rest.length - a.rest.length);
}

function addWord(word: string, weight: number, moves: boolean): void {
  known(word).entry = {
    key: word,
    weight,
    moves,
    open: moves && open.has(word),
    noun: moves && nouns.has(word),
    length: 1,
  };
}
