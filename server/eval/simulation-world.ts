/** Accounts whose true rates are known, for the simulation of intervals and tests. */

import { normal, type Random } from '../platforms/simulator/random.ts';
import type { PlatformDay, PromptSums, Sample, Sums } from '../statistics/clusters.ts';

/** How answers resemble each other, as measured on recorded answers. */
export interface Resemblance {
  /** By platform: the correlation of two answers to one prompt. */
  withinPrompt: number[];
  /** The correlation of the rates of one prompt on two platforms. */
  acrossPlatforms: number;
}

/** What an account measures. */
export interface Design {
  prompts: number;
  days: number;
  /** The mean mention rate, 0–1. */
  rate: number;
}

/** Standard deviation of a day's shock, in logits: half is common to all platforms. 0.25 moves a rate by up to 6 points. */
const DAY_SHOCK = 0.25;
/** Logits by which the first platform drifts over the window. */
const DRIFT = 0.5;
const FAILED = 0.03;
const JUDGED = 0.8;
/** Sentiment scores: their mean, and the standard deviations of prompts, days and answers. */
export const SENTIMENT = { mean: 65, prompt: 8, day: 1.5, answer: 12 };

/** One prompt: its logit on each platform and its mean sentiment. */
interface Prompt {
  logits: number[];
  sentiment: number;
}

export interface Account {
  design: Design;
  /** By platform: mean and standard deviation of the logits of prompts. */
  platforms: { mean: number; deviation: number }[];
  prompts: Prompt[];
}

/** The answers of a window, and the rates that made them. */
export interface Measured {
  mentions: Sample;
  sentiment: Sample;
  /** By platform and day: expected share of visible answers over shocks of the day, and with the day's own shock. */
  expected: { platform: string; day: string; answers: number; rate: number; rateOfDay: number }[];
  /** The mean sentiment of these prompts. */
  sentimentOfPrompts: number;
  /** By prompt: expected share over shocks of the day. */
  rateByPrompt: number[];
  /** By day: the rate and the sentiment of all prompts of the kind, with the day's shock. */
  population: { rate: number; rateByPlatform: number[]; sentiment: number }[];
}

export const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** Abscissas and weights that average over a standard normal variable (trapezoidal rule). */
const gridOf = (points: number) => {
  const grid = Array.from({ length: points }, (_, index) => -5 + (10 * index) / (points - 1));
  const total = grid.reduce((sum, z) => sum + Math.exp((-z * z) / 2), 0);
  return grid.map((z) => ({ z, weight: Math.exp((-z * z) / 2) / total }));
};
const FINE = gridOf(81);
const COARSE = gridOf(11);
const average = (grid: typeof FINE, value: (z: number) => number) =>
  grid.reduce((sum, { z, weight }) => sum + weight * value(z), 0);

/** Mean and standard deviation of logits so that prompts have this mean rate and correlation, by bisection. */
export function fitPrompts(rate: number, correlation: number): { mean: number; deviation: number } {
  const meanFor = (deviation: number) =>
    bisect(-30, 30, (mean) => average(FINE, (z) => logistic(mean + deviation * z)) > rate);
  const deviation = bisect(0.01, 20, (sd) => {
    const mean = meanFor(sd);
    const second = average(FINE, (z) => logistic(mean + sd * z) ** 2);
    return (second - rate ** 2) / (rate * (1 - rate)) > correlation;
  });
  return { mean: meanFor(deviation), deviation };
}

function bisect(from: number, to: number, isAbove: (value: number) => boolean): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (isAbove(middle)) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

export function createAccount(
  random: Random,
  design: Design,
  platforms: Account['platforms'],
  across: number,
): Account {
  const prompts = Array.from({ length: design.prompts }, () => {
    const common = normal(random);
    const logits = platforms.map(
      ({ mean, deviation }) =>
        mean + deviation * (Math.sqrt(across) * common + Math.sqrt(1 - across) * normal(random)),
    );
    return { logits, sentiment: SENTIMENT.mean + SENTIMENT.prompt * normal(random) };
  });
  return { design, platforms, prompts };
}

/** How a window differs from the usual one. */
export interface Circumstances {
  /** Logits added to every prompt: a real change. */
  change?: number;
  /** Points added to every sentiment. */
  sentimentChange?: number;
  drifts?: boolean;
  /** Whether a prompt is asked on a platform; all are by default. */
  isAsked?: (prompt: number, platform: number) => boolean;
}

/** Asks every prompt once a day on every platform. */
export function measure(
  random: Random,
  { design, platforms, prompts }: Account,
  circumstances: Circumstances = {},
): Measured {
  const { change = 0, sentimentChange = 0, drifts = false, isAsked = () => true } = circumstances;
  const mentions = new Tally();
  const sentiment = new Tally();
  const population: Measured['population'] = [];
  const expected: Measured['expected'] = [];
  const sums = { weight: 0, sentiment: 0 };
  const rateByPrompt = prompts.map(() => 0);
  for (let day = 0; day < design.days; day += 1) {
    const common = normal(random);
    const moved = SENTIMENT.day * normal(random);
    const rateByPlatform: number[] = [];
    for (const [platform, { mean, deviation }] of platforms.entries()) {
      const drift = drifts && platform === 0 ? DRIFT * ((day + 0.5) / design.days - 0.5) : 0;
      const shock = DAY_SHOCK * Math.SQRT1_2 * (common + normal(random));
      const cell = { platform: String(platform), day: String(day), answers: 0, rate: 0, rateOfDay: 0 };
      rateByPlatform.push(average(FINE, (z) => logistic(mean + deviation * z + change + drift + shock)));
      for (const [index, prompt] of prompts.entries()) {
        if (!isAsked(index, platform)) continue;
        const logit = (prompt.logits[platform] ?? 0) + change + drift;
        const usual = average(COARSE, (z) => logistic(logit + DAY_SHOCK * z));
        rateByPrompt[index] = (rateByPrompt[index] ?? 0) + usual / (design.days * platforms.length);
        sums.weight += usual;
        sums.sentiment += usual * (prompt.sentiment + sentimentChange);
        if (random() < FAILED) continue;
        const visible = random() < logistic(logit + shock);
        cell.answers += 1;
        cell.rate += usual;
        cell.rateOfDay += logistic(logit + shock);
        mentions.add(index, cell, 1, visible ? 1 : 0);
        const judged = visible && random() < JUDGED;
        const score = prompt.sentiment + sentimentChange + moved + SENTIMENT.answer * normal(random);
        sentiment.add(index, cell, judged ? 1 : 0, judged ? score : 0);
      }
      expected.push(cell);
    }
    const rate = rateByPlatform.reduce((sum, each) => sum + each, 0) / platforms.length;
    population.push({ rate, rateByPlatform, sentiment: SENTIMENT.mean + moved });
  }
  return {
    mentions: mentions.sample,
    sentiment: sentiment.sample,
    expected,
    sentimentOfPrompts: sums.sentiment / sums.weight,
    rateByPrompt,
    population,
  };
}

/** Adds up answers as the rollups do. */
class Tally {
  readonly #days = new Map<string, PlatformDay>();
  readonly #prompts = new Map<string, PromptSums>();

  add(prompt: number, { platform, day }: { platform: string; day: string }, count: number, total: number) {
    const none = { answers: 0, count: 0, total: 0 };
    const byDay = this.#days.get(`${platform} ${day}`) ?? { platform, day, ...none };
    const byPrompt = this.#prompts.get(`${prompt} ${platform}`) ?? {
      prompt: String(prompt),
      platform,
      ...none,
    };
    this.#days.set(`${platform} ${day}`, increase(byDay, count, total));
    this.#prompts.set(`${prompt} ${platform}`, increase(byPrompt, count, total));
  }

  get sample(): Sample {
    return { days: [...this.#days.values()], prompts: [...this.#prompts.values()] };
  }
}

function increase<T extends Sums>(sums: T, count: number, total: number): T {
  sums.answers += 1;
  sums.count += count;
  sums.total += total;
  return sums;
}
