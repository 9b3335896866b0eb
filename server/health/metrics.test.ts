import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createBoss } from '../jobs/boss.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { graphql, importInto } from '../testing/graphql.ts';
import { hasPostgres } from '../testing/limited-database.ts';
import { QUILLMARK, RECORDINGS } from '../testing/recordings.ts';

const TOKEN = 'a-token-of-some-length';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { metrics: { token: undefined } } });
});
afterAll(() => app.close());

const read = async (from = app) => (await from.server.inject({ url: '/metrics' })).body;

/** The value of the metric whose line begins with this. */
const figure = (all: string, line: string) =>
  all
    .split('\n')
    .find((each) => each.startsWith(`${line} `))
    ?.slice(line.length + 1);

describe('access', () => {
  test('is refused unless metrics are on', async () => {
    const off = await createTestApp();
    expect((await off.server.inject({ url: '/metrics' })).statusCode).toBe(404);
    await off.close();
  });

  test.each([
    ['127.0.0.1', {}, 200],
    ['::1', {}, 200],
    ['::ffff:10.1.2.3', {}, 200],
    ['fd00::1', {}, 200],
    ['203.0.113.9', {}, 404],
    ['2001:db8::1', {}, 404],
    ['127.0.0.1', { 'x-forwarded-for': '10.0.0.1' }, 404],
    ['127.0.0.1', { forwarded: 'for=10.0.0.1' }, 404],
  ])('without a token %s with %o gets %i', async (remoteAddress, headers, status) => {
    const reply = await app.server.inject({ url: '/metrics', remoteAddress, headers });
    expect(reply.statusCode).toBe(status);
  });

  test('allows the token from any address', async () => {
    const guarded = await createTestApp({ config: { metrics: { token: TOKEN } } });
    const ask = async (headers: Record<string, string>) =>
      (await guarded.server.inject({ url: '/metrics', headers })).statusCode;
    expect(await ask({ authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.9' })).toBe(200);
    expect(await ask({ authorization: `Bearer ${TOKEN}x` })).toBe(401);
    expect(await ask({ authorization: 'Bearer' })).toBe(401);
    expect(await ask({})).toBe(401);
    await guarded.close();
  });

  test('requires a token behind a proxy', () => {
    for (const behind of [{ TRUST_PROXY: 'on' }, { SITE_URL: 'https://sightline.example' }]) {
      expect(() => readConfig({ METRICS: 'on', ...behind })).toThrow('METRICS_TOKEN: needed');
      expect(readConfig({ METRICS: 'on', METRICS_TOKEN: TOKEN, ...behind }).metrics).toEqual({
        token: TOKEN,
      });
    }
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN: must be 16 to 200/);
  });
});

describe('content', () => {
  test('has requests by route and no text of the sender', async () => {
    await app.server.inject({ url: '/api/report/a-secret-token/pdf?key=another' });
    await app.server.inject({ url: '/no/such/page-of-somebody' });
    await app.server.inject({ method: 'PROPFIND', url: '/health' });
    const all = await read();
    expect(all).toMatch(
      /sightline_http_request_seconds_count\{method="GET",route="\(none\)",status="404"\} \d/,
    );
    expect(all).toMatch(
      /sightline_http_request_seconds_count\{method="other",route="[^"]+",status="405"\} 1/,
    );
    expect(all).not.toMatch(/a-secret-token|another|page-of-somebody|PROPFIND/);
    expect(all).toMatch(/^process_cpu_seconds_total /m);
  });

  test('has operations by name', async () => {
    const { headers } = await app.signedIn();
    await graphql(app, headers, 'query Shell { viewer { id } }');
    await graphql(app, headers, 'query Made_up_271828 { viewer { id } }');
    await graphql(app, {}, '{ dashboard { metrics { visibility { percent } } } }');
    const all = await read();
    const count = (kind: string, operation: string, outcome: string) =>
      figure(
        all,
        `sightline_graphql_operation_seconds_count{kind="${kind}",operation="${operation}",outcome="${outcome}"}`,
      );
    expect(count('query', 'Shell', 'ok')).toBe('1');
    expect(count('query', 'other', 'ok')).toBe('1');
    expect(count('query', 'other', 'errors')).toBe('1');
    expect(all).not.toContain('271828');
  });

  test('has hits and misses of the response cache', async () => {
    const { headers } = await app.signedIn();
    const query = '{ dashboard { metrics { visibility { percent } } } }';
    await graphql(app, headers, query);
    await graphql(app, headers, query);
    await graphql(app, headers, query);
    const all = await read();
    const replies = (result: string) =>
      Number(figure(all, `sightline_response_cache_replies_total{result="${result}"}`));
    expect(replies('hit')).toBeGreaterThan(0);
    expect(replies('miss')).toBeGreaterThan(0);
    expect(Number(figure(all, 'sightline_response_cache_bytes'))).toBeGreaterThan(0);
  });

  test('has answers by platform, jobs by queue, run results, failures and platform health', async () => {
    const other = await createTestApp({ config: { metrics: { token: undefined } } });
    const { db } = other.database;
    const owner = await other.signedIn();
    const odd = RECORDINGS.map((recording, place) =>
      place === 0 ? { ...recording, platform: 'house-of-161803' } : recording,
    );
    await importInto(other, owner.headers, QUILLMARK, odd);
    const boss = createBoss(other.database, () => {});
    await boss.send('count', { n: 1 });
    await boss.send('count', { n: 2 }, { startAfter: new Date(Date.now() + 3_600_000) });
    const run = sql`'6f0b3a52-8f7e-4b8d-9d28-1f0d7f6f5a10'::uuid`;
    await db.execute(sql`
      insert into sightline.collection_run (user_id, id, trigger, day, samples, prompts)
      values (${owner.userId}, ${run}, 'manual', '2025-05-24', 1, 1)`);
    await db.execute(sql`
      insert into sightline.collection_run_platform (user_id, run_id, platform, planned, failed)
      values (${owner.userId}, ${run}, 'chatgpt', 3, 2)`);
    await db.execute(sql`
      update sightline.answer
      set run_id = ${run}, status = 'failed', failure = 'ChatGPT is out of order (HTTP 503).'
      where (user_id, id) in (select user_id, id from sightline.answer where platform = 'chatgpt' limit 2)`);
    await db.execute(
      sql`insert into sightline.platform_health (platform, healthy) values ('chatgpt', false)`,
    );
    const all = await read(other);
    const counts = [...all.matchAll(/^sightline_answers\{platform="([^"]+)",outcome="[^"]+"\} (\d+)$/gm)];
    expect(counts.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(RECORDINGS.length);
    // Imports may name any platform.
    expect(counts.map(([, platform]) => platform)).toContain('other');
    expect(all).not.toContain('161803');
    expect(figure(all, 'sightline_database_up')).toBe('1');
    expect(figure(all, 'sightline_reports_per_day')).toBe('200');
    expect(figure(all, 'sightline_jobs{queue="count",state="ready"}')).toBe('1');
    expect(figure(all, 'sightline_jobs{queue="count",state="later"}')).toBe('1');
    expect(figure(all, 'sightline_run_answers{platform="chatgpt",status="planned"}')).toBe('3');
    expect(figure(all, 'sightline_run_answers{platform="chatgpt",status="failed"}')).toBe('2');
    expect(figure(all, 'sightline_run_failures{platform="chatgpt",reason="outage"}')).toBe('2');
    expect(figure(all, 'sightline_platform_healthy{platform="chatgpt"}')).toBe('0');
    const busy = figure(all, 'sightline_database_connections{state="busy"}');
    expect(busy !== undefined).toBe(hasPostgres);
    await boss.stop(1000);
    await other.close();
  });

  test('reports an unavailable database and the process’s own figures', async () => {
    const gone = await createTestApp({ config: { metrics: { token: undefined } } });
    await gone.database.db.execute(sql`alter table sightline.topic_day rename to others`);
    const all = await read(gone);
    expect(figure(all, 'sightline_database_up')).toBe('0');
    expect(all).not.toContain('sightline_answers{');
    expect(all).toMatch(/^process_cpu_seconds_total /m);
    await gone.close();
  });
});
