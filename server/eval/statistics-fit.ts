import type { Weights } from '../page-analysis/scores/statistics.ts';
import type { Candidate } from '../page-analysis/scores/statistics-candidates.ts';
import { minimise } from './minimise.ts';

/** The figures of a labelled page and which of them a person marked. */
export interface Lesson {
  page: string;
  isNatural: boolean;
  candidates: Candidate[];
  marked: boolean[];
  labelled: number;
}

/** Rarer features are not learned. */
const MIN_COUNT = 3;
/** How strongly weights are pulled to 0; those of one group or unit of figures more than those of all. */
const PRIOR = { constant: 0.02, all: 0.5, group: 1 };
/** Smaller weights are left out. */
const MIN_WEIGHT = 0.05;
const OF_A_GROUP = /^(?:rate|money|count|bare|unit|time):/;

/** Logistic regression with an L2 penalty: Σ log(1 + e^(∓β·x)) + Σ PRIOR × β², the sign by whether a figure is marked. */
export function fitWeights(lessons: readonly Lesson[]): Weights {
  const counts = new Map<string, number>();
  for (const { candidates } of lessons) {
    for (const { features } of candidates) {
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= MIN_COUNT);
  const places = new Map(names.map((name, place) => [name, place]));
  const penalties = Float64Array.from(names, penaltyOf);
  const rows = lessons.flatMap(({ candidates, marked }) =>
    candidates.map(({ features }, at) => ({
      places: Int32Array.from(features.flatMap((feature) => places.get(feature) ?? [])),
      isMarked: marked[at] === true,
    })),
  );
  const fitted = minimise((at) => {
    const gradient = at.map((weight, place) => 2 * (penalties[place] ?? 0) * weight);
    let value = at.reduce((sum, weight, place) => sum + (penalties[place] ?? 0) * weight ** 2, 0);
    for (const { places: active, isMarked } of rows) {
      let odds = 0;
      for (const place of active) odds += at[place] ?? 0;
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
  return OF_A_GROUP.test(feature) ? PRIOR.group : PRIOR.all;
}
