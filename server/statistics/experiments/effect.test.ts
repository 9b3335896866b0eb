import { expect, test } from 'vitest';
import { detectableEffect } from './detectable-effect.ts';
import { driftInfluences } from './drift-influence.ts';
import { estimateEffect, isClear } from './effect.ts';
import { fitDrift } from './expected-drift.ts';
import { correlationOf, fitRates } from './logits.ts';
import { type Counts, comparableSet, type MatchedSet } from './matched-sets.ts';

const onePlatform = (prompt: string, before: Counts, after: Counts) => ({
  prompt,
  platforms: [{ platform: 'chatgpt', before, after }],
});
const of = (hits: number, answers = 10): Counts => ({ hits, answers });

/** Six pairs with the same base rate, which therefore need no correction. */
const PAIRS: MatchedSet[] = [
  [8, 5],
  [7, 6],
  [9, 5],
  [6, 6],
  [8, 4],
  [7, 5],
].map(([treated = 0, control = 0], index) => ({
  treated: onePlatform(`t${index}`, of(5), of(treated)),
  controls: [onePlatform(`c${index}`, of(5), of(control))],
}));

test('is the mean difference of the pairs, with Student’s interval', () => {
  // By hand: differences .3 .1 .4 0 .4 .2, standard error √(.13333 ÷ 5 ÷ 6) = .06667, t = 3.18245 with 3 degrees of freedom.
  const effect = estimateEffect(PAIRS);
  expect(effect?.difference).toBeCloseTo(0.23333, 5);
  expect(effect?.low).toBeCloseTo(0.02117, 4);
  expect(effect?.high).toBeCloseTo(0.4455, 4);
  expect(effect?.treated).toEqual({ before: 0.5, after: 0.75 });
  expect(effect?.controls.after).toBeCloseTo(31 / 60, 10);
  expect(effect?.correction).toBeCloseTo(0, 10);
});

test('a difference is clear where interval and permutation agree', () => {
  expect(isClear({ low: 0.01, high: 0.2 }, 0.04)).toBe(true);
  expect(isClear({ low: 0.01, high: 0.2 }, 0.06)).toBe(false);
  expect(isClear({ low: -0.01, high: 0.2 }, 0.04)).toBe(false);
});

test('needs six sets that differ', () => {
  expect(estimateEffect(PAIRS.slice(1))).toBeNull();
  const [pair] = PAIRS;
  expect(estimateEffect(Array.from({ length: 8 }, () => pair as MatchedSet))).toBeNull();
});

test('compares on shared platforms with at least three answers in both windows', () => {
  const counts = (platform: string, before: number, after: number) => ({
    ...{ platform, before: of(0, before), after: of(0, after) },
  });
  const set = comparableSet({
    treated: { prompt: 't', platforms: [counts('a', 3, 3), counts('b', 9, 9), counts('c', 9, 2)] },
    controls: [
      { prompt: 'c1', platforms: [counts('a', 3, 3), counts('d', 9, 9)] },
      { prompt: 'c2', platforms: [counts('c', 9, 9)] },
    ],
  });
  expect(set?.treated.platforms.map(({ platform }) => platform)).toEqual(['a']);
  expect(set?.controls.map(({ prompt }) => prompt)).toEqual(['c1']);
  expect(comparableSet({ treated: onePlatform('t', of(1), of(1)), controls: [] })).toBeNull();
});

test('predicts a drift that is the same for all prompts on the scale of logits', () => {
  const rates = [0.1, 0.3, 0.5, 0.7, 0.9];
  const shifted = (rate: number) => 1 / (1 + Math.exp(-(Math.log(rate / (1 - rate)) + 0.6)));
  const counts = (rate: number) => of(rate * 100_000, 100_000);
  const controls = rates.map((rate) => ({
    ...{ platform: 'a', before: counts(rate), after: counts(shifted(rate)) },
  }));
  const estimate = fitRates(controls.map(({ before }) => before));
  const { expect: expected } = fitDrift(controls, estimate);
  expect(expected({ platform: 'a', before: counts(0.2), after: of(0) })).toBeCloseTo(shifted(0.2), 3);
});

/** Treated prompts with lower base rates than their controls. */
const UNLIKE: MatchedSet[] = Array.from({ length: 12 }, (_, index) => ({
  treated: onePlatform(`t${index}`, of(1 + (index % 3), 40), of(3 + (index % 4), 40)),
  controls: [
    onePlatform(`c${index}`, of(8 + 2 * index, 40), of(11 + 2 * index + (index % 5), 40)),
    onePlatform(`d${index}`, of(4 + index, 40), of(7 + index - (index % 3), 40)),
  ],
}));

test('the influence of a set is by how much its controls move the mean difference through the drift', () => {
  const drifts = new Map([
    [
      'chatgpt',
      fitDrift(
        UNLIKE.flatMap(({ controls }) => controls.flatMap(({ platforms }) => platforms)),
        fitRates(
          UNLIKE.flatMap(({ treated, controls }) =>
            [treated, ...controls].map(({ platforms }) => platforms[0]?.before ?? of(0)),
          ),
        ),
      ),
    ],
  ]);
  const influences = driftInfluences(UNLIKE, drifts);
  expect(Math.max(...influences.map(Math.abs))).toBeGreaterThan(0.001);
  // Their sum is the slope of the likelihood, which is 0 at its maximum but for the weak preference.
  expect(influences.reduce((total, each) => total + each, 0)).toBeCloseTo(0, 2);
});

test('the interval is longer where the drift must be guessed for rarer prompts than the controls', () => {
  const effect = estimateEffect(UNLIKE);
  const observed = effect?.choices.map(([first = 0]) => first) ?? [];
  const centre = observed.reduce((total, each) => total + each, 0) / observed.length;
  const squares = observed.reduce((total, each) => total + (each - centre) ** 2, 0);
  // t = 2.26216 with 9 degrees of freedom.
  const alone = 2.26216 * Math.sqrt(squares / (observed.length - 1) / observed.length);
  expect(((effect?.high ?? 0) - (effect?.low ?? 0)) / 2).toBeGreaterThanOrEqual(alone - 1e-6);
});

test('the correlation of answers to one prompt is that of the analysis of variance', () => {
  // By hand: mean squares 1.0625 between and 0.0625 within prompts of four answers; (1.0625 − 0.0625) ÷ (1.0625 + 3 × 0.0625).
  expect(correlationOf([of(4, 4), of(4, 4), of(1, 4), of(0, 4)])).toBeCloseTo(0.8, 10);
  expect(correlationOf([of(3, 4), of(1, 4), of(2, 4)])).toBe(0.05);
  expect(correlationOf([of(4, 4), of(0, 4)])).toBe(0.95);
  expect(correlationOf([of(2, 4)])).toBe(0.5);
});

test('rates are drawn to their mean by as much as answers to one prompt differ', () => {
  // κ = (1 − 0.8) ÷ 0.8 = 0.25, mean (9 + ½) ÷ (16 + 1).
  const estimate = fitRates([of(4, 4), of(4, 4), of(1, 4), of(0, 4)]);
  expect(estimate(of(0, 4))).toBeCloseTo((0.25 * (9.5 / 17)) / 4.25, 10);
});

test('more prompts, answers or days see smaller changes', () => {
  const counts = (hits: number) => new Map([['chatgpt', of(hits, 28)]]);
  const sets = Array.from({ length: 20 }, (_, index) => ({
    treated: counts(index % 15),
    controls: [counts((index + 1) % 15), counts((index + 2) % 15)],
  }));
  const once = { before: 1, after: 1 };
  const usual = detectableEffect(sets, once) ?? Number.NaN;
  expect(usual).toBeGreaterThan(0.02);
  expect(usual).toBeLessThan(0.3);
  expect(detectableEffect([...sets, ...sets], once)).toBeLessThan(usual);
  expect(detectableEffect(sets, { before: 2, after: 2 })).toBeLessThan(usual);
  expect(detectableEffect(sets.slice(0, 5), once)).toBeNull();
});
