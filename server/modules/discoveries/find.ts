import { createMatcher } from '../../analysis/names/matcher.ts';
import { foldName } from '../../analysis/text/fold.ts';
import type { TrackedCompany } from '../../analysis/types.ts';
import type { AnalysedAnswer } from '../answers/model.ts';
import type { Discovery } from './model.ts';

/** Tells names that hold a tracked company's name from those that do not. */
export function createKnowledge(tracked: readonly TrackedCompany[]): (name: string) => boolean {
  const matcher = createMatcher(tracked);
  return (name) => matcher.find(name).length > 0;
}

/**
 * The companies that answers were judged to name and that are not tracked, each once an answer. A name counts where the
 * built-in analysis would find it if it were tracked as well: not inside a tracked company's longer name, nor as a
 * plain word.
 */
export function discoveriesIn(
  answers: readonly Pick<AnalysedAnswer, 'text' | 'day' | 'judgement'>[],
  tracked: readonly TrackedCompany[],
): Discovery[] {
  const isTracked = createKnowledge(tracked);
  return answers.flatMap(({ text, day, judgement }) => {
    const names = new Map(judgement?.companies.map(({ name }) => [foldName(name), name]));
    const found = [...names].filter(([, name]) => !isTracked(name));
    if (found.length === 0) return [];
    const companies = found.map(([id, name]) => ({ id, name, aliases: [], domain: null }));
    const hits = createMatcher([...companies, ...tracked]).find(text);
    const inText = new Set(hits.map(({ company }) => company));
    return found.flatMap(([key, name], index) => (inText.has(index) ? [{ key, name, day }] : []));
  });
}
