import { writeFileSync } from 'node:fs';
import { readPage } from '../page-analysis/read/read-page.ts';
import { type Weights, weighCandidates } from '../page-analysis/scores/statistics.ts';
import { findCandidates } from '../page-analysis/scores/statistics-candidates.ts';
import type { PageKind } from '../page-analysis/types.ts';
import { FOLDS, foldOf } from './folds.ts';
import { loadLabelledPages } from './labelled-pages.ts';
import { fitKinds, type KindLesson, kindsOutOfFold } from './page-kind-train.ts';
import { count, type ResultTable, share } from './print.ts';
import { fitWeights, type Lesson } from './statistics-fit.ts';

const SCORES = new URL('../page-analysis/scores/', import.meta.url);

/**
 * Learns the weights of kinds and of statistics from the tuned pages, writes them, and says how well weights do on
 * pages they were not learned from.
 */
export function trainAndEvaluatePages(): ResultTable[] {
  const pages = loadLabelledPages('tuned').map(
    (page): KindLesson => ({
      page,
      content: readPage(page.html, { url: page.url, contentType: 'text/html; charset=utf-8' }),
    }),
  );
  write('../page-kind-weights.json', fitKinds(pages));
  const kinds = kindsOutOfFold(pages);
  const lessons = pages.map(toLesson);
  const weights = [...fitWeights(lessons)].sort(([a], [b]) => (a < b ? -1 : 1));
  write('statistics-weights.json', Object.fromEntries(weights));
  return [kindsTable(pages, kinds), statisticsTable(lessons, weights.length)];
}

const write = (file: string, weights: object): void =>
  writeFileSync(new URL(file, SCORES), `${JSON.stringify(weights, null, 2)}\n`);

function toLesson({ page: { name, isNatural, labels, lost }, content }: KindLesson): Lesson {
  const candidates = findCandidates(content);
  const wanted = labels.filter(({ score }) => score === 'statistics');
  const marked = candidates.map(({ block, figure }) =>
    wanted.some((label) => label.block === block && figure.start < label.end && figure.end > label.start),
  );
  return { page: name, isNatural, candidates, marked, labelled: wanted.length + lost.statistics };
}

const GROUPS = [
  ['pages in full sentences', true],
  ['short, dense pages', false],
] as const;

function kindsTable(pages: readonly KindLesson[], kinds: ReadonlyMap<string, PageKind>): ResultTable {
  return {
    title: `Kinds of pages, ${FOLDS} folds by page`,
    columns: ['pages', 'labelled', 'accuracy'],
    rows: GROUPS.map(([name, isNatural]) => {
      const ones = pages.filter(({ page }) => page.isNatural === isNatural);
      const right = ones.filter(({ page }) => kinds.get(page.name) === page.kind).length;
      return [name, count(ones.length), share(right, ones.length)];
    }),
    notes: [],
  };
}

function statisticsTable(lessons: readonly Lesson[], features: number): ResultTable {
  const results = new Map<string, { found: number; right: number }>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const learned = fitWeights(lessons.filter(({ page }) => foldOf(page) !== fold));
    for (const lesson of lessons.filter(({ page }) => foldOf(page) === fold))
      results.set(lesson.page, resultOf(lesson, learned));
  }
  return {
    title: `Statistics, trained on ${lessons.length} pages; weights of ${features} features; ${FOLDS} folds by page`,
    columns: ['pages', 'labelled', 'found', 'precision', 'recall'],
    rows: GROUPS.map(([name, isNatural]) => {
      const ones = lessons.filter((lesson) => lesson.isNatural === isNatural);
      const labelled = ones.reduce((sum, lesson) => sum + lesson.labelled, 0);
      const found = ones.reduce((sum, { page }) => sum + (results.get(page)?.found ?? 0), 0);
      const right = ones.reduce((sum, { page }) => sum + (results.get(page)?.right ?? 0), 0);
      return [name, count(labelled), count(found), share(right, found), share(right, labelled)];
    }),
    notes: [],
  };
}

function resultOf({ candidates, marked }: Lesson, weights: Weights): { found: number; right: number } {
  const found = weighCandidates(candidates, weights).map((odds) => odds > 0);
  return { found: found.filter(Boolean).length, right: found.filter((is, at) => is && marked[at]).length };
}
