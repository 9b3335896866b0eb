import type { Config } from '../../config/config.ts';
import type { ModelPrice } from '../descriptors/descriptor.ts';
import { PLATFORMS } from '../list.ts';
import { SIMULATOR_KEY, type Usage } from '../platform.ts';
import { type PlatformPrice, type PriceTable, readPriceFile } from './price-file.ts';

export interface Prices {
  /** UTC day of the price table, `YYYY-MM-DD`. */
  asOf: string;
  /** US dollars; null if the model's price is unknown. The simulator costs 0. */
  costOf(platform: string, model: string | null, usage: Usage): number | null;
}

/** The prices of the descriptors, collected from what is published about the vendors' price lists. */
export const BUILT_IN_PRICES: PriceTable = {
  asOf: '2026-10-07',
  prices: PLATFORMS.flatMap(({ key, prices }) => prices.map((price) => ({ platform: key, ...price }))),
};

/**
 * Uses the built-in prices or PRICES_FILE instead; an endpoint with configured prices keeps those.
 * @throws ConfigError that says what is wrong with the file
 */
export function createPrices({ pricesFile, platforms }: Pick<Config, 'pricesFile' | 'platforms'>): Prices {
  const table = pricesFile ? readPriceFile(pricesFile) : BUILT_IN_PRICES;
  const configured = new Map(
    platforms.platforms.flatMap(({ key, price }) => (price ? [[key, { ...price, search: 0 }] as const] : [])),
  );
  return {
    asOf: table.asOf,
    costOf(platform, model, usage) {
      if (platform === SIMULATOR_KEY) return 0;
      const price = configured.get(platform) ?? findPrice(table.prices, platform, model);
      return price && costAt(price, usage);
    },
  };
}

/** A date, a short version number or `latest`; another suffix belongs to another model. */
const VERSION = /^-(\d{4}-\d{2}-\d{2}|\d{8}|\d{3}|latest)$/;

/** The price of a model, or of the model it is a version of; null if the table has neither. */
function findPrice(
  prices: readonly PlatformPrice[],
  platform: string,
  model: string | null,
): PlatformPrice | null {
  if (model === null) return null;
  const isVersionOf = (name: string) =>
    model === name || (model.startsWith(name) && VERSION.test(model.slice(name.length)));
  const matching = prices.filter((price) => price.platform === platform && isVersionOf(price.model));
  return matching.find((price) => price.model === model) ?? matching[0] ?? null;
}

const costAt = ({ input, output, search }: Omit<ModelPrice, 'model'>, usage: Usage) =>
  (usage.inputTokens * input + usage.outputTokens * output) / 1_000_000 + (usage.searches * search) / 1_000;
