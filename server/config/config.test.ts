import { describe, expect, test } from 'vitest';
import { ConfigError, isLoopback, readConfig } from './config.ts';

describe('readConfig', () => {
  test('runs without any variable, on this machine only', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      demo: true,
      hostedAuth: undefined,
    });
  });

  test('reports every invalid variable and what it allows', () => {
    const read = () => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', FUND_USER_IDS: 'me' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT:.*\n.*DATABASE_URL:.*\n.*FUND_USER_IDS: must be user ids/);
  });

  test('treats an empty variable as unset', () => {
    expect(
      readConfig({ DATABASE_URL: '', SMTP_URL: '', SUPABASE_URL: '', PORT: '', DEMO: '' }),
    ).toMatchObject({
      databaseUrl: undefined,
      port: 4000,
      demo: true,
    });
  });

  test.each([
    ['PORT', 'four thousand', 'PORT: must be a whole number from 0 to 65,535'],
    ['PORT', '80.5', 'PORT: must be a whole number from 0 to 65,535'],
    ['WORKER_PORT', '-1', 'WORKER_PORT: must be a whole number from 0 to 65,535'],
    ['REPORT_DAILY_BUDGET', 'much', 'REPORT_DAILY_BUDGET: must be a number from 0 to 1,000,000'],
    ['DEMO', 'yes', 'DEMO: must be one of on, off'],
    ['TEXT_RETENTION_DAYS', '6', 'TEXT_RETENTION_DAYS: must be a whole number from 7 to 36,500'],
    ['TEXT_ARCHIVE', '/var/texts', 'TEXT_ARCHIVE: must be a folder such as file:///var/lib/sightline/texts'],
    ['TEXT_ARCHIVE', 'file:///', 'TEXT_ARCHIVE: must be a folder such as file:///var/lib/sightline/texts'],
    ['TEXT_ARCHIVE', 's3://Bucket', 'TEXT_ARCHIVE: must be a folder such as file:///var/lib/sightline/texts'],
    ['TEXT_ARCHIVE', 's3://texts', 'TEXT_ARCHIVE_ACCESS_KEY_ID, TEXT_ARCHIVE_SECRET_ACCESS_KEY: needed'],
    ['SITE_URL', 'https://example.com/sightline', 'SITE_URL: must have no path'],
    ['SITE_URL', 'https://example.com/?a', 'SITE_URL: must have no path'],
    ['SITE_URL', 'https://me@example.com', 'SITE_URL: must have no path'],
    ['SITE_URL', 'example.com', 'SITE_URL: must be http://… or https://…'],
    ['SITE_URL', 'ftp://example.com', 'SITE_URL: must be http://… or https://…'],
    ['HOST', 'x'.repeat(300), 'HOST: must be at most 255 characters'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent'],
  ])('refuses %s=%s and says what is allowed', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(`The configuration is invalid:\n  ${message}`);
  });

  test('a site is an origin', () => {
    expect(readConfig({ SITE_URL: 'https://Sightline.example:443/' }).siteUrl).toBe(
      'https://sightline.example',
    );
    expect(readConfig({ SITE_URL: 'http://localhost:4000' }).siteUrl).toBe('http://localhost:4000');
  });

  test('a hosted project needs its key', () => {
    expect(() => readConfig({ SUPABASE_URL: 'https://abc.example' })).toThrow(
      'SUPABASE_PUBLISHABLE_KEY: needed',
    );
  });
});

describe('texts of answers', () => {
  test('are kept for ever without any variable', () => {
    expect(readConfig({})).toMatchObject({ textRetentionDays: undefined, textArchive: undefined });
    expect(readConfig({ TEXT_RETENTION_DAYS: '90' }).textRetentionDays).toBe(90);
  });

  test('move to a folder or to a bucket', () => {
    expect(readConfig({ TEXT_ARCHIVE: 'file:///srv/old%20texts' }).textArchive).toEqual({
      folder: '/srv/old texts',
    });
    const keys = { TEXT_ARCHIVE_ACCESS_KEY_ID: 'id', TEXT_ARCHIVE_SECRET_ACCESS_KEY: 'secret' };
    const rest = { region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(readConfig({ ...keys, TEXT_ARCHIVE: 's3://texts' }).textArchive).toEqual({
      ...{ bucket: 'texts', prefix: '', endpoint: undefined },
      ...rest,
    });
    const elsewhere = { TEXT_ARCHIVE: 's3://texts/a/b/', TEXT_ARCHIVE_ENDPOINT: 'http://127.0.0.1:9000/' };
    expect(readConfig({ ...keys, ...elsewhere, TEXT_ARCHIVE_REGION: 'garage' }).textArchive).toEqual({
      ...{ bucket: 'texts', prefix: 'a/b/', endpoint: 'http://127.0.0.1:9000' },
      ...rest,
      region: 'garage',
    });
  });
});

describe('the chat model', () => {
  const url = 'http://localhost:11434/v1/';

  test('needs its name with its address and is off without both', () => {
    expect(readConfig({ CHAT_MODEL: 'a-model' }).chatModel).toBeUndefined();
    expect(() => readConfig({ CHAT_MODEL_URL: url })).toThrow('CHAT_MODEL: needed');
    expect(() => readConfig({ CHAT_MODEL_URL: url, CHAT_MODEL: 'rules' })).toThrow('must not be "rules"');
    expect(readConfig({ CHAT_MODEL_URL: url, CHAT_MODEL: 'a-model' }).chatModel).toEqual({
      url: 'http://localhost:11434/v1',
      model: 'a-model',
      key: undefined,
      timeoutMs: 30_000,
      maxOutputTokens: 4000,
    });
  });

  test('refuses an invalid key without repeating it', () => {
    const read = () =>
      readConfig({ CHAT_MODEL_URL: url, CHAT_MODEL: 'a-model', CHAT_MODEL_KEY: 'two words' });
    expect(read).toThrow(/CHAT_MODEL_KEY: must be/);
    expect(read).not.toThrow(/two words/);
  });
});

describe('visitors', () => {
  test('reports have configurable limits per day', () => {
    expect(readConfig({}).reports).toEqual({
      enabled: true,
      platforms: [],
      confirmation: 'auto',
      perDay: 200,
      dailyBudget: 5,
    });
    const env = {
      REPORTS: 'off',
      REPORT_PLATFORMS: ' Perplexity, simulator,perplexity ',
      REPORT_CONFIRMATION: 'always',
      REPORTS_PER_DAY: '3',
      REPORT_DAILY_BUDGET: '0.5',
    };
    expect(readConfig(env).reports).toEqual({
      enabled: false,
      platforms: ['perplexity', 'simulator'],
      confirmation: 'always',
      perDay: 3,
      dailyBudget: 0.5,
    });
    expect(() => readConfig({ REPORT_PLATFORMS: 'chatgtp' })).toThrow(
      'REPORT_PLATFORMS: there is no platform “chatgtp”; there are chatgpt,',
    );
  });

  test('counts proxies', () => {
    const proxies = (value: string) => readConfig({ TRUST_PROXY: value }).trustProxy;
    expect(['off', '', 'on', '1', '2'].map(proxies)).toEqual([0, 0, 1, 1, 2]);
    expect(() => proxies('yes')).toThrow('TRUST_PROXY: must be off, on (one proxy) or the number');
  });
});

test('recognises only names of this machine as loopback', () => {
  expect(['127.0.0.1', '127.0.0.9', '::1', 'localhost'].every(isLoopback)).toBe(true);
  expect(
    ['0.0.0.0', '::', '192.168.1.2', 'localhost.evil.example', '127.evil.example'].some(isLoopback),
  ).toBe(false);
});
