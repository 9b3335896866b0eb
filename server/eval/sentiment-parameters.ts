import type { Feature } from '../analysis/sentiment/features.ts';
import type { Verdict } from '../analysis/sentiment/model.ts';

export type Judged = Exclude<Verdict, 'none'>;
/** A parameter and the weights it adds to: praise does for "positive" what blame does for "negative". */
export type Parameter = readonly (readonly [Feature, Judged, 1 | -1])[];

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

/** The parameters of the features; the first `CONSTANTS` are hardly pulled to 0. */
export const PARAMETERS: readonly Parameter[] = [
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
  forBoth('even'),
  one('even', 'mixed'),
  ...(['opens', 'described', 'passing', 'offered'] as const).flatMap((feature) => [
    forBoth(feature),
    one(feature, 'mixed'),
  ]),
];
export const CONSTANTS = 2;
