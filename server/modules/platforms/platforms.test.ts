import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { type Database, rows } from '../../db/client.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { graphql } from '../../testing/graphql.ts';
import { startVendors, type VendorServer } from '../../testing/vendors/server.ts';

const SENTINEL = 'sk-SENTINEL-9d41';
const LIST = '{ platforms { key name model status reason costs health { healthy reason checkedAt } } }';
const CHECK = `mutation ($key: String!) {
  checkPlatform(key: $key) { answered problem platform { key health { healthy reason checkedAt } } }
}`;

interface Listed {
  key: string;
  status: string;
  reason: string | null;
  health: { healthy: boolean; reason: string | null; checkedAt: string } | null;
}
interface Checked {
  answered: boolean;
  problem: string | null;
  platform: Listed;
}

let vendors: VendorServer;
let database: Database;
let app: TestApp;
let ada: SignedIn;
let logged: string;

beforeAll(async () => {
  [vendors, database] = await Promise.all([startVendors(), createTestDatabase()]);
});
afterAll(async () => {
  await vendors.close();
  await database.close();
});

beforeEach(async () => {
  vendors.received.length = 0;
  vendors.set('chatgpt', { kind: 'answer' });
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = vendors.environment(SENTINEL);
  const env = { OPENAI_API_KEY, OPENAI_BASE_URL, GEMINI_API_KEY: `${SENTINEL} with a space` };
  logged = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  // Shared by all accounts: the checks and their rate limits.
  await database.db.execute(sql`truncate sightline.platform_health, sightline.rate_limit`);
  app = await createTestApp({
    database: { ...database, close: async () => {} },
    config: { platforms: readConfig(env).platforms },
    log: pino({ level: 'trace' }, sink),
  });
  ada = await app.signedIn();
});
afterEach(() => app.close());

const list = async () => (await graphql<{ platforms: Listed[] }>(app, ada.headers, LIST)).data.platforms;
const check = (key: string, headers = ada.headers) =>
  graphql<{ checkPlatform: Checked }>(app, headers, CHECK, { key });
const healthOf = async (key: string) => (await list()).find((each) => each.key === key)?.health;

describe('the list of platforms', () => {
  test('shows which are on, and to operators which variables to set', async () => {
    const off = 'It is not connected to this server. The operator of this server can connect it.';
    expect((await list()).map(({ reason }) => reason)).toEqual([
      null,
      off,
      'Its settings on this server are not valid. The operator of this server can correct them.',
      off,
      null,
    ]);
    await app.database.db.execute(
      sql`update sightline.account set role = 'operator' where user_id = ${ada.userId}`,
    );
    expect((await list()).map(({ key, status, reason }) => [key, status, reason])).toEqual([
      ['chatgpt', 'ON', null],
      ['perplexity', 'OFF', 'Set PERPLEXITY_API_KEY to turn it on.'],
      ['gemini', 'MISCONFIGURED', 'GEMINI_API_KEY: must be 1–500 characters without spaces'],
      ['claude', 'OFF', 'Set ANTHROPIC_API_KEY to turn it on.'],
      ['simulator', 'SIMULATED', null],
    ]);
    expect(await healthOf('chatgpt')).toBeNull();
  });

  test('is for signed-in users', async () => {
    const { errors } = await graphql(app, {}, LIST);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a check', () => {
  test('asks a short question and stores that it was answered', async () => {
    const { data } = await check('chatgpt');
    const health = { healthy: true, reason: null, checkedAt: app.clock.now().toISOString() };
    expect(data.checkPlatform).toEqual({
      answered: true,
      problem: null,
      platform: { key: 'chatgpt', health },
    });
    expect(vendors.received).toHaveLength(1);
    expect(await healthOf('chatgpt')).toEqual(health);
  });

  test('does not ask again within a minute of an answer', async () => {
    await check('chatgpt');
    app.clock.advance(59_000);
    expect((await check('chatgpt')).data.checkPlatform.answered).toBe(true);
    expect(vendors.received).toHaveLength(1);
    app.clock.advance(1_000);
    await check('chatgpt');
    expect(vendors.received).toHaveLength(2);
  });

  test('stores that a key is refused until it is accepted', async () => {
    vendors.set('chatgpt', { kind: 'error', status: 401 });
    const problem = 'ChatGPT refused the key (HTTP 401, invalid_api_key).';
    expect((await check('chatgpt')).data.checkPlatform).toMatchObject({ answered: false, problem });
    expect(await healthOf('chatgpt')).toMatchObject({ healthy: false, reason: problem });
    vendors.set('chatgpt', { kind: 'answer' });
    await check('chatgpt');
    expect(await healthOf('chatgpt')).toMatchObject({ healthy: true, reason: null });
  });

  test('reports a temporary failure without storing it', async () => {
    await check('chatgpt');
    const before = await healthOf('chatgpt');
    app.clock.advance(600_000);
    vendors.set('chatgpt', { kind: 'error', status: 503 });
    expect((await check('chatgpt')).data.checkPlatform).toMatchObject({
      answered: false,
      problem: 'ChatGPT is out of order (HTTP 503, server_error).',
    });
    expect(await healthOf('chatgpt')).toEqual(before);
  });

  test('of the simulator always succeeds', async () => {
    expect((await check('simulator')).data.checkPlatform).toMatchObject({ answered: true, problem: null });
  });

  test.each([
    ['gemini', 'CONFLICT', 'Gemini cannot be asked on this server.'],
    ['claude', 'CONFLICT', 'Claude cannot be asked on this server.'],
    ['nobody', 'NOT_FOUND', 'This server knows no such platform.'],
  ])('of %s is refused with %s', async (key, code, message) => {
    const { errors } = await check(key);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code, field: 'key' } });
  });

  test('is limited for an account', async () => {
    vendors.set('chatgpt', { kind: 'error', status: 503 });
    for (let use = 0; use < 20; use += 1) expect((await check('chatgpt')).errors).toBeUndefined();
    const { errors } = await check('chatgpt');
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(errors?.[0]?.message).toMatch(/^You may check platforms at most 20 times an hour\. Try again in /);
    const other = await app.signedIn();
    expect((await check('chatgpt', other.headers)).errors).toBeUndefined();
    expect(vendors.received).toHaveLength(21);
  });
});

test('the key is in no reply, log or table', async () => {
  vendors.set('chatgpt', { kind: 'error', status: 401 });
  const replies = [await check('chatgpt'), await check('gemini'), await list()];
  expect(vendors.received[0]?.key).toBe(SENTINEL);
  const tables = await rows<{ name: string }>(
    app.database.db,
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const contents = await Promise.all(
    tables.map(({ name }) => rows(app.database.db, sql.raw(`select t::text from ${name} t`))),
  );
  expect(tables.length).toBeGreaterThan(10);
  expect(JSON.stringify(contents)).toContain('ChatGPT refused the key');
  expect(JSON.stringify([replies, contents, logged])).not.toContain(SENTINEL);
});
