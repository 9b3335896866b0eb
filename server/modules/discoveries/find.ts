import { createMatcher } from '../../analysis/names/matcher.ts';
import { foldName } from '../../analysis/text/fold.ts';
import type { TrackedCompany } from '../../analysis/types.ts';
import type { AnalysedAnswer } from '../answers/model.ts';
import type { Discovery } from './model.ts';

/** Whether a name contains a tracked company's name. */
export function createNameCheck(tracked: readonly TrackedCompany[]): (name: string) => boolean {
  const matcher = createMatcher(tracked);
  return (name) => matcher.find(name).length > 0;
}

/**
 * The companies that a chat model named in answers and that are not tracked, once per answer. A name counts if the built-in
 * analysis would find it too: not inside a tracked company's longer name, nor as a plain word.
 */
export function findDiscoveries(
  answers: readonly Pick<AnalysedAnswer, 'text' | 'day' | 'judgement'>[],
  tracked: readonly TrackedCompany[],
): Discovery[] {
  const isTracked = createNameCheck(tracked);
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
