/** Differences between the rates of two groups of answers. Pure. */

import { sum } from './arithmetic.ts';
import { addUp, effectiveNumber, type PromptSums, spreadOverPrompts } from './clusters.ts';
import { MIN_PROMPTS, type Spread } from './interval.ts';
import { studentT95, studentTPValue } from './student-t.ts';

/** Sums of squares are taken to be at least this: answers that all agree still come from a sample. */
const SMALLEST = 0.5;

export interface Share {
  hits: number;
  answers: number;
}

/** The answers to one prompt on one platform, in two groups. */
export interface PairedShares {
  prompt: string;
  one: Share;
  other: Share;
}

/** The rate of one group minus that of the other; rates are from 0 to 1. */
export interface Contrast {
  difference: number;
  /** Ends of the 95 % interval. */
  low: number;
  high: number;
  /** Two-sided. */
  pValue: number;
  /** Prompts compared. */
  prompts: number;
  /** The answers compared. */
  one: Share;
  other: Share;
}

/**
 * Compares two groups within each prompt and platform, so that other prompts in one group are no difference:
 * Δ = Σ w·(p₁ − p₂) ÷ Σ w, w = n₁·n₂ ÷ (n₁ + n₂), as by N. Mantel and W. Haenszel (1959). The variance is that between
 * prompts, m ÷ (m − 1) · Σ (Σ w·(p₁ − p₂ − Δ))² ÷ (Σ w)², since answers to one prompt resemble each other. Null for fewer
 * than `MIN_PROMPTS` prompts of equal weight.
 */
export function compareWithin(cells: readonly PairedShares[]): Contrast | null {
  const compared = cells.filter(({ one, other }) => one.answers > 0 && other.answers > 0);
  const weighted = compared.map(({ prompt, one, other }) => ({
    prompt,
    weight: (one.answers * other.answers) / (one.answers + other.answers),
    gain: one.hits / one.answers - other.hits / other.answers,
  }));
  const weights = sum(weighted, ({ weight }) => weight);
  if (weights === 0) return null;
  const difference = sum(weighted, ({ weight, gain }) => weight * gain) / weights;
  const prompts = [...Map.groupBy(weighted, ({ prompt }) => prompt).values()].map((own) => ({
    weight: sum(own, ({ weight }) => weight),
    deviation: sum(own, ({ weight, gain }) => weight * (gain - difference)),
  }));
  const effective = effectiveNumber(prompts.map(({ weight }) => weight));
  if (effective < MIN_PROMPTS - 0.5) return null;
  const squares = (prompts.length / (prompts.length - 1)) * sum(prompts, ({ deviation }) => deviation ** 2);
  const spread = { variance: Math.max(squares, SMALLEST) / weights ** 2, freedom: effective - 1 };
  const counts = {
    prompts: prompts.length,
    one: addShares(compared.map(({ one }) => one)),
    other: addShares(compared.map(({ other }) => other)),
  };
  return { ...testDifference(difference, spread), ...counts };
}

/**
 * Compares the answers to two sets of prompts: the difference of two ratio estimates with prompts as clusters, by Welch's t.
 * Null where a set has fewer than `MIN_PROMPTS` prompts of equal weight.
 */
export function compareBetween(one: readonly PromptSums[], other: readonly PromptSums[]): Contrast | null {
  const [spreadOne, spreadOther] = [spreadOverPrompts(one), spreadOverPrompts(other)];
  if (!spreadOne || !spreadOther) return null;
  const [first, second] = [shareOf(one), shareOf(other)];
  const variance = spreadOne.variance + spreadOther.variance;
  const freedom =
    variance ** 2 /
    (spreadOne.variance ** 2 / spreadOne.freedom + spreadOther.variance ** 2 / spreadOther.freedom);
  const difference = first.hits / first.answers - second.hits / second.answers;
  return {
    ...testDifference(difference, { variance, freedom }),
    prompts: new Set([...one, ...other].map(({ prompt }) => prompt)).size,
    one: first,
    other: second,
  };
}

function testDifference(difference: number, { variance, freedom }: Spread) {
  const error = Math.sqrt(variance);
  const half = studentT95(freedom) * error;
  return {
    difference,
    low: Math.max(-1, difference - half),
    high: Math.min(1, difference + half),
    pValue: studentTPValue(difference / error, freedom),
  };
}

function shareOf(cells: readonly PromptSums[]): Share {
  const { total, count } = addUp(cells);
  return { hits: total, answers: count };
}

const addShares = (shares: readonly Share[]): Share => ({
  hits: sum(shares, ({ hits }) => hits),
  answers: sum(shares, ({ answers }) => answers),
});
