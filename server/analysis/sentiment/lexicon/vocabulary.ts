import words from './words.json' with { type: 'json' };

/** A word or phrase of the word list. */
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

/** All that the lists hold on one word, so that each word of a text is looked up once. */
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

/** "Reduces" says nothing until it is known what is reduced: good for noise, bad for comfort. */
const open = new Set(words.openMovements);
/** Movements that are also everyday nouns ("water slide", "day hikes"); they count only where a verb may stand. */
const nouns = new Set(words.nounMovements);

// Praise and blame are listed by strength, from 2 (strong) to 0.6 (faint).
addList(words.praise, 1);
addList(words.blame, -1);
// A phrase goes before the words in it; hyphens count as spaces.
addList(words.praisingPhrases, 1);
addList(words.blamingPhrases, -1);
// Compounds in which a word of praise or blame says nothing of the kind.
addList({ 0: words.neutralPhrases }, 1);
// A rising profit is good, a rising loss is not. Without a known thing, movements are about the subject itself (shares,
// sales), where up is good.
for (const word of words.upward) addWord(word, 1, true);
for (const word of words.downward) addWord(word, -1, true);
for (const word of words.much) known(word).amount = 1;
for (const word of words.little) known(word).amount = -1;
for (const word of words.wanted) known(word).desirability = 1;
for (const word of words.unwanted) known(word).desirability = -1;

const market = new Set(words.market);

/** Advice and news of the stock market, by an entry's key: "sell" in "Sell Acme", not in "sells books". */
export const isMarketWord = (key: string): boolean => market.has(key);

/** What the lists hold on a word as written; undefined for nearly every word. */
export function knownWord(word: string): KnownWord | undefined {
  return vocabulary.get(word);
}

function known(word: string): KnownWord {
  const known = vocabulary.get(word) ?? { entry: undefined, phrases: [], desirability: 0, amount: 0 };
  vocabulary.set(word, known);
  return known;
}

function addList(list: Readonly<Record<string, readonly string[]>>, sign: number): void {
  for (const [strength, items] of Object.entries(list)) {
    for (const item of items) addItem(item.split(' '), sign * Number(strength));
  }
}

function addItem(words: readonly string[], weight: number): void {
  const [first, ...rest] = words;
  if (first === undefined) return;
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
