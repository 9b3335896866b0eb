import type { MissingPrompt, PromptResult } from '../model.ts';
import { listed, ordinal } from './figures.ts';

/** `Named 2nd`, `Not named`, `No answer` */
export function outcome({ status, visible, position }: PromptResult): string {
  if (status !== 'answered') return 'No answer';
  if (!visible) return 'Not named';
  return position === null ? 'Named' : `Named ${ordinal(position)}`;
}

/** Who is named where the company is not; of a single answer nothing needs to be counted. */
export function namedInstead({ named, answers }: Pick<MissingPrompt, 'named' | 'answers'>): string {
  if (named.length === 0) {
    return `No competitor is named in ${answers === 1 ? 'its answer' : `its ${answers} answers`} either.`;
  }
  const each = named.map(({ name, answers: hits }) =>
    answers === 1 ? name : `${name} (${hits} of ${answers})`,
  );
  return `Named instead: ${listed(each)}`;
}
