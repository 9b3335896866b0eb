import type { Prices } from '../../../platforms/prices/prices.ts';
import type { ConfiguredPlatform } from '../../../platforms/registry.ts';
import type { PlatformUsage } from './store.ts';

/** With fewer replies, the platform's typical usage is the better estimate. */
const MIN_REPLIES = 5;

/** GraphQL's largest `Int`. */
const MAX_INT = 2 ** 31 - 1;

/** What a run would ask on one platform, and what that costs. */
export interface PlatformEstimate {
  /** Key. */
  platform: string;
  model: string | null;
  asks: number;
  alreadyThere: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; null if the price is unknown. */
  cost: number | null;
  /** Whether the estimate uses the account's own replies. */
  measured: boolean;
  /** Why the platform's settings are refused; null when they are not. */
  problem: string | null;
}

/** Estimates a number of questions from the mean of the account's latest replies, or from the typical usage. */
export function estimatePlatform(
  { key, model, status, typicalUsage }: ConfiguredPlatform,
  { asks, alreadyThere, problem }: Pick<PlatformEstimate, 'asks' | 'alreadyThere' | 'problem'>,
  usages: readonly PlatformUsage[],
  prices: Prices,
): PlatformEstimate {
  const own = usages.find(({ platform, replies }) => platform === key && replies >= MIN_REPLIES);
  const mean = own
    ? {
        inputTokens: own.inputTokens / own.replies,
        outputTokens: own.outputTokens / own.replies,
        searches: own.searches / own.replies,
      }
    : typicalUsage;
  const costOfOne = status === 'simulated' ? 0 : prices.costOf(key, model, mean);
  return {
    platform: key,
    model,
    asks,
    alreadyThere,
    inputTokens: Math.min(Math.round(asks * mean.inputTokens), MAX_INT),
    outputTokens: Math.min(Math.round(asks * mean.outputTokens), MAX_INT),
    cost: costOfOne === null ? null : costOfOne * asks,
    measured: own !== undefined,
    problem,
  };
}

/** The sum of the known costs; null if none is known. */
export function sumKnownCosts(costs: readonly (number | null)[]): number | null {
  const known = costs.filter((cost) => cost !== null);
  return known.length === 0 ? null : known.reduce((sum, cost) => sum + cost, 0);
}
