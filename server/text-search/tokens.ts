import type { Span } from '../analysis/types.ts';

/** A word of a text, folded; or one character of a script that is written without spaces. */
export interface Token extends Span {
  word: string;
}

/** Scripts that are written without spaces between words: each character is a word. */
const UNSPACED =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';
const RUN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
const WITHIN_RUN = new RegExp(`[${UNSPACED}]\\p{M}*|[^${UNSPACED}]+`, 'gu');
const MARKS = /\p{M}+/gu;
const ASCII = /^[a-z0-9]+$/;

/** Letters that have no decomposition and are also written with plain ones. */
const PLAIN: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i', ħ: 'h', ς: 'σ' },
};
const UNDECOMPOSED = /[ßæœøđðłþıħς]/gu;

/** A word without case, accents and ligatures: `Größe`, `GRÖSSE` and `grosse` are one word. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(UNDECOMPOSED, (letter) => PLAIN[letter] ?? letter);
}

/**
 * The words of a text in their order. Letters and digits make words, all else separates them. A word of which folding
 * leaves nothing is left out.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    for (const { 0: found, index: within } of split(run)) {
      const word = foldWord(found);
      const start = index + within;
      if (word) tokens.push({ word, start, end: start + found.length });
    }
  }
  return tokens;
}

/** The different words of a text; faster than `tokenize`. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const run of new Set(text.match(RUN))) {
    for (const { 0: found } of split(run)) {
      const word = foldWord(found);
      if (word) words.add(word);
    }
  }
  return words;
}

const split = (run: string) => (HAS_UNSPACED.test(run) ? run.matchAll(WITHIN_RUN) : [{ 0: run, index: 0 }]);
