import { parse } from 'tldts';
import { foldName } from '../../analysis/text/fold.ts';
import { CATALOGUE, categoryByKey } from './catalogue/all.ts';
import { findCompany } from './companies.ts';
import type { Category, SuggestedCategory } from './model.ts';

/** Shorter words turn up inside others too often. */
const SHORTEST_IN_A_LABEL = 5;

const wordsOf = (text: string) =>
  foldName(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const vocabulary = CATALOGUE.map((category) => ({ category, words: category.words.map(wordsOf) }));

/** What is known or guessed of a company’s business; null when nothing tells it, or two tell it equally. */
export function categoryOf(
  name: string,
  domain: string | null,
  description: string | null,
): SuggestedCategory | null {
  const known = findCompany(name, domain);
  if (known) return { category: known.category, basis: 'known' };
  const text = ` ${wordsOf(`${name} ${description ?? ''}`)} `;
  const label = parse(domain ?? '').domainWithoutSuffix ?? '';
  const [best, next] = vocabulary
    .map(({ category, words }) => ({
      category,
      score: words.reduce((sum, word) => sum + scoreOf(word, text, label), 0),
    }))
    .sort((one, other) => other.score - one.score);
  // “Tutoring for children” tells of toys as much as of lessons: then nothing is better than a wrong guess.
  if (!best || best.score === 0 || best.score === next?.score) return null;
  return { category: best.category, basis: 'guess' };
}

/** The category meant by a key, a label or one of its words as a whole; null for anything else. */
export function categoryNamed(given: string): Category | null {
  const wanted = wordsOf(given);
  return (
    categoryByKey(given.trim()) ??
    vocabulary.find(({ category, words }) =>
      [wordsOf(category.label), ...words].some((word) => word === wanted || `${word}s` === wanted),
    )?.category ??
    null
  );
}

/** Longer phrases say more. */
function scoreOf(word: string, text: string, label: string): number {
  const weight = word.split(' ').length ** 2;
  if (text.includes(` ${word} `) || text.includes(` ${word}s `)) return weight;
  const joined = word.replaceAll(' ', '');
  return joined.length >= SHORTEST_IN_A_LABEL && label.replaceAll('-', '').includes(joined) ? 1 : 0;
}
