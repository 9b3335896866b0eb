import { type Entry, type KnownWord, knownWord } from './vocabulary.ts';

/**
 * The longest entry that starts at word `at` of `words` and ends before `to`, or undefined.
 *
 * @param known what the vocabulary has of the word at `at`
 */
export function entryAt(
  words: readonly { word: string }[],
  at: number,
  to: number,
  known: KnownWord | undefined,
): Entry | undefined {
  for (const { rest, entry } of known?.phrases ?? []) {
    if (at + rest.length < to && rest.every((word, index) => words[at + 1 + index]?.word === word))
      return entry;
  }
  return known?.entry ?? inflected(words[at]?.word ?? '');
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
/** The same by the last letter: most words end in none of them. */
const ENDINGS_BY_LAST = Map.groupBy(ENDINGS, ([ending]) => ending.charCodeAt(ending.length - 1));

function inflected(word: string): Entry | undefined {
  if (word.length < 5) return undefined;
  const endings = ENDINGS_BY_LAST.get(word.charCodeAt(word.length - 1));
  if (endings === undefined) return undefined;
  for (const [ending, ...bases] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length < 3) continue;
    for (const base of bases) {
      const entry = knownWord(stem + base)?.entry;
      if (entry !== undefined) return entry;
    }
    const undoubled = stem.at(-1) === stem.at(-2) ? knownWord(stem.slice(0, -1))?.entry : undefined;
    if (undoubled !== undefined) return undoubled;
  }
  return undefined;
}

/** +1 = more of it is good, −1 = less of it is good, 0 = not known. */
export function desirability(word: string): -1 | 0 | 1 {
  return knownWord(word)?.desirability ?? 0;
}
