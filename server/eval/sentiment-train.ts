import { featuresOf } from '../analysis/sentiment/features.ts';
import { wordsIn } from '../analysis/sentiment/learned-words.ts';
import { judgeFindings, type Model } from '../analysis/sentiment/model.ts';
import type { Example, SentimentSet } from './sentiment-data.ts';
import { fitModel, type Lesson } from './sentiment-model.ts';

/** Each set counts as much as this many lines, however many it has. */
const SET_WEIGHT = 1300;
/** Mixed answers are rare, and count more. */
const MIXED_WEIGHT = 1.5;
const THRESHOLD = 0.4;
const FOLDS = 5;

/** Learns from all examples of the sets. */
export function trainSentiment(sets: readonly SentimentSet[]): Model {
  const lessons = sets.flatMap((set) => set.examples.map((example) => lessonOf(example, set)));
  return { ...fitModel(lessons), threshold: THRESHOLD };
}

function lessonOf({ label, findings }: Example, { examples }: SentimentSet): Lesson {
  const rare = label === 'mixed' ? MIXED_WEIGHT : 1;
  return {
    label,
    genre: findings.genre,
    features: featuresOf(findings),
    words: wordsIn(findings),
    weight: (rare * SET_WEIGHT) / examples.length,
  };
}

/** The scores of all examples of each set by models trained on the other four fifths of the answers and texts of all sets. */
export function scoreOutOfFold(sets: readonly SentimentSet[]): Map<SentimentSet, (number | null)[]> {
  const scores = new Map(sets.map((set) => [set, new Array<number | null>(set.examples.length).fill(null)]));
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = trainSentiment(sets.map((set) => without(set, ({ group }) => foldOf(group) === fold)));
    for (const set of sets) {
      set.examples.forEach(({ findings, group }, at) => {
        if (foldOf(group) === fold) (scores.get(set) ?? [])[at] = judgeFindings(findings, model);
      });
    }
  }
  return scores;
}

const without = (set: SentimentSet, left: (example: Example) => boolean): SentimentSet => ({
  ...set,
  examples: set.examples.filter((example) => !left(example)),
});

/** FNV-1a hash, so that an answer or text is always in the same fold. */
function foldOf(group: string): number {
  let hash = 2166136261;
  for (let at = 0; at < group.length; at++) hash = Math.imul(hash ^ group.charCodeAt(at), 16777619);
  return (hash >>> 0) % FOLDS;
}
