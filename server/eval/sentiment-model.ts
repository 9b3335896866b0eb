import { FEATURES, type Feature, hasCue } from '../analysis/sentiment/features.ts';
import type { Genre } from '../analysis/sentiment/genre.ts';
import type { LearnedWord } from '../analysis/sentiment/learned-words.ts';
import {
  type GenreModel,
  type Model,
  VERDICTS,
  type Verdict,
  type Weights,
} from '../analysis/sentiment/model.ts';
import type { Label } from './sentiment-data.ts';
import { type Fit, fitRows, type Prior, placeOf, type Row, sumsOf } from './sentiment-fit.ts';

/** What is known of a labelled target. */
export interface Lesson {
  features: Record<Feature, number>;
  genre: Genre;
  words: readonly { key: string; factor: number }[];
  label: Label;
  /** How much it counts. */
  weight: number;
}

const GENERAL: Prior = { constant: 0.01, feature: 1, word: 0 };
const GENRES: Readonly<Record<Exclude<Genre, 'answer'>, Prior>> = {
  headline: { constant: 1, feature: 1, word: 1 },
  remark: { constant: 1, feature: 1, word: 3 },
};
/** A genre with fewer lessons is read like any other text. */
const MIN_GENRE = 100;
/** Words seen in fewer lessons of a genre are not learned. */
const MIN_LESSONS = 5;
/** Words whose tone and stance are both below this are dropped. */
const MIN_WORD = 0.03;

/** What a label says of the verdict: "neutral" is "none" or "mixed". */
const ACCEPTED: Readonly<Record<Label, readonly Verdict[]>> = {
  positive: ['positive'],
  negative: ['negative'],
  mixed: ['mixed'],
  none: ['none'],
  neutral: ['none', 'mixed'],
};

/**
 * Learns first the weights that hold for every text, from those that have a cue: the others are never judged. Then it learns
 * for each genre of short texts how its weights differ and what its words say, so that a genre changes nothing for the others.
 */
export function fitModel(lessons: readonly Lesson[]): Pick<Model, 'weights' | 'genres'> {
  const nothing = new Float64Array(VERDICTS.length);
  const general = fitRows(
    lessons.filter(({ features }) => hasCue(features)).map((lesson) => rowOf(lesson, [], nothing)),
    0,
    GENERAL,
  );
  const genres = Object.entries(GENRES).flatMap(([genre, prior]) => {
    const own = lessons.filter((lesson) => lesson.genre === genre);
    return own.length < MIN_GENRE ? [] : [[genre, fitGenre(own, general, prior)] as const];
  });
  return { weights: weightsOf(general), genres: Object.fromEntries(genres) };
}

function fitGenre(lessons: readonly Lesson[], general: Fit, prior: Prior): GenreModel {
  const names = wordsToLearn(lessons);
  const rows = lessons.map((lesson) => {
    const row = rowOf(lesson, names, new Float64Array(VERDICTS.length));
    return { ...row, offset: sumsOf({ ...row, words: [] }, general) };
  });
  const fit = fitRows(rows, names.length, prior);
  const words = names.map((name, place): [string, LearnedWord] => {
    const [tone = 0, stance = 0] = fit.words.subarray(2 * place);
    return [name, [rounded(tone, 2), rounded(stance, 2)]];
  });
  const kept = words.filter(([, sums]) => sums.some((each) => Math.abs(each) >= MIN_WORD));
  return { weights: weightsOf(fit), words: Object.fromEntries(kept) };
}

function rowOf(
  { features, words, label, weight }: Lesson,
  names: readonly string[],
  offset: Float64Array,
): Row {
  const places = new Map(names.map((name, place) => [name, place]));
  return {
    features: Float64Array.from(FEATURES, (feature) => features[feature]),
    words: words.flatMap(({ key, factor }) => {
      const place = places.get(key);
      return place === undefined ? [] : [{ place, factor }];
    }),
    offset,
    accepted: VERDICTS.map((verdict) => ACCEPTED[label].includes(verdict)),
    weight,
  };
}

function wordsToLearn(lessons: readonly Lesson[]): string[] {
  const counts = new Map<string, number>();
  for (const { words } of lessons)
    for (const key of new Set(words.map((word) => word.key))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= MIN_LESSONS)
    .map(([word]) => word)
    .sort();
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

function weightsOf({ weights }: Fit): Weights {
  const weightOf = (feature: Feature, verdict: Verdict): number =>
    rounded(weights[placeOf(feature, verdict)] ?? 0, 3);
  return Object.fromEntries(
    FEATURES.map((feature) => [
      feature,
      {
        positive: weightOf(feature, 'positive'),
        mixed: weightOf(feature, 'mixed'),
        negative: weightOf(feature, 'negative'),
      },
    ]),
  );
}
