import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, rows } from '../db/client.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { graphql } from '../testing/graphql.ts';
import { bearer, createToken } from '../testing/tokens.ts';
import { createRateLimiter } from './rate-limiter.ts';

describe('counting', () => {
  let database: Database;
  let now = Date.parse('2026-05-01T12:00:10Z');
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());
  /** One server of several. */
  const server = () => createRateLimiter(database.db, () => new Date(now));
  const LIMIT = { count: 3, seconds: 60 };

  test('servers share a limit and count concurrent uses', async () => {
    const servers = [server(), server()];
    const uses = await Promise.all([0, 1, 0, 1, 0].map((index) => servers[index]?.consume('shared', LIMIT)));
    expect(uses.filter((use) => use?.allowed)).toHaveLength(3);
    expect(uses.map((use) => use?.remaining).sort()).toEqual([0, 0, 0, 1, 2]);
    expect(uses[0]?.resetsIn).toBe(60);
  });

  test('a window begins with the first use of each key', async () => {
    const limiter = server();
    await limiter.consume('one', LIMIT);
    now += 20_000;
    for (let use = 0; use < 3; use++) await limiter.consume('one', LIMIT);
    expect(await limiter.secondsBlocked('one', LIMIT)).toBe(40);
    expect(await limiter.secondsBlocked('two', LIMIT)).toBe(0);
    expect(await limiter.consume('two', LIMIT)).toMatchObject({ allowed: true, remaining: 2 });
    now += 40_000;
    expect(await limiter.secondsBlocked('one', LIMIT)).toBe(0);
    expect(await limiter.consume('one', LIMIT)).toMatchObject({ allowed: true, remaining: 2, resetsIn: 60 });
  });

  test('removes counters after their window', async () => {
    const limiter = server();
    for (let key = 0; key < 150; key++) await limiter.consume(`many ${key}`, LIMIT);
    now += 60_000;
    const count = async () => (await rows(database.db, sql`select 1 from sightline.rate_limit`)).length;
    const before = await count();
    await limiter.consume('new', LIMIT);
    expect(await count()).toBeLessThan(before);
    await limiter.removeExpired();
    expect(await count()).toBe(1);
  });
});

describe('requests with an API token', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ config: { apiRequestsPerMinute: 2 } });
  });
  afterAll(() => app.close());

  test('are counted over GraphQL and REST, with the remaining number, and refused above the limit', async () => {
    const owner = await app.signedIn();
    const { secret } = await createToken(app, owner);
    const rest = () =>
      app.server.inject({ url: `/api/impressions?user_id=${owner.userId}`, headers: bearer(secret) });
    await graphql(app, bearer(secret), '{ viewer { id } }');
    const last = await rest();
    expect(last.statusCode).toBe(200);
    expect(last.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' });

    const refused = await rest();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/^This API token may send 2 requests in 60 seconds\. Wait \d+ seconds/),
    });
    const { status, errors } = await graphql(app, bearer(secret), '{ viewer { id } }');
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);

    app.clock.advance(60_000);
    expect((await rest()).statusCode).toBe(200);
  });

  test('are counted for each token, and not for sessions', async () => {
    const owner = await app.signedIn();
    const { secret } = await createToken(app, owner);
    const { status } = await graphql(app, bearer(secret), '{ viewer { id } }');
    expect(status).toBe(200);
    const reply = await app.server.inject({
      url: `/api/impressions?user_id=${owner.userId}`,
      headers: owner.headers,
    });
    expect(reply.headers).not.toHaveProperty('ratelimit-limit');
  });
});
