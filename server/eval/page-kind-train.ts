import { type KindWeights, pageKind } from '../page-analysis/page-kind.ts';
import { kindFeatures } from '../page-analysis/page-kind-features.ts';
import { PAGE_KINDS, type PageContent, type PageKind } from '../page-analysis/types.ts';
import { FOLDS, foldOf } from './folds.ts';
import type { LabelledPage } from './labelled-pages.ts';
import { minimise } from './minimise.ts';

interface Example {
  features: [place: number, value: number][];
  kind: number;
  weight: number;
}

/** Pages in full sentences count as much as this many others, which they resemble less than the pages of the web do. */
const NATURAL = 3;
/** How strongly weights are pulled to 0. */
const PRIOR = 1;
/** Smaller weights are left out. */
const MIN_WEIGHT = 0.02;

/** What the training reads of a page. */
export interface KindLesson {
  page: LabelledPage;
  content: PageContent;
}

/** The kind of each page, by weights that were learned from the pages of the other folds. */
export function kindsOutOfFold(lessons: readonly KindLesson[]): Map<string, PageKind> {
  const kinds = new Map<string, PageKind>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fitKinds(lessons.filter(({ page }) => foldOf(page.name) !== fold));
    for (const { page, content } of lessons.filter((lesson) => foldOf(lesson.page.name) === fold))
      kinds.set(page.name, pageKind(content, page.url, weights));
  }
  return kinds;
}

/**
 * Logistic regression with several outcomes (softmax) and an L2 penalty:
 * −Σ wᵢ log(e^(βₖ·xᵢ) ÷ Σⱼ e^(βⱼ·xᵢ)) + PRIOR × Σ β².
 */
export function fitKinds(lessons: readonly KindLesson[]): KindWeights {
  const maps = lessons.map(({ page, content }) => kindFeatures(content, page.url));
  const names = [...new Set(maps.flatMap((map) => [...map.keys()]))].sort();
  const places = new Map(names.map((name, place) => [name, place]));
  const examples = lessons.map(
    ({ page: { kind, isNatural } }, at): Example => ({
      features: [...(maps[at] ?? [])].map(([name, value]) => [places.get(name) ?? 0, value]),
      kind: PAGE_KINDS.indexOf(kind),
      weight: isNatural ? NATURAL : 1,
    }),
  );
  const fitted = minimise((at) => slopeOf(examples, names.length, at), names.length * PAGE_KINDS.length);
  const weightsOf = (kind: number): [string, number][] =>
    names
      .map((name, place): [string, number] => [
        name,
        Number((fitted[kind * names.length + place] ?? 0).toFixed(2)),
      ])
      .filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT);
  return Object.fromEntries(PAGE_KINDS.map((kind, at) => [kind, Object.fromEntries(weightsOf(at))]));
}

function slopeOf(
  examples: readonly Example[],
  size: number,
  at: Float64Array,
): { value: number; gradient: Float64Array } {
  const gradient = at.map((weight) => 2 * PRIOR * weight);
  let value = at.reduce((sum, weight) => sum + PRIOR * weight ** 2, 0);
  for (const { features, kind, weight } of examples) {
    const odds = PAGE_KINDS.map((_, other) =>
      features.reduce((sum, [place, x]) => sum + x * (at[other * size + place] ?? 0), 0),
    );
    const greatest = Math.max(...odds);
    const total = odds.reduce((sum, each) => sum + Math.exp(each - greatest), 0);
    value += weight * (Math.log(total) + greatest - (odds[kind] ?? 0));
    odds.forEach((each, other) => {
      const excess = weight * (Math.exp(each - greatest) / total - (other === kind ? 1 : 0));
      for (const [place, x] of features) {
        const index = other * size + place;
        gradient[index] = (gradient[index] ?? 0) + excess * x;
      }
    });
  }
  return { value, gradient };
}
