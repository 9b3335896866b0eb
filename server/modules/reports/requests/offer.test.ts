import { expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { createPrices } from '../../../platforms/prices/prices.ts';
import { createPlatforms } from '../../../platforms/registry.ts';
import { currentOffer, expectedCost } from './offer.ts';

const KEYS = { OPENAI_API_KEY: 'k', PERPLEXITY_API_KEY: 'k' };
const UNPRICED = {
  COMPATIBLE_1_NAME: 'Local',
  COMPATIBLE_1_BASE_URL: 'http://127.0.0.1:1/v1',
  COMPATIBLE_1_MODEL: 'm',
};
const FREE = { ...UNPRICED, COMPATIBLE_1_INPUT_PRICE: '0', COMPATIBLE_1_OUTPUT_PRICE: '0' };

function offerFor(env: Record<string, string>) {
  const config = readConfig(env);
  const deps = { config, platforms: createPlatforms(config), prices: createPrices(config) };
  const { platforms, ...offer } = currentOffer(deps);
  return { ...offer, asked: platforms.map(({ key }) => key), cost: expectedCost(deps, platforms, 10) };
}

test('uses the simulator without platforms, free and without confirmation', () => {
  expect(offerFor({})).toEqual({
    enabled: true,
    simulated: true,
    confirmation: false,
    keptDays: 90,
    asked: ['simulator'],
    cost: 0,
  });
});

test('requires confirmation when mails leave the server', () => {
  const SMTP_URL = 'smtp://127.0.0.1:2525';
  expect(offerFor({ SMTP_URL })).toMatchObject({ simulated: true, confirmation: true });
  expect(offerFor({ SMTP_URL, REPORT_CONFIRMATION: 'never' }).confirmation).toBe(false);
});

test('uses real platforms with a price, after confirmation, and never with the simulator', () => {
  const offer = offerFor({ ...KEYS, ...UNPRICED });
  expect(offer).toMatchObject({
    simulated: false,
    confirmation: true,
    asked: ['chatgpt', 'perplexity'],
  });
  expect(offer.cost).toBeGreaterThan(0);
  expect(offerFor({ ...FREE }).asked).toEqual(['local']);
  expect(offerFor({ ...KEYS, REPORT_PLATFORMS: 'simulator, perplexity' }).asked).toEqual(['perplexity']);
});

test('the configuration sets platforms, confirmation, or no reports', () => {
  expect(offerFor({ ...UNPRICED, REPORT_PLATFORMS: 'local' })).toMatchObject({
    asked: ['local'],
    cost: null,
  });
  expect(offerFor({ ...KEYS, REPORT_CONFIRMATION: 'never' }).confirmation).toBe(false);
  expect(offerFor({ REPORT_CONFIRMATION: 'always' }).confirmation).toBe(true);
  expect(offerFor({ ...KEYS, REPORT_PLATFORMS: 'simulator' })).toMatchObject({ simulated: true });
  expect(offerFor({ REPORTS: 'off' })).toMatchObject({ enabled: false, asked: [] });
  expect(offerFor({ REPORTS_PER_DAY: '0' })).toMatchObject({ enabled: false, asked: [] });
  expect(offerFor({ SIMULATOR: 'off' })).toMatchObject({ enabled: false, asked: [] });
  // The simulator does not replace named platforms that cannot be asked.
  expect(offerFor({ REPORT_PLATFORMS: 'chatgpt' })).toMatchObject({ enabled: false, asked: [] });
});
