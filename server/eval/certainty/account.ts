/** Accounts whose true rates are known, for the simulation of intervals and tests. */

import { normal, type Random } from '../../platforms/simulator/random.ts';
import { sum } from '../../statistics/arithmetic.ts';
import { fitPrompts } from './fit-prompts.ts';

/** How answers resemble each other, as measured on recorded answers. */
export interface Resemblance {
  /** By platform: the correlation of two answers to one prompt. */
  withinPrompt: number[];
  /** The correlation of the rates of one prompt on two platforms. */
  acrossPlatforms: number;
}

/** How often an account measures how much. */
export interface Design {
  prompts: number;
  days: number;
}

/** Sentiment scores: their mean, and the standard deviations of prompts, days and answers. */
export const SENTIMENT = { mean: 65, prompt: 8, day: 1.5, answer: 12 };

/** One prompt: its logit on each platform and its mean sentiment. */
interface Prompt {
  logits: number[];
  sentiment: number;
}

export interface Account {
  days: number;
  /** By platform: mean and standard deviation of the logits of prompts. */
  platforms: { mean: number; deviation: number }[];
  prompts: Prompt[];
}

/** Creates the account of a round; rounds take turns with the mention rates. */
export type CreateAccount = (random: Random, design: Design, round: number) => Account;

/** The mean mention rates of accounts: at a single one, coverage depends on which counts are possible. */
const RATES = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5];
const PLATFORMS = 3;

/** Accounts on three platforms, whose prompts differ as the recorded ones do. */
export function createAccounts({ withinPrompt, acrossPlatforms }: Resemblance): CreateAccount {
  const correlations = [...withinPrompt];
  // A third platform, between the recorded ones.
  while (correlations.length < PLATFORMS)
    correlations.push(sum(correlations, (each) => each) / correlations.length);
  const worlds = RATES.map((rate) => correlations.map((each) => fitPrompts(rate, each)));
  return (random, { prompts, days }, round) => {
    const platforms = worlds[round % worlds.length] ?? [];
    return {
      days,
      platforms,
      prompts: Array.from({ length: prompts }, () => createPrompt(random, platforms, acrossPlatforms)),
    };
  };
}

function createPrompt(random: Random, platforms: Account['platforms'], across: number): Prompt {
  const common = normal(random);
  const logits = platforms.map(
    ({ mean, deviation }) =>
      mean + deviation * (Math.sqrt(across) * common + Math.sqrt(1 - across) * normal(random)),
  );
  return { logits, sentiment: SENTIMENT.mean + SENTIMENT.prompt * normal(random) };
}
