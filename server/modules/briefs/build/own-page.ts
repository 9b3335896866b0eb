import { coverageOf, MIN_COVERAGE, type Term } from '../../../page-analysis/terms.ts';
import type { OwnPage, PlainPage } from '../model.ts';
import { wordsOf } from './terms.ts';

/** The page that covers the prompt's terms best, by the rule of Content Comparison; null where none covers them. */
export function chooseOwnPage(terms: readonly Term[], pages: readonly PlainPage[]): OwnPage | null {
  const [best] = pages
    .map((page) => ({ page, coverage: coverageOf(page.stems, terms) }))
    .filter(({ coverage }) => (coverage.percent ?? 0) >= MIN_COVERAGE)
    .toSorted((a, b) => (b.coverage.percent ?? 0) - (a.coverage.percent ?? 0));
  if (!best) return null;
  const { id, url, title } = best.page;
  return { id, url, title, promptTerms: terms.map(({ word }) => word), lacking: best.coverage.missing };
}

/** Whether one line of the text contains every word of the heading. */
export function hasHeading(text: string, heading: string): boolean {
  const words = wordsOf(heading);
  return text.split('\n').some((line) => {
    const lower = line.toLowerCase();
    return words.every((word) => lower.includes(word));
  });
}
