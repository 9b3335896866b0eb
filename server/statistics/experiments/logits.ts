import { sum } from '../arithmetic.ts';
import type { Counts } from './matched-sets.ts';

export const logit = (rate: number) => Math.log(rate / (1 - rate));
export const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** Estimates a prompt's rate; never 0 or 1. */
export type EstimateRate = (counts: Counts) => number;

/** The correlation of two answers to one prompt is taken to be within these. */
const CORRELATIONS = { low: 0.05, high: 0.95 };

/**
 * How rates of prompts on one platform are estimated: each is drawn to their mean, as far as answers to one prompt differ:
 * (hits + κ·mean) ÷ (answers + κ), κ = (1 − ρ) ÷ ρ with the correlation ρ of two answers to one prompt, by analysis of variance.
 * Sources: J. C. Kleinman, “Proportions with extraneous variance”, Journal of the American Statistical Association 68
 * (1973); W. G. Cochran, “Sampling Techniques” (1977), 8.3.
 */
export function fitRates(prompts: readonly Counts[]): EstimateRate {
  const all = { hits: sum(prompts, ({ hits }) => hits), answers: sum(prompts, ({ answers }) => answers) };
  const mean = (all.hits + 0.5) / (all.answers + 1);
  const correlation = correlationOf(prompts);
  const weight = (1 - correlation) / correlation;
  return ({ hits, answers }) => (hits + weight * mean) / (answers + weight);
}

/** The correlation of two answers to one prompt; see `CORRELATIONS`. */
export function correlationOf(prompts: readonly Counts[]): number {
  const used = prompts.filter(({ answers }) => answers > 0);
  const answers = sum(used, (each) => each.answers);
  const mean = sum(used, ({ hits }) => hits) / answers;
  const between =
    sum(used, (each) => each.answers * (each.hits / each.answers - mean) ** 2) / (used.length - 1);
  const within =
    sum(used, ({ hits, answers: n }) => (hits * (n - hits)) / n) / Math.max(1, answers - used.length);
  const size = (answers - sum(used, (each) => each.answers ** 2) / answers) / (used.length - 1);
  const correlation = (between - within) / (between + (size - 1) * within);
  // Without any spread, or with one prompt.
  if (!Number.isFinite(correlation)) return 0.5;
  return Math.max(CORRELATIONS.low, Math.min(CORRELATIONS.high, correlation));
}
