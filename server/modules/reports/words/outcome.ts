import { counted } from '../../../words.ts';
import type { MissingPrompt, PromptResult } from '../content/model.ts';
import { listed, ordinal } from './figures.ts';

/** `Named 2nd`, `Not named`, `No answer` */
export function outcome({ status, visible, position }: PromptResult): string {
  if (status !== 'answered') return 'No answer';
  if (!visible) return 'Not named';
  return position === null ? 'Named' : `Named ${ordinal(position)}`;
}

/** Who is named where the company is not. */
export function namedInstead({ named, answers }: Pick<MissingPrompt, 'named' | 'answers'>): string {
  if (named.length === 0) return `No competitor is named either, in ${counted(answers, 'answer')}.`;
  const each = named.map(({ name, answers: hits }) => `${name} (${hits} of ${answers})`);
  return `Named instead: ${listed(each)}`;
}
