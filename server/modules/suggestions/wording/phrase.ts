import pluralize from 'pluralize';
import { isEverydayWord } from '../../../analysis/text/everyday-words.ts';
import { lazy } from '../../../lib/lazy.ts';
import { CATALOGUE } from '../catalogue/all.ts';
import { inSentence } from './render.ts';

/**
 * How a phrase can stand in a question: `things` and `thing` can be chosen among (“running shoes”, “CRM software”),
 * a `use` follows “to” (“fix a tap”), a `question` is one already, and a `field` is anything else (“tax advice”).
 */
export interface Phrase {
  form: 'things' | 'thing' | 'use' | 'question' | 'field';
  /** Without search words: “best”, “top 10”, “reviews”, a year. */
  text: string;
}

const SEARCH_PREFIX = /^(?:(?:the\s+)?best|top(?:\s+\d+)?|the\s+most\s+popular)\s+(?=\S)/i;
const SEARCH_SUFFIX =
  /(?<=\S)\s+(?:reviews?|ratings?|comparisons?|compared|prices?|pricing|costs?|(?:in\s+)?20[2-3]\d)$/i;
const QUESTION =
  /^(?:what(?:’s|'s)?|which|who|whom|whose|where|when|why|how|is|are|does|do|did|can|could|should|would|will)\s/i;
const USE = /^how\s+(?:do\s+i|can\s+i|to)\s+(?=\S)/i;

/** Words ending in s that are no plural to choose from. */
const NOT_PLURAL =
  /(?:ss|us|is|ics|news|series|sales|taxes|savings|finances?|payments|operations|resources|relations|communications|means|goods|studies|lens)$/i;
/** What follows the head noun. */
const MODIFIER = /\s+(?:as|for|in|with|without|near|under|from|to|at|on|of|by|that|who|and|or|vs\.?)\s.*$/i;

/** Classifies a search phrase. */
export function parsePhrase(input: string): Phrase {
  const text = midSentence(stripSearchWords(inSentence(input)));
  if (USE.test(text)) return { form: 'use', text: midSentence(text.replace(USE, '')) };
  return QUESTION.test(`${text} `) ? { form: 'question', text } : nounPhrase(text);
}

function stripSearchWords(phrase: string): string {
  const text = phrase.replace(SEARCH_PREFIX, '');
  const shorter = text.replace(SEARCH_SUFFIX, '');
  return shorter === text ? text : stripSearchWords(shorter);
}

function nounPhrase(text: string): Phrase {
  const rest = MODIFIER.exec(text)?.[0] ?? '';
  const noun = text.slice(0, text.length - rest.length);
  const head = /[\p{L}\p{N}-]+$/u.exec(noun)?.[0] ?? '';
  if (!/^[a-z-]{3,}$/i.test(head)) return { form: 'field', text };
  if (/s$/i.test(head)) {
    const isPlural = !NOT_PLURAL.test(head) && isEverydayWord(pluralize.singular(head));
    return { form: isPlural ? 'things' : 'field', text };
  }
  if (!heads().has(head.toLowerCase())) return { form: 'field', text };
  // “Which plumbers” needs no article where “looking for plumber” would.
  const many = pluralize(head);
  return many === head
    ? { form: 'thing', text }
    : { form: 'things', text: `${noun.slice(0, -head.length)}${many}${rest}` };
}

/** Local businesses and professions that the catalogue lacks. */
const OTHER_HEADS =
  `accountant adviser advisor architect attorney bakery bar barber bookstore builder cafe carpenter caterer clinic coach cleaner contractor
  dentist designer developer doctor dog-walker driver electrician florist gardener gym hairdresser handyman hotel
  kindergarten landscaper lawyer locksmith mechanic notary nursery optician painter pediatrician photographer
  physiotherapist planner plumber psychologist restaurant roofer salon school shop solution spa store studio supplier tailor
  therapist translator trainer tutor vet website winery`.split(/\s+/);

/** Head nouns of things: tool, software, agency, bank. */
const heads = lazy(
  () =>
    new Set([
      'software',
      ...OTHER_HEADS,
      ...CATALOGUE.flatMap(({ topics }) => topics.map(({ thing }) => thing.one.split(' ').at(-1) ?? '')),
    ]),
);

/**
 * Lowercases a phrase for use within a sentence: “Accounting for bakeries” and “Office Chairs”, but not “CRM” or “IKEA
 * furniture”.
 */
export function midSentence(phrase: string): string {
  const words = phrase.split(' ');
  const isTitle = words.every(
    (word) => isPlainCapital(word) || /^(?:for|of|and|in|with|the|a|an)$/.test(word),
  );
  return words
    .map((word, at) => ((at === 0 || isTitle) && isPlainCapital(word) ? word.toLowerCase() : word))
    .join(' ');
}

/** A capitalized everyday word or catalogue noun. */
function isPlainCapital(word: string): boolean {
  const isPlain = (part: string) => isEverydayWord(part) || heads().has(part.toLowerCase());
  return /^\p{Lu}\p{Ll}+(?:-\p{L}+)*$/u.test(word) && word.split('-').every(isPlain);
}
