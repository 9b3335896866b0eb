import { foldName } from '../../analysis/fold.ts';
import { createMatcher } from '../../analysis/matcher.ts';
import type { TrackedCompany } from '../../analysis/types.ts';
import type { AnalysedAnswer } from '../answers/model.ts';
import type { Discovery } from './model.ts';

/** Tells companies that are tracked from those that are not, by their names. */
export function createKnowledge(tracked: readonly TrackedCompany[]): (name: string) => boolean {
  const matcher = createMatcher(tracked);
  return (name) => matcher.find(name).length > 0;
}

/**
 * The companies that answers were judged to name and that are not tracked, each once an answer. A name counts where the
 * built-in analysis would find it if it were tracked, so that tracking it later gives the number that was shown.
 */
export function discoveriesIn(
  answers: readonly Pick<AnalysedAnswer, 'text' | 'day' | 'judgement'>[],
  isTracked: (name: string) => boolean,
): Discovery[] {
  return answers.flatMap(({ text, day, judgement }) => {
    const names = new Map(judgement?.companies.map(({ name }) => [foldName(name), name]));
    const found = [...names].filter(([, name]) => !isTracked(name));
    const matcher = createMatcher(found.map(([id, name]) => ({ id, name, aliases: [], domain: null })));
    const inText = new Set(found.length === 0 ? [] : matcher.find(text).map(({ company }) => company));
    return found.filter((_, index) => inText.has(index)).map(([key, name]) => ({ key, name, day }));
  });
}
