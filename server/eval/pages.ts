import { pageKind } from '../page-analysis/page-kind.ts';
import { readPage } from '../page-analysis/read/read-page.ts';
import { scorePage } from '../page-analysis/scores/score-page.ts';
import {
  LABELLED_SCORES,
  type Label,
  type LabelledPage,
  type LabelledScore,
  loadLabelledPages,
  type PageSet,
} from './labelled-pages.ts';
import { count, type ResultTable, share } from './print.ts';

export interface PageFigures {
  labelled: number;
  found: number;
  /** Found spans that overlap a label, each label once. */
  right: number;
}

export interface PageErrors {
  page: string;
  score: LabelledScore | 'kind';
  kind: 'missed' | 'wrong';
  text: string;
}

export interface PageResults {
  pages: number;
  scores: Record<LabelledScore, PageFigures>;
  kindsRight: number;
  errors: PageErrors[];
}

/** Compares the spans and kinds that the product finds with those that are labelled. */
export function measurePages(pages: readonly LabelledPage[]): PageResults {
  const none = (): PageFigures => ({ labelled: 0, found: 0, right: 0 });
  const results: PageResults = {
    pages: pages.length,
    scores: { statistics: none(), quotations: none(), citations: none() },
    kindsRight: 0,
    errors: [],
  };
  for (const page of pages) measurePage(page, results);
  return results;
}

function measurePage(page: LabelledPage, results: PageResults): void {
  const content = readPage(page.html, { url: page.url, contentType: 'text/html; charset=utf-8' });
  const { spans } = scorePage(content, page.url);
  const kind = pageKind(content, page.url);
  if (kind === page.kind) results.kindsRight += 1;
  else
    results.errors.push({ page: page.name, score: 'kind', kind: 'wrong', text: `${kind} for ${page.kind}` });
  const textOf = ({ block, start, end }: Omit<Label, 'score'>): string => {
    const text = content.blocks[block]?.text ?? '';
    return `${text.slice(Math.max(0, start - 40), start)}[${text.slice(start, end)}]${text.slice(end, end + 30)}`;
  };
  for (const score of LABELLED_SCORES) {
    const figures = results.scores[score];
    const open = new Set(page.labels.filter((label) => label.score === score));
    figures.labelled += open.size + page.lost[score];
    for (const span of spans.filter((candidate) => candidate.score === score)) {
      figures.found += 1;
      const label = [...open].find(
        ({ block, start, end }) => block === span.block && start < span.end && end > span.start,
      );
      if (label) {
        figures.right += 1;
        open.delete(label);
      } else results.errors.push({ page: page.name, score, kind: 'wrong', text: textOf(span) });
    }
    for (const label of open) {
      results.errors.push({ page: page.name, score, kind: 'missed', text: textOf(label) });
    }
  }
}

const TITLES: Record<PageSet, string> = {
  tuned: 'Pages that the rules were tuned on',
  unseen: 'Pages that no rule was tuned on',
};

/** Precision and recall of the scores on the labelled pages of a set, and accuracy of their kinds. */
export function evaluatePages(set: PageSet): ResultTable {
  const { pages, scores, kindsRight } = measurePages(loadLabelledPages(set));
  return {
    title: `${TITLES[set]} (${pages})`,
    columns: ['what', 'labelled', 'found', 'precision', 'recall'],
    rows: [
      ...LABELLED_SCORES.map((score) => {
        const { labelled, found, right } = scores[score];
        return [score, count(labelled), count(found), share(right, found), share(right, labelled)];
      }),
      ['kinds (accuracy)', count(pages), count(pages), share(kindsRight, pages), '–'],
    ],
    notes: [
      'A found span is right where it overlaps a label; each label counts once.',
      'Most pages are by the authors of the rules: figures for pages of others are lower.',
    ],
  };
}

/** What is wrong on the tuned pages, one line each; those of the others are not looked at. */
export const listPageErrors = (): string[] =>
  measurePages(loadLabelledPages('tuned')).errors.map(
    ({ page, score, kind, text }) => `${page}\t${score}\t${kind}\t${text}`,
  );
