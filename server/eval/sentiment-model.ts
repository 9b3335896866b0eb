import { FEATURES, type Feature } from '../analysis/sentiment/features.ts';
import { type Model, VERDICTS, type Verdict } from '../analysis/sentiment/model.ts';
import { minimise } from './minimise.ts';
import type { Label } from './sentiment-data.ts';

/** The features of a labelled target. */
export interface Lesson {
  features: Record<Feature, number>;
  label: Label;
  /** How much it counts. */
  weight: number;
}

type Judged = Exclude<Verdict, 'none'>;
/** A parameter and the weights it adds to: praise does for "positive" what blame does for "negative". */
type Parameter = readonly (readonly [Feature, Judged, 1 | -1])[];

const mirrored = (praise: Feature, blame: Feature): Parameter[] => [
  [
    [praise, 'positive', 1],
    [blame, 'negative', 1],
  ],
  [
    [blame, 'positive', 1],
    [praise, 'negative', 1],
  ],
];
const forBoth = (feature: Feature): Parameter => [
  [feature, 'positive', 1],
  [feature, 'negative', 1],
];
const opposite = (feature: Feature): Parameter => [
  [feature, 'positive', 1],
  [feature, 'negative', -1],
];
const one = (feature: Feature, verdict: Judged): Parameter => [[feature, verdict, 1]];

const PARAMETERS: readonly Parameter[] = [
  forBoth('constant'),
  one('constant', 'mixed'),
  ...mirrored('praise', 'blame'),
  [
    ['praise', 'mixed', 1],
    ['blame', 'mixed', 1],
  ],
  one('blame', 'mixed'),
  ...mirrored('pros', 'cons'),
  one('pros', 'mixed'),
  one('cons', 'mixed'),
  [
    ['titlePraise', 'positive', 1],
    ['titleBlame', 'negative', 1],
  ],
  [
    ['titlePraise', 'mixed', 1],
    ['titleBlame', 'mixed', 1],
  ],
  ...mirrored('nearPraise', 'nearBlame'),
  [
    ['nearPraise', 'mixed', 1],
    ['nearBlame', 'mixed', 1],
  ],
  opposite('balance'),
  opposite('lean'),
  forBoth('any'),
  one('any', 'mixed'),
  forBoth('both'),
  one('both', 'mixed'),
  ...(['opens', 'described', 'passing', 'offered'] as const).flatMap((feature) => [
    forBoth(feature),
    one(feature, 'mixed'),
  ]),
];
const CONSTANTS = 2;

/** How strongly weights are pulled to 0; constants hardly are. */
const PRIOR = { weight: 1, constant: 0.01 };
const WIDTH = VERDICTS.length;

/** What a label says of the verdict: "neutral" is "none" or "mixed". */
const ACCEPTED: Readonly<Record<Label, readonly Verdict[]>> = {
  positive: ['positive'],
  negative: ['negative'],
  mixed: ['mixed'],
  none: ['none'],
  neutral: ['none', 'mixed'],
};

interface Row {
  features: Float64Array;
  accepted: readonly boolean[];
  weight: number;
}

/**
 * Fits a multinomial logistic regression with an L2 prior by maximum likelihood (Hastie, Tibshirani and Friedman, The Elements
 * of Statistical Learning, 4.4 and 18.3.2); the likelihood of a label is the sum over the verdicts it stands for. Deterministic.
 */
export function fitWeights(lessons: readonly Lesson[]): Model['weights'] {
  const rows = lessons.map(({ features, label, weight }) => ({
    features: Float64Array.from(FEATURES, (feature) => features[feature]),
    accepted: VERDICTS.map((verdict) => ACCEPTED[label].includes(verdict)),
    weight,
  }));
  const parameters = minimise((at) => penalised(rows, at), PARAMETERS.length);
  const weights = spread(parameters);
  const weightOf = (feature: number, verdict: Verdict): number =>
    Math.round(1000 * (weights[feature * WIDTH + VERDICTS.indexOf(verdict)] ?? 0)) / 1000;
  return Object.fromEntries(
    FEATURES.map((feature, at) => [
      feature,
      {
        positive: weightOf(at, 'positive'),
        mixed: weightOf(at, 'mixed'),
        negative: weightOf(at, 'negative'),
      },
    ]),
  ) as Model['weights'];
}

/** The weight of each feature for each verdict, row by row. */
function spread(parameters: Float64Array): Float64Array {
  const weights = new Float64Array(FEATURES.length * WIDTH);
  PARAMETERS.forEach((parameter, at) => {
    for (const [feature, verdict, sign] of parameter) {
      const place = placeOf(feature, verdict);
      weights[place] = (weights[place] ?? 0) + sign * (parameters[at] ?? 0);
    }
  });
  return weights;
}

const placeOf = (feature: Feature, verdict: Verdict): number =>
  FEATURES.indexOf(feature) * WIDTH + VERDICTS.indexOf(verdict);

function penalised(rows: readonly Row[], at: Float64Array): { value: number; gradient: Float64Array } {
  const { value, byWeight } = likelihoodSlope(rows, spread(at));
  const prior = at.map((_, index) => (index < CONSTANTS ? PRIOR.constant : PRIOR.weight));
  const gradient = Float64Array.from(PARAMETERS, (parameter, index) => {
    const data = parameter.reduce(
      (sum, [feature, verdict, sign]) => sum + sign * (byWeight[placeOf(feature, verdict)] ?? 0),
      0,
    );
    return data + 2 * (prior[index] ?? 0) * (at[index] ?? 0);
  });
  const penalty = at.reduce((sum, parameter, index) => sum + (prior[index] ?? 0) * parameter ** 2, 0);
  return { value: value + penalty, gradient };
}

/** The negative log likelihood and its derivatives by the weights. */
function likelihoodSlope(
  rows: readonly Row[],
  weights: Float64Array,
): { value: number; byWeight: Float64Array } {
  const byWeight = new Float64Array(weights.length);
  const odds = new Float64Array(WIDTH);
  let value = 0;
  for (const { features, accepted, weight } of rows) {
    odds.fill(0);
    features.forEach((x, feature) => {
      if (x === 0) return;
      for (let verdict = 1; verdict < WIDTH; verdict++)
        odds[verdict] = (odds[verdict] ?? 0) + x * (weights[feature * WIDTH + verdict] ?? 0);
    });
    const most = Math.max(...odds);
    let all = 0;
    let right = 0;
    odds.forEach((sum, verdict) => {
      const each = Math.exp(sum - most);
      odds[verdict] = each;
      all += each;
      if (accepted[verdict]) right += each;
    });
    value -= weight * Math.log(right / all);
    features.forEach((x, feature) => {
      if (x === 0) return;
      for (let verdict = 1; verdict < WIDTH; verdict++) {
        const each = odds[verdict] ?? 0;
        const place = feature * WIDTH + verdict;
        const excess = each / all - (accepted[verdict] ? each / right : 0);
        byWeight[place] = (byWeight[place] ?? 0) + weight * excess * x;
      }
    });
  }
  return { value, byWeight };
}
