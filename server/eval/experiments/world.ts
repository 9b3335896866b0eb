/** Accounts with known rates before and after, for the simulation of experiments. */

import { normal, type Random } from '../../platforms/simulator/random.ts';
import { logistic } from '../../statistics/experiments/logits.ts';
import type { Counts } from '../../statistics/experiments/matched-sets.ts';
import type { MatchablePrompt } from '../../statistics/experiments/matching.ts';
import { average, FINE, fitPrompts } from '../certainty/fit-prompts.ts';

/** The correlation of two answers to one prompt, as recorded: ChatGPT, Google AI Mode. */
const CORRELATIONS = [0.5, 0.63];
/** The correlation of the rates of one prompt on two platforms. */
const ACROSS = 0.7;
/** Mean mention rates of accounts; with these correlations most prompts of each are near 0, and some near 1. */
const RATES = [0.1, 0.2, 0.3, 0.4];
const TOPICS = 5;
/** Standard deviation of a day's shock, in logits: half is common to all platforms. */
const DAY_SHOCK = 0.25;
const FAILED = 0.03;
export const DAYS = 28;

/** One prompt: its logit on each platform before, and its drift. */
export interface WorldPrompt {
  id: string;
  topic: string;
  logits: number[];
  drifts: number[];
}

/** A kind of account: how prompts are spread, and by how much platforms drift. */
interface Kind {
  platforms: { mean: number; deviation: number; drift: number }[];
}

/** @param drift by which the mean rate of every platform moves, from 0 to 1 */
export function kindsOf(drift: number): Kind[] {
  return RATES.map((rate) => ({
    platforms: CORRELATIONS.map((correlation) => {
      const spread = fitPrompts(rate, correlation);
      return { ...spread, drift: drift === 0 ? 0 : shiftFor(spread, drift) };
    }),
  }));
}

/** The logits that move a mean rate by so much. */
function shiftFor({ mean, deviation }: { mean: number; deviation: number }, points: number): number {
  const rateAt = (shift: number) => average(FINE, (z) => logistic(mean + shift + deviation * z));
  let [low, high] = [0, 10];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (rateAt(middle) - rateAt(0) < points) low = middle;
    else high = middle;
  }
  return high;
}

/** @param spread standard deviation of the drift from prompt to prompt ÷ its mean, in logits */
export function createPrompts(
  random: Random,
  { platforms }: Kind,
  count: number,
  spread: number,
): WorldPrompt[] {
  return Array.from({ length: count }, (_, index) => {
    const common = normal(random);
    return {
      id: String(index),
      topic: String(index % TOPICS),
      logits: platforms.map(
        ({ mean, deviation }) =>
          mean + deviation * (Math.sqrt(ACROSS) * common + Math.sqrt(1 - ACROSS) * normal(random)),
      ),
      drifts: platforms.map(({ drift }) => drift * (1 + spread * normal(random))),
    };
  });
}

/** Asks every prompt once a day on every platform: counts by prompt and platform. */
export function measureWindow(
  random: Random,
  prompts: readonly WorldPrompt[],
  shiftOf: (prompt: WorldPrompt, platform: number) => number,
): Counts[][] {
  const shocks = Array.from({ length: DAYS }, () => {
    const common = normal(random);
    return CORRELATIONS.map(() => DAY_SHOCK * Math.SQRT1_2 * (common + normal(random)));
  });
  return prompts.map((prompt) =>
    prompt.logits.map((own, platform) => {
      const counts = { hits: 0, answers: 0 };
      const logit = own + shiftOf(prompt, platform);
      for (const shock of shocks) {
        if (random() < FAILED) continue;
        counts.answers += 1;
        if (random() < logistic(logit + (shock[platform] ?? 0))) counts.hits += 1;
      }
      return counts;
    }),
  );
}

/** A prompt as the product matches it. */
export const toMatchable = ({ id, topic }: WorldPrompt, counts: readonly Counts[]): MatchablePrompt => ({
  ...{ prompt: id, topic },
  platforms: new Map(counts.map((each, platform) => [String(platform), each])),
});

/** The mean rise of prompts' rates by a shift after their drift, from 0 to 1. */
export function riseOf(prompts: readonly WorldPrompt[], shift: number): number {
  let total = 0;
  for (const { logits, drifts } of prompts) {
    for (const [platform, logit] of logits.entries()) {
      const later = logit + (drifts[platform] ?? 0);
      total += (logistic(later + shift) - logistic(later)) / logits.length;
    }
  }
  return total / prompts.length;
}

/** The shift by which prompts rise by so much on average; null where none does. */
export function shiftForRise(prompts: readonly WorldPrompt[], rise: number): number | null {
  let [low, high] = [0, 20];
  if (riseOf(prompts, high) < rise) return null;
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (riseOf(prompts, middle) < rise) low = middle;
    else high = middle;
  }
  return high;
}

/** Gauss–Hermite with three points. */
const NORMAL = [
  { z: -Math.sqrt(3), weight: 1 / 6 },
  { z: 0, weight: 2 / 3 },
  { z: Math.sqrt(3), weight: 1 / 6 },
];

/** The shift by which all prompts of a kind rise by so much on average. */
export function shiftForKind({ platforms }: Kind, spread: number, rise: number): number {
  const riseBy = (shift: number) => {
    let total = 0;
    for (const { mean, deviation, drift } of platforms) {
      for (const each of NORMAL) {
        const later = mean + drift * (1 + spread * each.z);
        const gain = average(
          FINE,
          (z) => logistic(later + shift + deviation * z) - logistic(later + deviation * z),
        );
        total += (each.weight * gain) / platforms.length;
      }
    }
    return total;
  };
  let [low, high] = [0, 20];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (riseBy(middle) < rise) low = middle;
    else high = middle;
  }
  return high;
}
