import { parse } from 'tldts';
import { foldName } from '../../analysis/text/fold.ts';
import { CATALOGUE, categoryByKey } from './catalogue/all.ts';
import { findCompany } from './companies.ts';
import type { Category, SuggestedCategory } from './model.ts';

/** Shorter words occur inside others too often. */
const MIN_LABEL_MATCH = 5;

const normalizeWords = (text: string) =>
  foldName(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const vocabulary = CATALOGUE.map((category) => ({ category, words: category.words.map(normalizeWords) }));

/** A company's known or guessed category; null for no match or a tie. */
export function findCategory(
  name: string,
  domain: string | null,
  description: string | null,
): SuggestedCategory | null {
  const known = findCompany(name, domain);
  if (known) return { category: known.category, basis: 'known' };
  const text = ` ${normalizeWords(`${name} ${description ?? ''}`)} `;
  const label = parse(domain ?? '').domainWithoutSuffix ?? '';
  const [best, next] = vocabulary
    .map(({ category, words }) => ({
      category,
      score: words.reduce((sum, word) => sum + scoreWord(word, text, label), 0),
    }))
    .sort((one, other) => other.score - one.score);
  // “Tutoring for children” matches toys as well as lessons: no guess is better than a wrong one.
  if (!best || best.score === 0 || best.score === next?.score) return null;
  return { category: best.category, basis: 'guess' };
}

/** Finds a category by key, label or one of its words. */
export function findCategoryByText(text: string): Category | null {
  const normalized = normalizeWords(text);
  return (
    categoryByKey(text.trim()) ??
    vocabulary.find(({ category, words }) =>
      [normalizeWords(category.label), ...words].some(
        (word) => word === normalized || `${word}s` === normalized,
      ),
    )?.category ??
    null
  );
}

/** Longer phrases weigh more. */
function scoreWord(word: string, text: string, label: string): number {
  const weight = word.split(' ').length ** 2;
  if (text.includes(` ${word} `) || text.includes(` ${word}s `)) return weight;
  const joined = word.replaceAll(' ', '');
  return joined.length >= MIN_LABEL_MATCH && label.replaceAll('-', '').includes(joined) ? 1 : 0;
}
