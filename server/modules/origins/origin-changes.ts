import type { AnswerOrigin, OriginChange } from './model.ts';

/**
 * Platforms that answered in both windows with different models or surfaces. Answers without a model say nothing of models: an import
 * that names none is no change.
 */
export function originChanges(
  previous: readonly AnswerOrigin[],
  current: readonly AnswerOrigin[],
): OriginChange[] {
  const before = Map.groupBy(previous, ({ platform }) => platform);
  const after = Map.groupBy(current, ({ platform }) => platform);
  return [...after.keys()].sort().flatMap((platform) => {
    const [old, now] = [before.get(platform), after.get(platform) ?? []];
    if (!old) return [];
    const [oldModels, newModels] = [modelsOf(old), modelsOf(now)];
    const isKnown = oldModels.size > 0 && newModels.size > 0;
    const models = {
      before: isKnown ? without(oldModels, newModels) : [],
      after: isKnown ? without(newModels, oldModels) : [],
    };
    const surfaces = {
      before: without(surfacesOf(old), surfacesOf(now)),
      after: without(surfacesOf(now), surfacesOf(old)),
    };
    if ([models, surfaces].every((each) => each.before.length + each.after.length === 0)) return [];
    const days = now
      .filter(
        ({ model, surface }) =>
          (model !== null && models.after.includes(model)) || surfaces.after.includes(surface),
      )
      .map(({ from }) => from)
      .sort();
    return [
      {
        platform,
        ...models,
        surfacesBefore: surfaces.before,
        surfacesAfter: surfaces.after,
        on: days[0] ?? null,
      },
    ];
  });
}

const modelsOf = (origins: readonly AnswerOrigin[]) =>
  new Set(origins.flatMap(({ model }) => (model === null ? [] : [model])));
const surfacesOf = (origins: readonly AnswerOrigin[]) => new Set(origins.map(({ surface }) => surface));

const without = <T extends string>(some: ReadonlySet<T>, others: ReadonlySet<T>): T[] =>
  [...some].filter((each) => !others.has(each)).sort();
