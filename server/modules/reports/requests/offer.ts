import { SIMULATOR_KEY } from '../../../platforms/platform.ts';
import type { ConfiguredPlatform } from '../../../platforms/registry.ts';
import { KEPT_DAYS } from '../constants.ts';
import type { ReportsDeps } from '../deps.ts';

/** What a visitor gets here. */
export interface ReportOffer {
  enabled: boolean;
  /** In the order they are asked in. */
  platforms: readonly ConfiguredPlatform[];
  simulated: boolean;
  confirmation: boolean;
  keptDays: number;
}

type OfferDeps = Pick<ReportsDeps, 'config' | 'platforms' | 'prices'>;

/**
 * The platforms that the configuration names; else all that are on and whose price is known or nothing, since one
 * without a price would be in no budget; else the simulator. Real platforms and the simulator are never in one report.
 */
export function currentOffer({ config: { reports, mail }, platforms, prices }: OfferDeps): ReportOffer {
  const all = platforms.all();
  const named = reports.platforms.length > 0;
  const real = all.filter(
    (platform) =>
      platform.status === 'on' &&
      (named
        ? reports.platforms.includes(platform.key)
        : !platform.costs || priceOf(prices, platform) !== null),
  );
  const madeUp = all.filter(
    ({ key, status }) => status === 'simulated' && (!named || reports.platforms.includes(key)),
  );
  const chosen = real.length > 0 ? real : madeUp;
  const open = reports.enabled && reports.perDay > 0;
  // Made-up answers cost nothing, but a mail with a stranger's prompts in it may go to somebody who never asked.
  const sends = mail.smtpUrl !== undefined;
  const simulated = chosen.some(({ key }) => key === SIMULATOR_KEY);
  return {
    enabled: open && chosen.length > 0,
    platforms: open ? chosen : [],
    simulated,
    confirmation: reports.confirmation === 'auto' ? !simulated || sends : reports.confirmation === 'always',
    keptDays: KEPT_DAYS,
  };
}

/**
 * US dollars that a report of so many prompts is expected to cost: the sum of what is known; null when no price is.
 */
export function expectedCost(
  { prices }: Pick<ReportsDeps, 'prices'>,
  platforms: readonly ConfiguredPlatform[],
  prompts: number,
): number | null {
  const known = platforms.flatMap((platform) => priceOf(prices, platform) ?? []);
  return known.length > 0 ? known.reduce((sum, cost) => sum + cost, 0) * prompts : null;
}

const priceOf = (
  prices: ReportsDeps['prices'],
  { key, model, costs, typicalUsage }: ConfiguredPlatform,
): number | null => (costs ? prices.costOf(key, model, typicalUsage) : 0);
