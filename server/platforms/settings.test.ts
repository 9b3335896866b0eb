import { describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createPlatforms } from './registry.ts';

const platformsOf = (env: Record<string, string>) => createPlatforms(readConfig(env));
const of = (env: Record<string, string>, key: string) =>
  platformsOf(env)
    .all()
    .find((platform) => platform.key === key) ?? expect.unreachable(key);

const LOCAL = {
  COMPATIBLE_1_NAME: 'Llama at home',
  COMPATIBLE_1_BASE_URL: 'http://127.0.0.1:11434/v1/',
  COMPATIBLE_1_MODEL: 'llama3.3:70b',
};

describe('platforms by environment', () => {
  test('without variables every vendor is off and the simulator is there', () => {
    const platforms = platformsOf({});
    expect(platforms.all().map(({ key, status, reason }) => [key, status, reason])).toEqual([
      ['chatgpt', 'off', 'Set OPENAI_API_KEY to turn it on.'],
      ['perplexity', 'off', 'Set PERPLEXITY_API_KEY to turn it on.'],
      ['gemini', 'off', 'Set GEMINI_API_KEY to turn it on.'],
      ['claude', 'off', 'Set ANTHROPIC_API_KEY to turn it on.'],
      ['simulator', 'simulated', null],
    ]);
    expect(platforms.get('chatgpt')).toBeNull();
    expect(platforms.get('simulator')).toBeNull();
    expect(of({}, 'simulator').costs).toBe(false);
  });

  test('the simulator can be left out', () => {
    expect(
      platformsOf({ SIMULATOR: 'off' })
        .all()
        .map(({ key }) => key),
    ).not.toContain('simulator');
  });

  test('a key turns a platform on, with the default or another model', () => {
    expect(of({ OPENAI_API_KEY: 'sk-1' }, 'chatgpt')).toMatchObject({
      name: 'ChatGPT',
      status: 'on',
      reason: null,
      model: 'gpt-6-sol',
      concurrency: 4,
      requestsPerMinute: null,
      costs: true,
    });
    expect(
      of(
        {
          PERPLEXITY_API_KEY: 'k',
          PERPLEXITY_MODEL: 'sonar-pro',
          PERPLEXITY_CONCURRENCY: '2',
          PERPLEXITY_REQUESTS_PER_MINUTE: '9',
        },
        'perplexity',
      ),
    ).toMatchObject({ status: 'on', model: 'sonar-pro', concurrency: 2, requestsPerMinute: 9 });
  });

  test('an invalid setting disables only its platform and says what is allowed', () => {
    const env = {
      OPENAI_API_KEY: 'sk with spaces',
      OPENAI_BASE_URL: 'ftp://me:secret@proxy.example',
      OPENAI_CONCURRENCY: '0',
      ANTHROPIC_API_KEY: 'sk-2',
    };
    expect(of(env, 'chatgpt')).toMatchObject({
      status: 'misconfigured',
      reason:
        'OPENAI_API_KEY: must be 1–500 characters without spaces; ' +
        'OPENAI_BASE_URL: must be http://… or https://…, without a name, password or query; ' +
        'OPENAI_CONCURRENCY: must be a whole number from 1 to 50',
    });
    expect(platformsOf(env).get('chatgpt')).toBeNull();
    expect(of(env, 'claude').status).toBe('on');
  });

  test('a compatible endpoint is identified by its name', () => {
    expect(of(LOCAL, 'llama-at-home')).toMatchObject({
      name: 'Llama at home',
      model: 'llama3.3:70b',
      status: 'on',
      costs: true,
    });
    const priced = { ...LOCAL, COMPATIBLE_1_INPUT_PRICE: '0', COMPATIBLE_1_OUTPUT_PRICE: '0' };
    expect(of(priced, 'llama-at-home').costs).toBe(false);
  });

  test.each([
    ['compatible-2', { COMPATIBLE_2_MODEL: 'm' }, 'COMPATIBLE_2_NAME: needed; COMPATIBLE_2_BASE_URL: needed'],
    [
      'llama-at-home',
      { ...LOCAL, COMPATIBLE_1_INPUT_PRICE: '1' },
      'COMPATIBLE_1_OUTPUT_PRICE: needed beside the other price',
    ],
    [
      'compatible-1',
      { ...LOCAL, COMPATIBLE_1_NAME: 'ChatGPT' },
      'COMPATIBLE_1_NAME: another platform has this name',
    ],
    [
      'compatible-1',
      { ...LOCAL, COMPATIBLE_1_NAME: '模型' },
      'COMPATIBLE_1_NAME: must have a letter a–z or a digit',
    ],
    [
      'llama-at-home',
      { ...LOCAL, COMPATIBLE_1_OUTPUT_PRICE: '-1', COMPATIBLE_1_INPUT_PRICE: '1' },
      'COMPATIBLE_1_OUTPUT_PRICE: must be US dollars per million tokens, 0–100000',
    ],
  ])('%s is misconfigured when something is missing', (key, env, reason) => {
    expect(of(env, key)).toMatchObject({ status: 'misconfigured', reason: expect.stringContaining(reason) });
  });

  test('of two endpoints with the same name the second is misconfigured', () => {
    const env = {
      ...LOCAL,
      ...Object.fromEntries(Object.entries(LOCAL).map(([name, value]) => [name.replace('1', '2'), value])),
    };
    expect(of(env, 'llama-at-home').status).toBe('on');
    expect(of(env, 'compatible-2').status).toBe('misconfigured');
  });

  test('refuses an invalid setting for all platforms', () => {
    expect(() => readConfig({ PLATFORM_TIMEOUT: 'soon', SIMULATOR: 'maybe' })).toThrow(
      /PLATFORM_TIMEOUT:.*\n.*SIMULATOR:/,
    );
  });

  test('the registry exposes no key', () => {
    const env = {
      OPENAI_API_KEY: 'sk-SENTINEL',
      GEMINI_API_KEY: 'sk-SENTINEL bad',
      COMPATIBLE_1_API_KEY: 'sk-SENTINEL',
    };
    expect(JSON.stringify(platformsOf(env).all())).not.toContain('SENTINEL');
  });
});
