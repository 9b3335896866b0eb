import type { Prices } from '../../../platforms/prices/prices.ts';
import type { ConfiguredPlatform } from '../../../platforms/registry.ts';
import type { usageOfLatest } from './store.ts';

/** A mean over fewer replies says little. */
const ENOUGH_REPLIES = 5;

/** What a run would ask on one platform and what that costs. */
export interface PlatformEstimate {
  /** Key. */
  platform: string;
  model: string | null;
  asks: number;
  alreadyThere: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; null where no price is known. */
  cost: number | null;
  /** By this account's own answers. */
  measured: boolean;
}

type Usages = Awaited<ReturnType<typeof usageOfLatest>>;

/** Estimates `asks` questions on a platform from what the account's latest answers took there, else in general. */
export function estimatePlatform(
  { key, model, usual }: ConfiguredPlatform,
  { asks, alreadyThere }: { asks: number; alreadyThere: number },
  usages: Usages,
  prices: Prices,
): PlatformEstimate {
  const own = usages.find((usage) => usage.platform === key && usage.replies >= ENOUGH_REPLIES);
  const mean = own
    ? {
        inputTokens: own.inputTokens / own.replies,
        outputTokens: own.outputTokens / own.replies,
        searches: own.searches / own.replies,
      }
    : usual;
  const each = prices.costOf(key, model, mean);
  return {
    platform: key,
    model,
    asks,
    alreadyThere,
    inputTokens: whole(asks * mean.inputTokens),
    outputTokens: whole(asks * mean.outputTokens),
    cost: each === null ? null : each * asks,
    measured: own !== undefined,
  };
}

/** GraphQL's whole numbers end there. */
const whole = (tokens: number) => Math.min(Math.round(tokens), 2 ** 31 - 1);

/** The sum of what is known; null when nothing is. */
export function knownCost(costs: readonly (number | null)[]): number | null {
  const known = costs.filter((cost) => cost !== null);
  return known.length === 0 ? null : known.reduce((sum, cost) => sum + cost, 0);
}
