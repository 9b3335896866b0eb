/** Whether a sentence that uses a figure or a quotation speaks of what its source speaks of; docs/metrics.md, “Briefs”. Pure. */

import { promptTerms, stem, type Term } from '../../../page-analysis/terms.ts';
import { readFigures } from './figures.ts';

/** A sentence that shares fewer of its content words with its sources is to be checked, in percent. */
const MIN_SHARED = 40;

/** Words of any figure, which do not tell what it is a figure of. */
const MEASURES = new Set(
  ['cost', 'price', 'average', 'mean', 'total', 'number', 'share', 'rate', 'amount', 'percentage'].map(stem),
);

/** The words of a text that say what it is about: without stop words, numbers, their units and words of any figure. */
export function subjectOf(text: string): Term[] {
  const counted = new Set(
    readFigures(text).flatMap(({ text: shown }) => shown.toLowerCase().match(/\p{L}+/gu) ?? []),
  );
  const isSubject = ({ word, stem: key }: Term) =>
    !/\p{N}/u.test(word) && !counted.has(word.toLowerCase()) && !MEASURES.has(key);
  return promptTerms(text).filter(isSubject);
}

/**
 * The content words of a sentence that its sources do not have, where it shares too few with them; null where it shares
 * enough.
 * @param sources the texts that hold its figures and quotations
 */
export function unsharedSubject(sentence: string, sources: readonly string[]): string[] | null {
  const subject = subjectOf(sentence);
  const known = new Set(sources.flatMap((text) => subjectOf(text).map(({ stem }) => stem)));
  const unshared = subject.filter(({ stem }) => !known.has(stem));
  const shared = subject.length - unshared.length;
  return subject.length > 0 && (shared / subject.length) * 100 >= MIN_SHARED
    ? null
    : unshared.map(({ word }) => word);
}

/** How many of a sentence's content words a text has. */
export const sharedWith = (sentence: string, text: string): number => {
  const known = new Set(subjectOf(text).map(({ stem }) => stem));
  return subjectOf(sentence).filter(({ stem }) => known.has(stem)).length;
};
