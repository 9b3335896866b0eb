import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { graphql } from '../testing/graphql.ts';
import { keptLog } from '../testing/kept-log.ts';
import { bearer, createToken } from '../testing/tokens.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const kept = keptLog();
let app: TestApp;
let before = 0;
beforeAll(async () => {
  app = await createTestApp({ log: kept.log, config: { trustProxy: 1, metrics: { token: undefined } } });
});
afterAll(() => app.close());
beforeEach(() => {
  before = kept.lines().length;
});

/** What was logged since the test began. */
const logged = () => kept.lines().slice(before);

test('logs a request in one line: user, operation, status and duration', async () => {
  const owner = await app.signedIn();
  const reply = await app.server.inject({
    method: 'POST',
    url: '/graphql?x=1',
    headers: owner.headers,
    payload: { query: 'query Mine { viewer { id } }' },
  });
  expect(logged().at(-1)).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: expect.any(Number),
    hostname: expect.any(String),
    request: reply.headers['x-request-id'],
    method: 'POST',
    route: '/graphql',
    status: 200,
    ms: expect.any(Number),
    user: owner.userId,
    operation: 'Mine',
    msg: 'answered',
  });
});

test('logs users of API tokens and of the sign-in; a visitor has none', async () => {
  const owner = await app.signedIn();
  const { secret } = await createToken(app, owner);
  await graphql(app, bearer(secret), '{ viewer { id } }');
  expect(logged().at(-1)).toMatchObject({ user: owner.userId, operation: 'query' });
  await app.server.inject({ url: '/auth/v1/user', headers: owner.headers });
  expect(logged().at(-1)).toMatchObject({ user: owner.userId, route: '/auth/v1/user' });
  await graphql(app, {}, '{ reportCategories { key } }');
  expect(logged().at(-1)).not.toHaveProperty('user');
});

test('logs the route, neither path nor query', async () => {
  await app.server.inject({ url: '/api/reports/a-secret.pdf?key=a-secret' });
  await app.server.inject({ url: '/reports/a-secret?key=a-secret' });
  expect(logged().map(({ route, status }) => [route, status])).toEqual([
    ['/api/reports/:token.pdf', 404],
    [expect.stringMatching(/^\((page|none)\)$/), expect.any(Number)],
  ]);
  expect(kept.text()).not.toContain('a-secret');
});

test('logs frequent requests at debug level', async () => {
  for (const url of ['/health', '/ready', '/metrics']) await app.server.inject({ url });
  expect(logged().map(({ level }) => level)).toEqual([20, 20, 20]);
});

test('an error has the request id that the client got', async () => {
  const broken = await createTestApp({ log: kept.log });
  await broken.server.ready();
  const { headers } = await broken.signedIn();
  await broken.database.db.execute(sql`alter table sightline_auth.sessions rename to others`);
  await broken.database.db.execute(sql`alter table sightline.account rename to others`);
  const replies = await Promise.all([
    broken.server.inject({ url: '/api/topics?ids=00000000-0000-4000-8000-000000000001', headers }),
    broken.server.inject({ url: '/auth/v1/user', headers }),
    broken.server.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query: '{ dashboard { metrics { visibility { percent } } } }' },
    }),
  ]);
  for (const reply of replies) {
    const id = reply.headers['x-request-id'];
    expect(id).toMatch(UUID);
    expect(logged().filter(({ request, err }) => request === id && err !== undefined)).not.toEqual([]);
  }
  await broken.close();
});

test('keeps a valid id of a trusted proxy and replaces all others', async () => {
  const direct = await createTestApp({ log: kept.log });
  const ask = async (to: TestApp, id: string) =>
    (await to.server.inject({ url: '/health', headers: { 'x-request-id': id } })).headers['x-request-id'];
  expect(await ask(app, 'edge-7:f3_A.1')).toBe('edge-7:f3_A.1');
  expect(await ask(app, 'a'.repeat(101))).toMatch(UUID);
  expect(await ask(app, 'one two')).toMatch(UUID);
  expect(await ask(direct, 'edge-7')).toMatch(UUID);
  await direct.close();
});

test('input cannot add log lines', async () => {
  const forged = 'x\r\n{"level":60,"msg":"forged-line"}\u001b[31m\u2028';
  const names = ['user-agent', 'host', 'referer', 'x-request-id', 'x-forwarded-for', 'x-forwarded-host'];
  const headers = Object.fromEntries(
    [...names, 'authorization', 'cookie', 'origin', 'accept', 'apikey', 'traceparent'].map((name) => [
      name,
      forged,
    ]),
  );
  const payload = { query: `query { ${forged} }`, operationName: forged, variables: { [forged]: forged } };
  await app.server.inject({ url: `/${encodeURIComponent(forged)}?${encodeURIComponent(forged)}`, headers });
  await app.server.inject({ method: 'POST', url: '/graphql', headers, payload });
  await app.server.inject({ method: 'POST', url: '/auth/v1/token?grant_type=password', headers, payload });
  await app.server.inject({ method: 'POST', url: '/rest/v1/profiles', headers, payload });
  expect(logged().length).toBeGreaterThanOrEqual(4);
  expect(kept.text()).not.toContain('forged-line');
  expect(kept.text()).not.toContain('\u001b');
  for (const { msg } of logged()) expect(msg).toBe('answered');
});
