import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../config/config.ts';
import { BUILT_IN_PRICES, createPrices } from './prices.ts';

const MILLION = { inputTokens: 1_000_000, outputTokens: 1_000_000, searches: 1_000 };
const folder = mkdtempSync(join(tmpdir(), 'sightline-prices-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Prices of a file with this content. */
function pricesBy(content: unknown) {
  const path = join(folder, 'prices.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return createPrices(readConfig({ PRICES_FILE: path }));
}

describe('the built-in prices', () => {
  const prices = createPrices(readConfig({}));

  test('count tokens by the million and searches by the thousand', () => {
    expect(prices.costOf('chatgpt', 'gpt-6-sol', MILLION)).toBe(2 + 10 + 10);
    expect(
      prices.costOf('perplexity', 'sonar', { inputTokens: 12, outputTokens: 500, searches: 1 }),
    ).toBeCloseTo(0.005512, 9);
    expect(prices.asOf).toBe(BUILT_IN_PRICES.asOf);
  });

  test('apply to a model’s dated versions and to no other model', () => {
    const of = (model: string) => prices.costOf('chatgpt', model, MILLION);
    expect(of('gpt-5.4-2026-03-05')).toBe(of('gpt-5.4'));
    expect(of('gpt-5.4-mini-2026-03-17')).toBe(of('gpt-5.4-mini'));
    expect(of('gpt-5.4-pro')).toBeNull();
    expect(of('gpt-5.9')).toBeNull();
    expect(prices.costOf('claude', 'claude-sonnet-4-5-20250929', MILLION)).toBe(28);
    expect(prices.costOf('claude', 'gpt-5.4', MILLION)).toBeNull();
    expect(prices.costOf('chatgpt', null, MILLION)).toBeNull();
    expect(prices.costOf('constructor', 'toString', MILLION)).toBeNull();
  });

  test('list each model once, with prices of 0 or more', () => {
    const names = BUILT_IN_PRICES.prices.map(({ platform, model }) => `${platform} ${model}`);
    expect(new Set(names).size).toBe(names.length);
    const amounts = BUILT_IN_PRICES.prices.flatMap(({ input, output, search }) => [input, output, search]);
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
  });

  test('the default models are priced', () => {
    for (const { key, model } of readConfig({}).platforms.platforms) {
      expect(prices.costOf(key, model, MILLION), key).not.toBeNull();
    }
  });

  test('two halves cost what the whole does', () => {
    const some = fc.record({
      inputTokens: fc.nat(1e7),
      outputTokens: fc.nat(1e7),
      searches: fc.nat(1000),
    });
    fc.assert(
      fc.property(some, some, (one, other) => {
        const sum = {
          inputTokens: one.inputTokens + other.inputTokens,
          outputTokens: one.outputTokens + other.outputTokens,
          searches: one.searches + other.searches,
        };
        const of = (usage: typeof one) => prices.costOf('gemini', 'gemini-3.8-flash', usage) ?? Number.NaN;
        expect(of(one) + of(other)).toBeCloseTo(of(sum), 6);
      }),
    );
  });
});

test('the simulator costs nothing', () => {
  expect(createPrices(readConfig({})).costOf('simulator', null, MILLION)).toBe(0);
});

test('a compatible endpoint has its configured price, or an unknown one', () => {
  const env = {
    COMPATIBLE_1_NAME: 'local',
    COMPATIBLE_1_BASE_URL: 'http://127.0.0.1:1/v1',
    COMPATIBLE_1_MODEL: 'm',
  };
  expect(createPrices(readConfig(env)).costOf('local', 'm', MILLION)).toBeNull();
  const priced = { ...env, COMPATIBLE_1_INPUT_PRICE: '0.5', COMPATIBLE_1_OUTPUT_PRICE: '1.5' };
  expect(createPrices(readConfig(priced)).costOf('local', 'm', MILLION)).toBe(2);
});

describe('PRICES_FILE', () => {
  const price = { platform: 'chatgpt', model: 'house', input: 1, output: 2, search: 3 };

  test('replaces the built-in prices and their date', () => {
    const prices = pricesBy({ asOf: '2026-11-01', prices: [price] });
    expect(prices.asOf).toBe('2026-11-01');
    expect(prices.costOf('chatgpt', 'house-2026-01-01', MILLION)).toBe(6);
    expect(prices.costOf('chatgpt', 'gpt-6-sol', MILLION)).toBeNull();
  });

  test.each([
    ['no JSON', '{', /it is not JSON/],
    ['no day', { prices: [] }, /asOf: must be the day/],
    ['a negative price', { asOf: '2026-11-01', prices: [{ ...price, input: -1 }] }, /prices\.0\.input:/],
    [
      'a price in words',
      { asOf: '2026-11-01', prices: [{ ...price, output: '2' }] },
      /prices\.0\.output: must be a number/,
    ],
    ['a field nobody knows', { asOf: '2026-11-01', prices: [], currency: 'EUR' }, /currency/],
  ])('with %s stops the start', (_, content, message) => {
    expect(() => pricesBy(content)).toThrow(ConfigError);
    expect(() => pricesBy(content)).toThrow(message);
  });

  test('that is missing stops the start', () => {
    const config = readConfig({ PRICES_FILE: join(folder, 'nowhere.json') });
    expect(() => createPrices(config)).toThrow(/PRICES_FILE cannot be read \(ENOENT\)/);
  });
});
