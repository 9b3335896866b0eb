import pluralize from 'pluralize';
import { parse } from 'tldts';
import { foldName } from '../../analysis/text/fold.ts';
import { lazy } from '../../lib/lazy.ts';
import { CATALOGUE, type Category, categoryByKey } from './catalogue/catalogue.ts';
import { findCompany } from './companies.ts';
import type { ParsedBusinessInput } from './input.ts';
import type { SuggestedCategory } from './model.ts';

/** Shorter words occur inside others too often. */
const MIN_LABEL_MATCH = 5;

const normalizeWords = (text: string) =>
  foldName(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a word says of a company: all topics of its category (null), one topic, or a business without topics. */
interface Meaning {
  /** Singular and plural. */
  forms: readonly string[];
  topic: string | null | undefined;
}

const vocabulary = lazy(() => CATALOGUE.map((category) => ({ category, meanings: listMeanings(category) })));

function listMeanings({ words, uncovered, topics }: Category): Meaning[] {
  const mean = (list: readonly string[], topic: Meaning['topic']) =>
    list.map((word) => ({ forms: [normalizeWords(word), normalizeWords(pluralize(word))], topic }));
  return [
    ...mean(words, null),
    ...topics.flatMap((topic) => mean(topic.words, topic.name)),
    ...mean(uncovered, undefined),
  ];
}

/** A company's known or guessed category; null for no match, a tie, or a business without topics. */
export function findCategory(
  name: string,
  domain: string | null,
  description: string | null,
): SuggestedCategory | null {
  const known = findCompany(name, domain);
  if (known) return { category: known.category, topics: known.company.topics, basis: 'known' };
  const text = ` ${normalizeWords(`${name} ${description ?? ''}`)} `;
  const label = (parse(domain ?? '').domainWithoutSuffix ?? '').replaceAll('-', '');
  const [best, next] = vocabulary()
    .map(({ category, meanings }) => {
      const matches = meanings
        .map((meaning) => ({ ...meaning, weight: weighWord(meaning, text, label) }))
        .filter(({ weight }) => weight > 0);
      return { category, matches, score: matches.reduce((sum, { weight }) => sum + weight, 0) };
    })
    .sort((one, other) => other.score - one.score);
  // “Tutoring for children” matches toys as well as lessons: no guess is better than a wrong one.
  if (!best || best.score === 0 || best.score === next?.score) return null;
  const topics = findTopics(best.matches);
  return topics === undefined ? null : { category: best.category, topics, basis: 'guess' };
}

/** The topics that the heaviest words mean; null: all; undefined: none. */
function findTopics(matches: readonly (Meaning & { weight: number })[]): string[] | null | undefined {
  const max = Math.max(...matches.map(({ weight }) => weight));
  const heaviest = matches.filter(({ weight }) => weight === max);
  if (heaviest.every(({ topic }) => topic === undefined)) return undefined;
  if (heaviest.some(({ topic }) => topic === null)) return null;
  return [...new Set(matches.map(({ topic }) => topic).filter((topic) => typeof topic === 'string'))];
}

/** Finds a category by its key or label, or by a word or a topic of it. */
export function findCategoryByText(text: string): Omit<SuggestedCategory, 'basis'> | null {
  const chosen = categoryByKey(text.trim());
  if (chosen) return { category: chosen, topics: null };
  const normalized = normalizeWords(text);
  const labeled = CATALOGUE.find(({ label }) => normalizeWords(label) === normalized);
  if (labeled) return { category: labeled, topics: null };
  for (const { category, meanings } of vocabulary()) {
    const matches = meanings.filter(({ forms }) => forms.includes(normalized));
    const topics = findTopics(matches.map((meaning) => ({ ...meaning, weight: 1 })));
    if (topics !== undefined) return { category, topics };
  }
  return null;
}

/** The category that the user chose, else the company's own; null when the user's words match none. */
export function resolveCategory({
  name,
  domain,
  description,
  category,
}: ParsedBusinessInput): SuggestedCategory | null {
  const own = findCategory(name, domain, description);
  if (category === null) return own;
  const chosen = findCategoryByText(category);
  if (!chosen) return null;
  const topics = chosen.topics ?? (own?.category === chosen.category ? own.topics : null);
  return { category: chosen.category, topics, basis: 'known' };
}

/** Longer phrases weigh more. */
function weighWord({ forms }: Meaning, text: string, label: string): number {
  const [word = ''] = forms;
  if (forms.some((form) => text.includes(` ${form} `))) return word.split(' ').length ** 2;
  const joined = word.replaceAll(' ', '');
  return joined.length >= MIN_LABEL_MATCH && label.includes(joined) ? 1 : 0;
}
