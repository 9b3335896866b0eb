import type { Evidence } from '../analysis/sentiment/evidence.ts';
import { featuresOf } from '../analysis/sentiment/features.ts';
import { judgeFindings, type Model } from '../analysis/sentiment/model.ts';
import type { Example, SentimentSet } from './sentiment-data.ts';
import { guessOf, macroF1 } from './sentiment-figures.ts';
import { fitWeights, type Lesson } from './sentiment-model.ts';
import { learnWeights } from './sentiment-words.ts';

/** What is learned: weights of words, and the model that reads their sums. */
export interface Trained {
  words: ReadonlyMap<string, number>;
  model: Model;
}

/** Each set counts as much as this many lines, however many it has. */
const SET_WEIGHT = 1300;
/** Mixed answers are rare, and count more. */
const MIXED_WEIGHT = 1.5;
const THRESHOLDS = [0.4, 0.42, 0.44, 0.46, 0.48, 0.5];
const FOLDS = 5;

/**
 * Learns from all examples of the sets. The model reads what words weigh in texts they were not learned from, as it will in
 * use, so the features of each fold are made with the words of the other folds.
 */
export function trainSentiment(sets: readonly SentimentSet[]): Trained {
  const byFold = Array.from({ length: FOLDS }, (_, fold) =>
    learnWords(sets.map((set) => without(set, ({ group }) => foldOf(group, 'words') === fold))),
  );
  const wordsFor = ({ group }: Example): Trained['words'] => byFold[foldOf(group, 'words')] ?? new Map();
  const weights = fitWeights(
    sets.flatMap((set) => set.examples.map((example) => lessonOf(example, set, wordsFor(example)))),
  );
  const quality = (threshold: number): number =>
    sets.reduce((sum, set) => {
      const score = (example: Example): number | null =>
        scoreExample(example, { words: wordsFor(example), model: { weights, threshold } });
      return sum + macroF1({ set, guesses: set.examples.map((example) => guessOf(score(example), set)) });
    }, 0);
  const threshold = THRESHOLDS.reduce((best, each) => (quality(each) > quality(best) ? each : best));
  return { words: learnWords(sets), model: { weights, threshold } };
}

/** Only sets of short texts teach words: each says one thing of one target. */
function learnWords(sets: readonly SentimentSet[]): Map<string, number> {
  const texts = sets.filter(({ isAnswers }) => !isAnswers).flatMap(({ examples }) => examples);
  return learnWeights(
    texts.map(({ findings, label }) => ({ label, evidence: findings.evidence.filter(isOwn) })),
  );
}

const isOwn = ({ kind }: Evidence): boolean => kind !== 'near';

function lessonOf(example: Example, set: SentimentSet, words: Trained['words']): Lesson {
  const { label, findings } = example;
  const rare = label === 'mixed' ? MIXED_WEIGHT : 1;
  return {
    label,
    features: featuresOf(findings, words),
    weight: (rare * SET_WEIGHT) / set.examples.length,
  };
}

/** The score that the trained model gives an example. */
export function scoreExample({ findings }: Example, { words, model }: Trained): number | null {
  return judgeFindings(findings, words, model);
}

/** The scores of all examples of each set by models trained on the other four fifths of the answers and texts of all sets. */
export function scoreOutOfFold(sets: readonly SentimentSet[]): Map<SentimentSet, (number | null)[]> {
  const scores = new Map(sets.map((set) => [set, new Array<number | null>(set.examples.length).fill(null)]));
  for (let fold = 0; fold < FOLDS; fold++) {
    const trained = trainSentiment(sets.map((set) => without(set, ({ group }) => foldOf(group) === fold)));
    for (const set of sets) {
      set.examples.forEach((example, at) => {
        if (foldOf(example.group) === fold) (scores.get(set) ?? [])[at] = scoreExample(example, trained);
      });
    }
  }
  return scores;
}

const without = (set: SentimentSet, left: (example: Example) => boolean): SentimentSet => ({
  ...set,
  examples: set.examples.filter((example) => !left(example)),
});

/** FNV-1a hash, so that an answer or text is always in the same fold of a split. */
function foldOf(group: string, split = ''): number {
  let hash = 2166136261;
  const text = split + group;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return (hash >>> 0) % FOLDS;
}
