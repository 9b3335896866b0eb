import { formatCount } from '../../format.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** A method and how many sentiments it judged. */
export interface Judge {
  name: string;
  answers: number;
}

/** People who corrected sentiments, as a judge. */
export const PERSON = 'A person';
const IN_SENTENCE: Readonly<Record<string, string>> = {
  'Built-in rules': 'built-in rules',
  [PERSON]: 'a person',
};

/** A judge's name within a sentence; a model's is unchanged. */
export const inSentence = (name: string) => IN_SENTENCE[name] ?? name;

/**
 * What has to be said beside sentiments of these judges.
 * @param judgesDiffer the windows that are compared were judged by different methods
 * @returns null where one method judged them all, but for those that a person corrected
 */
export function formatJudges(judges: readonly Judge[], judgesDiffer: boolean): string | null {
  const sentences: string[] = [];
  const methods = judges.filter(({ name }) => name !== PERSON);
  if (methods.length > 1) {
    const each = judges.map(({ name, answers }) => `${inSentence(name)} ${formatCount(answers)}`);
    const count = NUMBERS[judges.length] ?? formatCount(judges.length);
    sentences.push(
      `Judged by ${count} methods: ${each.join(', ')}. They are not comparable answer by answer.`,
    );
  }
  if (judgesDiffer) {
    sentences.push('The previous period was judged by another method, so changes are not tested.');
  }
  return sentences.length > 0 ? sentences.join(' ') : null;
}
