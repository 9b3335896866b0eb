import { bandOf } from '../analysis/sentiment/bands.ts';
import type { Label, SentimentSet } from './sentiment-data.ts';

/** How one method labels the examples of a set, in their order. */
export interface Guesses {
  set: SentimentSet;
  guesses: readonly Label[];
}

/** The label a score stands for in a set. */
export function guessOf(score: number | null, { isAnswers }: SentimentSet): Label {
  if (score === null) return isAnswers ? 'none' : 'neutral';
  const band = bandOf(score);
  return band === 'mixed' && !isAnswers ? 'neutral' : band;
}

/** The mean of the F1 of the set's labels, 0–1. */
export function macroF1({ set, guesses }: Guesses): number {
  const f1 = (label: Label): number => {
    const is = set.examples.map((example) => example.label === label);
    const either = is.filter(Boolean).length + guesses.filter((guess) => guess === label).length;
    const right = guesses.filter((guess, at) => guess === label && is[at]).length;
    return either === 0 ? 0 : (2 * right) / either;
  };
  return set.labels.reduce((sum, label) => sum + f1(label), 0) / set.labels.length;
}

/** The share labelled right, 0–1, each line as often as the mentions it stands for. */
export function accuracy({ set, guesses }: Guesses): number {
  let right = 0;
  let all = 0;
  set.examples.forEach(({ label, weight }, at) => {
    all += weight;
    if (guesses[at] === label) right += weight;
  });
  return right / all;
}

/** The most frequent label, by weight. */
export function mostFrequent({ examples, labels }: SentimentSet): Label {
  const weightOf = (label: Label): number =>
    examples.reduce((sum, example) => sum + (example.label === label ? example.weight : 0), 0);
  return labels.reduce((best, label) => (weightOf(label) > weightOf(best) ? label : best));
}
