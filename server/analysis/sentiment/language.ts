import { languageDetector } from '../text/language-detector.ts';

/** The languages that can be judged. */
export type Language = 'en' | 'de' | 'fr' | 'es';

/** Characters of an answer that are looked at. */
const SAMPLE = 1_000;
const WORD = /\p{L}+/gu;
const ENGLISH = new Set(
  `the and of is are for with to it its this that by from you your has have as at be or which these their but while can not
   more also an`.split(/\s+/),
);
/** Share of such words in nearly all English texts. */
const MIN_ENGLISH = 0.1;
/** Headlines and lists of names are too short for the detector; with fewer words they count as English. */
const MIN_WORDS = { supported: 8, other: 10 };
/** Letters of scripts that no supported language is written in. */
const FOREIGN_LETTER = /[^\P{L}\p{Script=Latin}]/gu;
const LINKS = /\]\([^)\s]*\)|https?:\/\/\S+/g;

/** A language without an ISO 639-1 code that could be told. */
const UNDETERMINED = 'und';

/** Whether the rules can judge an answer in this language. */
export const isSupported = (language: string): language is Language =>
  ['en', 'de', 'fr', 'es'].includes(language);

/** The language of an answer by its ISO 639-1 code; `und` for one that could not be told. */
export function languageOf(text: string): string {
  const sample = text.slice(0, SAMPLE).replace(LINKS, ' ');
  const words = sample.toLowerCase().match(WORD) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const isForeign = 2 * (sample.match(FOREIGN_LETTER)?.length ?? 0) > letters;
  if (isForeign) return languageDetector().detect(sample).language || UNDETERMINED;
  if (words.length < MIN_WORDS.supported || english >= MIN_ENGLISH * words.length) return 'en';
  const found = languageDetector().detect(sample);
  if (!found.isReliable()) return 'en';
  return isSupported(found.language) || words.length >= MIN_WORDS.other ? found.language : 'en';
}
