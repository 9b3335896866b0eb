import type { InsightSubject } from '../../../graphql/resolvers.generated.ts';
import { platformName } from '../../../platforms/names.ts';
import type { Topic } from '../../topics/model.ts';
import type { SubjectContrast } from './contrasts.ts';

export interface KeyInsight {
  text: string;
  note: string;
  subject: InsightSubject;
  value: string | null;
}

interface Names {
  brand: string;
  topics: readonly Topic[];
}

export const NO_ANSWERS: KeyInsight = {
  text: 'There are no answers yet to learn from.',
  note: 'The first run or import brings them.',
  subject: 'NO_ANSWERS',
  value: null,
};

/** @param tests how many differences were tested */
export function describeInsight(
  contrast: SubjectContrast | null,
  tests: number,
  { brand, topics }: Names,
): KeyInsight {
  if (!contrast) {
    return {
      text: 'No difference in your data is larger than chance would make it.',
      note:
        tests === 0 ? 'There are too few prompts to test one.' : `${countOf(tests, 'difference')} tested.`,
      subject: 'NONE',
      value: null,
    };
  }
  const { subject, value, difference, low, high, one, other, prompts } = contrast;
  const topic = topics.find(({ id }) => id === value);
  const where = {
    TOPIC: `in answers about ${topic?.name} than in those about your other topics`,
    PLATFORM: `by ${platformName(value)} than by the other platforms for the same prompts`,
    SITE: `in answers that cite ${value} than in other answers to the same prompts`,
    PAGE_KIND: `in answers that cite a ${KIND_NAMES[value] ?? 'page'} than in other answers to the same prompts`,
  }[subject];
  const ends = [points(low), points(high)].toSorted((a, b) => a - b);
  return {
    text:
      `${brand} is named ${difference > 0 ? 'more' : 'less'} often ${where}: by ${points(difference)} percentage points ` +
      `(95% interval ${ends.join('–')}; ${one.answers.toLocaleString('en-US')} answers against ` +
      `${other.answers.toLocaleString('en-US')}).`,
    note:
      `The strongest of ${countOf(tests, 'tested difference')}, by ${countOf(prompts, 'prompt')}; of differences called so, at ` +
      'most 5% are chance. It is a comparison, not a cause.',
    subject,
    value: topic?.slug ?? value,
  };
}

const KIND_NAMES: Record<string, string> = {
  list: 'list',
  comparison: 'comparison',
  'how-to': 'guide',
  documentation: 'page of documentation',
  review: 'review',
  forum: 'forum thread',
  news: 'news article',
  video: 'video',
  product: 'product page',
  home: 'home page',
};

const points = (share: number) => Math.round(Math.abs(share) * 100);
const countOf = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;
