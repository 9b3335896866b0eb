import { plain, STOP_WORDS } from './stop-words.ts';
import type { PageContent } from './types.ts';

/** The most terms of one prompt. */
const MAX_TERMS = 30;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** A word that a prompt asks about, and the form that texts are compared by. */
export interface Term {
  /** As the prompt writes it first. */
  word: string;
  stem: string;
}

/**
 * The words of a prompt that say what it asks about: without stop words, each stem once, in the prompt's order.
 * @param names words of names that no page should be measured by, such as the tracked companies'
 */
export function promptTerms(question: string, names: readonly string[] = []): Term[] {
  const ignored = new Set(names.flatMap((name) => wordsOf(name).map(stem)));
  const terms = new Map<string, Term>();
  for (const word of wordsOf(question)) {
    const key = stem(word);
    const isAsked =
      !STOP_WORDS.has(plain(word)) && !ignored.has(key) && (key.length > 2 || /\p{N}/u.test(key));
    if (isAsked && !terms.has(key) && terms.size < MAX_TERMS) terms.set(key, { word, stem: key });
  }
  return [...terms.values()];
}

/** From this share of the terms on, in percent, a page covers a prompt. */
export const MIN_COVERAGE = 50;

/** What a page says of a prompt's terms. */
export interface Coverage {
  /** Terms that the page names ÷ terms, 0–100; null without terms. */
  percent: number | null;
  covered: string[];
  missing: string[];
}

/** The most characters of a page's stems; a long page repeats itself. */
const MAX_STEMS_LENGTH = 20_000;

/** The stems of a page's title and main text, each once, between spaces: ` headphone travel `. */
export function stemsOf({ title, blocks }: Pick<PageContent, 'title' | 'blocks'>): string {
  const stems = new Set<string>();
  let length = 1;
  for (const text of [title, ...blocks.map((block) => block.text)]) {
    for (const word of wordsOf(text)) {
      const key = stem(word);
      if (STOP_WORDS.has(key) || stems.has(key)) continue;
      length += key.length + 1;
      if (length > MAX_STEMS_LENGTH) return ` ${[...stems].join(' ')} `;
      stems.add(key);
    }
  }
  return ` ${[...stems].join(' ')} `;
}

/** Which of the terms a page names, in any form that has the same stem. @param stems from `stemsOf` */
export function coverageOf(stems: string, terms: readonly Term[]): Coverage {
  const isCovered = ({ stem: key }: Term) => stems.includes(` ${key} `);
  const covered = terms.filter(isCovered);
  return {
    percent: terms.length === 0 ? null : (covered.length / terms.length) * 100,
    covered: covered.map(({ word }) => word),
    missing: terms.filter((term) => !isCovered(term)).map(({ word }) => word),
  };
}

const wordsOf = (text: string) => text.match(WORD) ?? [];

/** Endings that make no other word: plurals, and the commonest forms of verbs and adjectives. */
const ENDING = /(?:ies|ing|ers|er|es|en|ed|s|e|n)$/;
const MIN_STEM = 4;

/** A word without case, accents and its commonest ending; two forms of a word mostly have the same. */
export function stem(word: string): string {
  const base = plain(word);
  const shorter = base.replace(ENDING, (ending) => (ending === 'ies' ? 'y' : ''));
  return shorter.length >= MIN_STEM ? shorter : base;
}
