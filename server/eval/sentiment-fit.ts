import { FEATURES, type Feature } from '../analysis/sentiment/features.ts';
import { VERDICTS, type Verdict } from '../analysis/sentiment/model.ts';
import { minimise } from './minimise.ts';
import { CONSTANTS, PARAMETERS } from './sentiment-parameters.ts';

/** A labelled target in numbers. */
export interface Row {
  features: Float64Array;
  /** Learned words by their number. */
  words: readonly { place: number; factor: number }[];
  /** What is known of each verdict before these weights are learned. */
  offset: Float64Array;
  /** Whether the label allows each verdict. */
  accepted: readonly boolean[];
  /** How much the target counts. */
  weight: number;
}

/** How strongly weights are pulled to 0. */
export interface Prior {
  constant: number;
  feature: number;
  word: number;
}

export interface Fit {
  /** The weight of each feature for each verdict, row by row. */
  weights: Float64Array;
  /** Tone and stance of each word in turn. */
  words: Float64Array;
}

const WIDTH = VERDICTS.length;
const [POSITIVE, NEGATIVE] = [VERDICTS.indexOf('positive'), VERDICTS.indexOf('negative')];

/** The place of a feature's weight for a verdict. */
export const placeOf = (feature: Feature, verdict: Verdict): number =>
  FEATURES.indexOf(feature) * WIDTH + VERDICTS.indexOf(verdict);

/** Fits a multinomial logistic regression with an L2 penalty. */
export function fitRows(rows: readonly Row[], wordCount: number, prior: Prior): Fit {
  const size = PARAMETERS.length + 2 * wordCount;
  const parameters = minimise((at) => penalised(rows, at, prior), size);
  return { weights: spread(parameters), words: parameters.slice(PARAMETERS.length) };
}

function spread(parameters: Float64Array): Float64Array {
  const weights = new Float64Array(FEATURES.length * WIDTH);
  PARAMETERS.forEach((parameter, at) => {
    for (const [feature, verdict, sign] of parameter)
      add(weights, placeOf(feature, verdict), sign * (parameters[at] ?? 0));
  });
  return weights;
}

function penalised(
  rows: readonly Row[],
  at: Float64Array,
  prior: Prior,
): { value: number; gradient: Float64Array } {
  const slope = likelihoodSlope(rows, { weights: spread(at), words: at.subarray(PARAMETERS.length) });
  const gradient = new Float64Array(at.length);
  PARAMETERS.forEach((parameter, index) => {
    for (const [feature, verdict, sign] of parameter)
      add(gradient, index, sign * (slope.weights[placeOf(feature, verdict)] ?? 0));
  });
  gradient.set(slope.words, PARAMETERS.length);
  let { value } = slope;
  at.forEach((parameter, index) => {
    const rest = index < PARAMETERS.length ? prior.feature : prior.word;
    const strength = index < CONSTANTS ? prior.constant : rest;
    value += strength * parameter ** 2;
    add(gradient, index, 2 * strength * parameter);
  });
  return { value, gradient };
}

/** The negative log likelihood and its derivatives by all weights. */
function likelihoodSlope(rows: readonly Row[], fit: Fit): Fit & { value: number } {
  const slope = { weights: new Float64Array(fit.weights.length), words: new Float64Array(fit.words.length) };
  let value = 0;
  for (const row of rows) {
    const odds = sumsOf(row, fit);
    const most = Math.max(...odds);
    let all = 0;
    let right = 0;
    odds.forEach((sum, verdict) => {
      const each = Math.exp(sum - most);
      odds[verdict] = each;
      all += each;
      if (row.accepted[verdict]) right += each;
    });
    value -= row.weight * Math.log(right / all);
    const excess = odds.map(
      (each, verdict) => row.weight * (each / all - (row.accepted[verdict] ? each / right : 0)),
    );
    row.features.forEach((x, feature) => {
      for (let verdict = 1; x !== 0 && verdict < WIDTH; verdict++)
        add(slope.weights, feature * WIDTH + verdict, (excess[verdict] ?? 0) * x);
    });
    const [up = 0, down = 0] = [excess[POSITIVE], excess[NEGATIVE]];
    for (const { place, factor } of row.words) {
      add(slope.words, 2 * place, factor * (up - down));
      add(slope.words, 2 * place + 1, Math.abs(factor) * (up + down));
    }
  }
  return { value, ...slope };
}

/** What a row's offset, features and words add up to for each verdict. */
export function sumsOf({ features, words, offset }: Row, fit: Fit): Float64Array {
  const sums = Float64Array.from(offset);
  features.forEach((x, feature) => {
    for (let verdict = 1; x !== 0 && verdict < WIDTH; verdict++)
      add(sums, verdict, x * (fit.weights[feature * WIDTH + verdict] ?? 0));
  });
  for (const { place, factor } of words) {
    const tone = factor * (fit.words[2 * place] ?? 0);
    const stance = Math.abs(factor) * (fit.words[2 * place + 1] ?? 0);
    add(sums, POSITIVE, stance + tone);
    add(sums, NEGATIVE, stance - tone);
  }
  return sums;
}

function add(array: Float64Array, at: number, value: number): void {
  array[at] = (array[at] ?? 0) + value;
}
