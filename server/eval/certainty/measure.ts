import { normal, type Random } from '../../platforms/simulator/random.ts';
import type { Sample } from '../../statistics/clusters.ts';
import { type Account, SENTIMENT } from './account.ts';
import { average, COARSE, FINE, logistic } from './fit-prompts.ts';
import { Tally } from './tally.ts';

/** Standard deviation of a day's shock, in logits: half is common to all platforms. 0.25 moves a rate by up to 6 points. */
const DAY_SHOCK = 0.25;
/** Logits by which the first platform drifts over the window. */
const DRIFT = 0.5;
const FAILED = 0.03;
const JUDGED = 0.8;

/** The answers of a window, and the rates that made them. */
export interface Measured {
  mentions: Sample;
  sentiment: Sample;
  /** By platform and day: the answers and the expected number of visible ones over shocks of the day. */
  expected: { platform: string; day: string; answers: number; rate: number }[];
  /** The mean sentiment of these prompts. */
  sentimentOfPrompts: number;
  /** By prompt: expected share over shocks of the day. */
  rateByPrompt: number[];
  /** By day: the rate and the sentiment of all prompts of the kind, with the day's shock. */
  population: { rate: number; rateByPlatform: number[]; sentiment: number }[];
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
  { days, platforms, prompts }: Account,
  circumstances: Circumstances = {},
): Measured {
  const { change = 0, sentimentChange = 0, drifts = false, isAsked = () => true } = circumstances;
  const mentions = new Tally();
  const sentiment = new Tally();
  const population: Measured['population'] = [];
  const expected: Measured['expected'] = [];
  const sums = { weight: 0, sentiment: 0 };
  const rateByPrompt = prompts.map(() => 0);
  for (let day = 0; day < days; day += 1) {
    const common = normal(random);
    const moved = SENTIMENT.day * normal(random);
    const rateByPlatform: number[] = [];
    for (const [platform, { mean, deviation }] of platforms.entries()) {
      const drift = drifts && platform === 0 ? DRIFT * ((day + 0.5) / days - 0.5) : 0;
      const shock = DAY_SHOCK * Math.SQRT1_2 * (common + normal(random));
      const cell = { platform: String(platform), day: String(day), answers: 0, rate: 0 };
      rateByPlatform.push(average(FINE, (z) => logistic(mean + deviation * z + change + drift + shock)));
      for (const [index, prompt] of prompts.entries()) {
        if (!isAsked(index, platform)) continue;
        const logit = (prompt.logits[platform] ?? 0) + change + drift;
        const usual = average(COARSE, (z) => logistic(logit + DAY_SHOCK * z));
        rateByPrompt[index] = (rateByPrompt[index] ?? 0) + usual / (days * platforms.length);
        sums.weight += usual;
        sums.sentiment += usual * (prompt.sentiment + sentimentChange);
        if (random() < FAILED) continue;
        const visible = random() < logistic(logit + shock);
        cell.answers += 1;
        cell.rate += usual;
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
