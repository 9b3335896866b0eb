import type { Config } from '../../config/config.ts';
import type { Usage } from '../platform.ts';
import { SIMULATOR_KEY } from '../simulator/key.ts';
import { readPriceFile } from './price-file.ts';
import { BUILT_IN_PRICES, type ModelPrice } from './table.ts';

/** What asking costs. */
export interface Prices {
  /** UTC day of the price table, `YYYY-MM-DD`. */
  asOf: string;
  /** US dollars; null when the price of the model is not known. The simulator costs 0. */
  costOf(platform: string, model: string | null, usage: Usage): number | null;
}

/**
 * The built-in prices, or those of PRICES_FILE in their place; endpoints with a price of their own in the configuration
 * keep that one.
 * @throws ConfigError saying what is wrong with the file
 */
export function createPrices({ pricesFile, platforms }: Pick<Config, 'pricesFile' | 'platforms'>): Prices {
  const table = pricesFile ? readPriceFile(pricesFile) : BUILT_IN_PRICES;
  const own = new Map(
    platforms.platforms.flatMap(({ key, price }) => (price ? [[key, { ...price, search: 0 }] as const] : [])),
  );
  return {
    asOf: table.asOf,
    costOf(platform, model, usage) {
      if (platform === SIMULATOR_KEY) return 0;
      const price = own.get(platform) ?? priceOf(table.prices, platform, model);
      return price ? billed(price, usage) : null;
    },
  };
}

/** Behind a model's name: a date, a short version number or `latest`; anything else is another model. */
const VERSION = /^-(\d{4}-\d{2}-\d{2}|\d{8}|\d{3}|latest)$/;

/** The price of a model or of the model it is a version of; null when neither is in the table. */
export function priceOf(
  prices: readonly ModelPrice[],
  platform: string,
  model: string | null,
): ModelPrice | null {
  if (model === null) return null;
  const isOf = (name: string) =>
    model === name || (model.startsWith(name) && VERSION.test(model.slice(name.length)));
  const fitting = prices.filter((price) => price.platform === platform && isOf(price.model));
  return fitting.find((price) => price.model === model) ?? fitting[0] ?? null;
}

function billed({ input, output, search }: Omit<ModelPrice, 'platform' | 'model'>, usage: Usage): number {
  return (
    (usage.inputTokens * input + usage.outputTokens * output) / 1_000_000 + (usage.searches * search) / 1_000
  );
}
