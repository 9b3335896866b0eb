import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from '../../config/config.ts';
import type { PriceTable } from './table.ts';

const MOST_BYTES = 1_000_000;
const dollars = z
  .number({ error: 'must be a number of US dollars' })
  .min(0, 'must be 0 or more')
  .max(100_000, 'must be at most 100,000');

const name = (most: number) =>
  z
    .string({ error: 'must be a text' })
    .min(1, 'must not be empty')
    .max(most, `must be at most ${most} characters`);

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

/**
 * Reads a price table; it takes the place of the built-in one.
 * @throws ConfigError naming the entry at fault
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
  if (text.length > MOST_BYTES) throw new ConfigError('PRICES_FILE is not usable: it is larger than 1 MB');
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
