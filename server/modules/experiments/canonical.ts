import { createHash } from 'node:crypto';
import type { Experiment } from './model.ts';

/**
 * JSON with sorted keys and no spaces, so that equal values have equal texts: the JSON Canonicalization Scheme (RFC 8785) for
 * the texts, whole numbers and lists that a registration has.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
  return `{${entries.join(',')}}`;
}

/** Everything that an experiment is judged by. */
export type Registered = Pick<
  Experiment,
  'id' | 'name' | 'metric' | 'pages' | 'startsOn' | 'daysBefore' | 'daysLeftOut' | 'daysAfter' | 'prompts'
> & { method: string; registeredAt: string };

/** What is registered, as a text that does not depend on the order in which it was entered. */
export function canonicalForm({ prompts, ...experiment }: Registered): string {
  const { id, name, metric, pages, startsOn, daysBefore, daysLeftOut, daysAfter, method, registeredAt } =
    experiment;
  const questionOf = ({ promptId, question }: { promptId: string; question: string }) => ({
    promptId,
    question,
  });
  const byId = (a: { promptId: string }, b: { promptId: string }) => (a.promptId < b.promptId ? -1 : 1);
  const sets = prompts
    .filter(({ role }) => role === 'treated')
    .toSorted(byId)
    .map((treated) => ({
      treated: questionOf(treated),
      controls: prompts
        .filter(({ matchedTo }) => matchedTo === treated.promptId)
        .toSorted(byId)
        .map(questionOf),
    }));
  return canonicalJson({
    ...{ id, name, metric, startsOn, daysBefore, daysLeftOut, daysAfter, method, registeredAt },
    pages: pages.toSorted(),
    sets,
  });
}

export const hashOf = (canonical: string) => createHash('sha256').update(canonical).digest('hex');
