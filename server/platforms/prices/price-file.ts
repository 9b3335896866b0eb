import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from '../../config/config.ts';
import type { ModelPrice } from '../descriptors/descriptor.ts';

const MAX_BYTES = 1_000_000;
const dollars = z
  .number({ error: 'must be a number of US dollars' })
  .min(0, 'must be 0 or more')
  .max(100_000, 'must be at most 100,000');

const name = (max: number) =>
  z
    .string({ error: 'must be a text' })
    .min(1, 'must not be empty')
    .max(max, `must be at most ${max} characters`);

const priceTable = z.strictObject({
  asOf: z.iso.date({ error: 'must be the day the prices were true, YYYY-MM-DD' }),
  prices: z
    .array(
      z.strictObject({
        platform: name(60),
        model: name(200),
        input: dollars,
        output: dollars,
        search: dollars.default(0),
      }),
      { error: 'must be a list of prices' },
    )
    .max(1_000, 'must be at most 1,000 prices'),
});

/** A model's price on a platform, by its key. */
export type PlatformPrice = ModelPrice & { platform: string };

export interface PriceTable {
  /** UTC day, `YYYY-MM-DD`. */
  asOf: string;
  prices: readonly PlatformPrice[];
}

/**
 * Reads PRICES_FILE.
 * @throws ConfigError that names the wrong entry
 */
export function readPriceFile(path: string): PriceTable {
  const parsed = priceTable.safeParse(contentOf(path));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues
    .slice(0, 5)
    .map(({ path: at, message }) => `  ${at.join('.') || 'the file'}: ${message}`);
  throw new ConfigError(`PRICES_FILE is not usable:\n${lines.join('\n')}`);
}

function contentOf(path: string): unknown {
  const text = read(path);
  if (text.length > MAX_BYTES) throw new ConfigError('PRICES_FILE is not usable: it is larger than 1 MB');
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError('PRICES_FILE is not usable: it is not JSON');
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`PRICES_FILE cannot be read (${(error as NodeJS.ErrnoException).code}): ${path}`);
  }
}
