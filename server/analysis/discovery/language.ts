import { isEverydayWord } from '../text/everyday-words.ts';
import { isSmall, type Word } from './words.ts';

const MIN_WORDS = 4;

/**
 * True for English, and for a text of hardly more than names. The rules rest on English words and on English capitals, so
 * other languages would turn nouns into names. Of the small words of 528 English answers 84 % or more were everyday
 * English; of German, French, Spanish, Italian and Dutch sentences at most a quarter.
 */
export function isEnglish(words: readonly Word[]): boolean {
  const small = words.filter(({ text }) => isSmall(text));
  return (
    small.length < MIN_WORDS || small.filter(({ text }) => isEverydayWord(text)).length >= small.length / 2
  );
}
