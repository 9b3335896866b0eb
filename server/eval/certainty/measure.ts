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
  /** By platform and day: what was asked, and how much of it is expected to be visible over shocks of the day. */
  expected: { platform: string; day: string; asked: number; visible: number }[];
  /** The mean sentiment of these prompts. */
  sentimentOfPrompts: number;
  /** By prompt: expected share over shocks of the day. */
  rateByPrompt: number[];
  /** By day. */
  shocks: DayShock[];
}

/** What all answers of a day share. */
export interface DayShock {
  /** By platform, in logits. */
  platforms: number[];
  /** Points of sentiment. */
  sentiment: number;
}

/** How a window differs from the usual one. */
export interface Circumstances {
  /** Logits added to every prompt: a real change. */
  change?: number;
  /** Points added to every sentiment. */
  sentimentChange?: number;
  drifts?: boolean;
  /** Whether a prompt is asked on a platform and day; all are by default. */
  isAsked?: (prompt: number, platform: number, day: number) => boolean;
}

/** Asks every prompt once a day on every platform. */
export function measure(random: Random, account: Account, circumstances: Circumstances = {}): Measured {
  const { days, platforms, prompts } = account;
  const { change = 0, sentimentChange = 0, drifts = false, isAsked = () => true } = circumstances;
  const size = { platforms: platforms.length, prompts: prompts.length, days };
  const [mentions, sentiment] = [new Tally(size), new Tally(size)];
  const shocks = Array.from({ length: days }, () => drawShock(random, platforms.length));
  const expected: Measured['expected'] = [];
  const sums = { weight: 0, sentiment: 0 };
  const rateByPrompt = prompts.map(() => 0);
  for (const platform of platforms.keys()) {
    const isDrifting = drifts && platform === 0;
    for (const [day, { platforms: ofPlatforms, sentiment: moved }] of shocks.entries()) {
      const drift = isDrifting ? DRIFT * ((day + 0.5) / days - 0.5) : 0;
      const shock = ofPlatforms[platform] ?? 0;
      const cell = { platform: String(platform), day: String(day).padStart(2, '0'), asked: 0, visible: 0 };
      for (const [index, prompt] of prompts.entries()) {
        if (!isAsked(index, platform, day)) continue;
        const logit = (prompt.logits[platform] ?? 0) + change + drift;
        const usual = usualRate(logit);
        const score = prompt.sentiment + sentimentChange;
        rateByPrompt[index] = (rateByPrompt[index] ?? 0) + usual / (days * platforms.length);
        sums.weight += usual;
        sums.sentiment += usual * score;
        cell.asked += 1;
        cell.visible += usual;
        if (random() < FAILED) continue;
        const visible = random() < logistic(logit + shock);
        mentions.add(platform, index, day, 1, visible ? 1 : 0);
        const judged = visible && random() < JUDGED;
        if (judged) sentiment.add(platform, index, day, 1, score + moved + SENTIMENT.answer * normal(random));
        else sentiment.add(platform, index, day, 0, 0);
      }
      expected.push(cell);
    }
  }
  return {
    mentions: mentions.sample,
    sentiment: sentiment.sample,
    expected,
    sentimentOfPrompts: sums.sentiment / sums.weight,
    rateByPrompt,
    shocks,
  };
}

function drawShock(random: Random, platforms: number): DayShock {
  const common = normal(random);
  const own = Array.from({ length: platforms }, () => DAY_SHOCK * Math.SQRT1_2 * (common + normal(random)));
  return { platforms: own, sentiment: SENTIMENT.day * normal(random) };
}

/** The expected rate of a logit over shocks of the day, from a table; beyond it the rate is 0 or 1. */
function usualRate(logit: number): number {
  const at = Math.max(0, Math.min(USUAL_RATES.length - 2, (logit + TABLE_END) / TABLE_STEP));
  const index = Math.floor(at);
  const [low = 0, high = 0] = [USUAL_RATES[index], USUAL_RATES[index + 1]];
  return low + (at - index) * (high - low);
}

const TABLE_END = 30;
const TABLE_STEP = 0.01;
const USUAL_RATES = Array.from({ length: (2 * TABLE_END) / TABLE_STEP + 1 }, (_, index) =>
  average(COARSE, (z) => logistic(index * TABLE_STEP - TABLE_END + DAY_SHOCK * z)),
);

/** By platform: the rate of all prompts of the kind on a day. */
export const ratesOfKind = ({ platforms }: Account, { platforms: shocks }: DayShock) =>
  platforms.map(({ mean, deviation }, platform) =>
    average(FINE, (z) => logistic(mean + deviation * z + (shocks[platform] ?? 0))),
  );
