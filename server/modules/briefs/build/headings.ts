import type { BriefQuestion, PageText } from '../model.ts';
import { wordsOf } from './terms.ts';

const MAX_HEADINGS = 12;
/** Of one page. */
const MAX_PER_PAGE = 40;
const MAX_LENGTH = 160;
const MAX_QUESTIONS = 15;
/** Headings are alike from this share of common words on (Jaccard index). */
const ALIKE = 0.6;

export interface RecurringHeading {
  heading: string;
  /** Ids of the pages that have it, in their order. */
  pages: string[];
}

interface Cluster {
  /** The words of its first heading. */
  words: ReadonlySet<string>;
  headings: string[];
  pages: Set<string>;
  /** Sum of where it stands on its pages, 0 first and 1 last. */
  positions: number[];
}

/** Headings below the title. */
function headingsOf({ blocks }: Pick<PageText, 'blocks'>): string[] {
  return blocks
    .filter(({ kind, level, text }) => kind === 'heading' && level !== 1 && text.length <= MAX_LENGTH)
    .map(({ text }) => text)
    .slice(0, MAX_PER_PAGE);
}

/** Headings that at least two pages have in similar words, in the order in which they stand on these pages. */
export function findRecurringHeadings(pages: readonly Pick<PageText, 'id' | 'blocks'>[]): RecurringHeading[] {
  const clusters: Cluster[] = [];
  for (const page of pages) {
    const headings = headingsOf(page);
    for (const [index, heading] of headings.entries()) {
      const words = new Set(wordsOf(heading));
      if (words.size === 0) continue;
      const position = index / headings.length;
      const cluster = clusters.find((other) => jaccard(words, other.words) >= ALIKE);
      if (!cluster) {
        clusters.push({ words, headings: [heading], pages: new Set([page.id]), positions: [position] });
      } else if (!cluster.pages.has(page.id)) {
        cluster.headings.push(heading);
        cluster.pages.add(page.id);
        cluster.positions.push(position);
      }
    }
  }
  return clusters
    .filter((cluster) => cluster.pages.size > 1)
    .sort((a, b) => b.pages.size - a.pages.size)
    .slice(0, MAX_HEADINGS)
    .sort((a, b) => mean(a.positions) - mean(b.positions))
    .map((cluster) => ({ heading: shortest(cluster.headings), pages: [...cluster.pages] }));
}

/** Questions that stand as headings or list items. */
export function findQuestions(pages: readonly Pick<PageText, 'id' | 'blocks'>[]): BriefQuestion[] {
  const seen = new Set<string>();
  const questions: BriefQuestion[] = [];
  for (const { id, blocks } of pages) {
    for (const { kind, text } of blocks) {
      if (!(kind === 'heading' || kind === 'list-item') || text.length > MAX_LENGTH) continue;
      if (!/[?？]\s*$/u.test(text)) continue;
      const key = wordsOf(text).join(' ') || text.toLowerCase();
      if (seen.has(key)) continue;
      seen.add(key);
      questions.push({ question: text, page: id });
      if (questions.length === MAX_QUESTIONS) return questions;
    }
  }
  return questions;
}

export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const shortest = (texts: readonly string[]) =>
  texts.reduce((best, text) => (text.length < best.length ? text : best));
