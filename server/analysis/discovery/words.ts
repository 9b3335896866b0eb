import { foldName } from '../text/fold.ts';
import type { Span } from '../types.ts';

/** A word of a text. */
export interface Word extends Span {
  /** As written, without a possessive ending. */
  text: string;
  /** Folded letters, digits, `&` and `+`: the same for all spellings. */
  key: string;
  /** What stands between the word before and this one. */
  gap: string;
}

/** Words joined by hyphen, apostrophe or `&` are one; a dot joins digits ("7.1") and initials ("J.Crew"). */
const WORD =
  /\d{1,3}(?:[.,]\d{1,4}){1,3}|(?:\p{Lu}\.){1,3}(?=\p{Lu}\p{Ll})\p{L}{2,40}|[\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,60}(?:[-'’‘&+/‑][\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,60}){0,6}\+?|&/gu;
const POSSESSIVE = /['’‘]s$/iu;
/** A model's number and the next entry's maker run together: "DZ401Ninja". */
const SEAM = /(?<=\d[A-Z]?)(?=\p{Lu}\p{Ll}{2})/u;
const BREAK = /[.!?:;|\n()[\]“”"•·$€£,\t]|\*\*|__|\s[-–—]\s|\s{2}/u;
const SENTENCE_BREAK = /[.!?:;|\n([\]“”"•·$€£\t]|\*\*|__|\s[-–—]\s|\s{2}/u;
const MAX_GAP = 3;

/** Splits a text into words. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    let start = match.index;
    for (const piece of match[0].split(SEAM)) {
      const written = piece.replace(POSSESSIVE, '');
      const end = start + written.length;
      const key = keyOf(written);
      if (key !== '') {
        words.push({ text: written, key, start, end, gap: text.slice(last, start) });
        last = end;
      }
      start += piece.length;
    }
  }
  return words;
}

/** The key under which the spellings of a word are counted together. */
export function keyOf(written: string): string {
  if (/^[ -~]*$/.test(written)) return written.toLowerCase().replace(/[^a-z0-9&+]/g, '');
  return foldName(written).replace(/[^\p{L}\p{N}&+]/gu, '');
}

/** True when the word continues the name before it. */
export function goesOn(word: Word | undefined): word is Word {
  return word !== undefined && word.gap.length <= MAX_GAP && !BREAK.test(word.gap);
}

/** True when the word continues the sentence before it. */
export function isInSentence(word: Word): boolean {
  return !SENTENCE_BREAK.test(word.gap);
}

/** Has a capital at its head, or after a small letter or two or a number: "iPhone", "1MORE". */
export function hasCapital(word: string): boolean {
  return /^(?:\p{Ll}{0,2}\p{Lu}|\d{1,3}\p{Lu})/u.test(word);
}

export function isSmall(word: string): boolean {
  return /^\p{Ll}/u.test(word);
}
