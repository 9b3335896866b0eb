import { writeFileSync } from 'node:fs';
import { pageKind } from '../page-analysis/page-kind.ts';
import { readPage } from '../page-analysis/read/read-page.ts';
import { findCitations } from '../page-analysis/scores/citations.ts';
import { findQuotations } from '../page-analysis/scores/quotations.ts';
import { type Weights, weighCandidates } from '../page-analysis/scores/statistics.ts';
import { type Candidate, findCandidates } from '../page-analysis/scores/statistics-candidates.ts';
import { type LabelledPage, loadLabelledPages } from './labelled-pages.ts';
import { minimise } from './minimise.ts';
import { count, type ResultTable, share } from './print.ts';

/** The figures of a labelled page and which of them a person marked. */
interface Lesson {
  page: string;
  candidates: Candidate[];
  marked: boolean[];
  labelled: number;
}

const FOLDS = 10;
/** Rarer features are not learned. */
const MIN_COUNT = 3;
/** How strongly weights are pulled to 0; those of one group of figures more than those of all. */
const PRIOR = { constant: 0.02, all: 0.5, group: 1 };
/** Smaller weights are left out. */
const MIN_WEIGHT = 0.05;
const WEIGHTS_FILE = new URL('../page-analysis/scores/statistics-weights.json', import.meta.url);

/** Learns the weights from the tuned pages, writes them, and says how well weights do on pages they were not learned from. */
export function trainAndEvaluateStatistics(): ResultTable {
  const lessons = loadLabelledPages('tuned').map(toLesson);
  const weights = [...fitWeights(lessons)].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(WEIGHTS_FILE, `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`);
  let [found, right] = [0, 0];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = ({ page }: Lesson): boolean => foldOf(page) === fold;
    const learned = fitWeights(lessons.filter((lesson) => !isHeldOut(lesson)));
    for (const { candidates, marked } of lessons.filter(isHeldOut)) {
      weighCandidates(candidates, learned).forEach((odds, at) => {
        if (odds > 0) found += 1;
        if (odds > 0 && marked[at]) right += 1;
      });
    }
  }
  const labelled = lessons.reduce((sum, lesson) => sum + lesson.labelled, 0);
  return {
    title: `Statistics, trained on ${lessons.length} pages; weights of ${weights.length} features`,
    columns: ['what', 'labelled', 'found', 'precision', 'recall'],
    rows: [
      [`${FOLDS} folds by page`, count(labelled), count(found), share(right, found), share(right, labelled)],
    ],
    notes: [],
  };
}

function toLesson({ name, html, url, labels, lost }: LabelledPage): Lesson {
  const content = readPage(html, { url, contentType: 'text/html; charset=utf-8' });
  const sources = findCitations(content, url).length + findQuotations(content.blocks).length;
  const candidates = findCandidates(content, pageKind(content, url), sources);
  const wanted = labels.filter(({ score }) => score === 'statistics');
  const marked = candidates.map(({ block, figure }) =>
    wanted.some((label) => label.block === block && figure.start < label.end && figure.end > label.start),
  );
  return { page: name, candidates, marked, labelled: wanted.length + lost.statistics };
}

/** Logistic regression with an L2 penalty. */
function fitWeights(lessons: readonly Lesson[]): Weights {
  const counts = new Map<string, number>();
  for (const { candidates } of lessons) {
    for (const feature of candidates.flatMap(({ features }) => features))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= MIN_COUNT);
  const places = new Map(names.map((name, place) => [name, place]));
  const penalties = names.map(penaltyOf);
  const rows = lessons.flatMap(({ candidates, marked }) =>
    candidates.map(({ features }, at) => ({
      places: features.flatMap((feature) => places.get(feature) ?? []),
      isMarked: marked[at] === true,
    })),
  );
  const fitted = minimise((at) => {
    const gradient = at.map((weight, place) => 2 * (penalties[place] ?? 0) * weight);
    let value = at.reduce((sum, weight, place) => sum + (penalties[place] ?? 0) * weight ** 2, 0);
    for (const { places: active, isMarked } of rows) {
      const odds = active.reduce((sum, place) => sum + (at[place] ?? 0), 0);
      value += Math.log1p(Math.exp(isMarked ? -odds : odds));
      const excess = 1 / (1 + Math.exp(-odds)) - (isMarked ? 1 : 0);
      for (const place of active) gradient[place] = (gradient[place] ?? 0) + excess;
    }
    return { value, gradient };
  }, names.length);
  const rounded = names.map((name, place): [string, number] => [
    name,
    Number((fitted[place] ?? 0).toFixed(2)),
  ]);
  return new Map(rounded.filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT));
}

function penaltyOf(feature: string): number {
  if (/(?:^|:)is$/.test(feature)) return PRIOR.constant;
  return /^(?:rate|money|count|unit|time):/.test(feature) ? PRIOR.group : PRIOR.all;
}

/** FNV-1a hash, so that a page is always in the same fold. */
function foldOf(page: string): number {
  let hash = 2166136261;
  for (let at = 0; at < page.length; at++) hash = Math.imul(hash ^ page.charCodeAt(at), 16777619);
  return (hash >>> 0) % FOLDS;
}
