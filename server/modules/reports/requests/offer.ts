import { SIMULATOR_KEY } from '../../../platforms/platform.ts';
import type { ConfiguredPlatform } from '../../../platforms/registry.ts';
import { KEPT_DAYS } from '../constants.ts';
import type { ReportsDeps } from '../deps.ts';

/** What this server offers visitors. */
export interface ReportOffer {
  enabled: boolean;
  /** In the order of asking. */
  platforms: readonly ConfiguredPlatform[];
  simulated: boolean;
  confirmation: boolean;
  keptDays: number;
}

type OfferDeps = Pick<ReportsDeps, 'config' | 'platforms' | 'prices'>;

/**
 * The platforms named in the configuration; otherwise all that are on and free or of known price, because one without a
 * price would escape the budget; otherwise the simulator. A report never mixes real platforms and the simulator.
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
  const simulators = all.filter(
    ({ key, status }) => status === 'simulated' && (!named || reports.platforms.includes(key)),
  );
  const chosen = real.length > 0 ? real : simulators;
  const open = reports.enabled && reports.perDay > 0;
  // Simulated answers cost nothing, but a mail with a stranger's prompts may reach a person who did not request it.
  const sendsMail = mail.smtpUrl !== undefined;
  const simulated = chosen.some(({ key }) => key === SIMULATOR_KEY);
  return {
    enabled: open && chosen.length > 0,
    platforms: open ? chosen : [],
    simulated,
    confirmation:
      reports.confirmation === 'auto' ? !simulated || sendsMail : reports.confirmation === 'always',
    keptDays: KEPT_DAYS,
  };
}

/**
 * The expected cost of a report in US dollars: the sum of the known prices; null when none is known.
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
