import pluralize from 'pluralize';
import { parse } from 'tldts';
import { isEverydayWord } from '../../../analysis/text/everyday-words.ts';
import { lazy } from '../../../lib/lazy.ts';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { inSentence, nameInSentence } from './render.ts';

/**
 * How a phrase can stand in a question: `things` and `thing` can be chosen among (“running shoes”, “CRM software”),
 * `providers` are companies or people themselves (“bakeries”), a `use` follows “to” (“fix a tap”), a `question` is one
 * already, and a `field` is anything else (“tax advice”).
 */
export interface Phrase {
  form: 'things' | 'providers' | 'thing' | 'use' | 'question' | 'field';
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
  const one = pluralize.singular(head).toLowerCase();
  const form = isProvider(one) ? 'providers' : 'things';
  if (/s$/i.test(head)) {
    const isPlural = !NOT_PLURAL.test(head) && (isEverydayWord(one) || form === 'providers');
    return { form: isPlural ? form : 'field', text };
  }
  if (form === 'things' && !catalogueNouns().all.has(one)) return { form: 'field', text };
  // “Which plumbers” needs no article where “looking for plumber” would.
  const many = pluralize(head);
  return many === head
    ? { form: 'thing', text }
    : { form, text: `${noun.slice(0, -head.length)}${many}${rest}` };
}

/** Local businesses and professions. */
const BUSINESSES = new Set(
  `accountant adviser advisor architect attorney bakery bar barber bookstore builder cafe carpenter caterer clinic coach cleaner
  contractor dentist designer developer doctor dog-walker driver florist gardener gym hairdresser handyman hospital hotel
  kindergarten landscaper lawyer locksmith mechanic notary nursery optician painter pediatrician pharmacy photographer
  physiotherapist planner plumber psychologist restaurant roofer salon school shop spa store studio supplier tailor
  therapist translator trainer tutor vet winery`.split(/\s+/),
);

/** People who are named by what they do: “electrician”, “herbalist”, “fishmonger”. */
const PROFESSION = /^[a-z]{2,}(?:ician|ologist|apist|alist|smith|monger)$/;

const isBusiness = (noun: string) => BUSINESSES.has(noun) || PROFESSION.test(noun);

/** Last words of the catalogue’s things: tool, software, agency, bank. */
const catalogueNouns = lazy(() => {
  const things = CATALOGUE.flatMap(({ kind, topics }) =>
    topics.map((topic) => ({ kind: topic.kind ?? kind, noun: topic.thing.one.split(' ').at(-1) ?? '' })),
  );
  const providers = things.filter(({ kind }) => ['provider', 'service', 'investor'].includes(kind));
  return {
    all: new Set(['software', 'solution', 'website', ...things.map(({ noun }) => noun)]),
    providers: new Set(providers.map(({ noun }) => noun)),
  };
});

const isProvider = (noun: string) => isBusiness(noun) || catalogueNouns().providers.has(noun);

/**
 * What a company’s name or domain says it is: “Tern Hill Bakery” and ternhillbakery.com are a bakery.
 * @returns a noun in the singular; null when neither says it
 */
export function findBusinessNoun(name: string, domain: string | null): string | null {
  const [own = ''] = nameInSentence(name)
    .toLowerCase()
    .split(/\s+(?:of|at|by|in|for)\s+/);
  const noun = pluralize.singular(/[a-z-]+$/.exec(own)?.[0] ?? '');
  if (isBusiness(noun)) return noun;
  const label = parse(domain ?? '').domainWithoutSuffix?.replaceAll('-', '') ?? '';
  return [...BUSINESSES].find((word) => word.length >= 5 && label.endsWith(word)) ?? null;
}

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
  const isPlain = (part: string) =>
    isEverydayWord(part) || isBusiness(part.toLowerCase()) || catalogueNouns().all.has(part.toLowerCase());
  return /^\p{Lu}\p{Ll}+(?:-\p{L}+)*$/u.test(word) && word.split('-').every(isPlain);
}
