import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLog } from '../../../bench/logs/make-log.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';
import { createToken } from '../../testing/tokens.ts';
import { daysAgo, post, siteOwner } from '../visits/testing/posting.ts';

let app: TestApp;
let owner: SignedIn;
let other: SignedIn;
let pageId: string;

const START = 'a'.repeat(64);

beforeAll(async () => {
  app = await createTestApp();
  owner = await siteOwner(app);
  other = await siteOwner(app);
  const { text } = makeLog({
    ...{ writer: 'combined', seed: 1, requests: 200, start: daysAgo(app, 2), seconds: 4000, bad: 0 },
  });
  const file = { import: crypto.randomUUID(), start: START, name: 'access.log', door: 'command' };
  const reply = await post(app, owner.headers, text, file);
  expect(reply.json()).toMatchObject({ status: 'success' });
  const { data } = await graphql<{ pageVisitsList: { nodes: { page: { id: string } }[] } }>(
    app,
    owner.headers,
    '{ pageVisitsList(list: VISITED) { nodes { page { id } } } }',
  );
  pageId = data.pageVisitsList.nodes[0]?.page.id ?? '';
});
afterAll(() => app.close());

/** Every field about visits: its arguments and what it gives, for an account by its id or for the viewer's own. */
const FIELDS: [string, (args: string) => string][] = [
  ['visitMetrics', (args) => `{ visitMetrics${args && `(${args})`} { visits people } }`],
  ['agentVisits', (args) => `{ agentVisits(token: "GPTBot"${args && `, ${args}`}) { statuses { visits } } }`],
  ['pageVisitsList', (args) => `{ pageVisitsList(list: VISITED${args && `, ${args}`}) { total } }`],
  ['pageVisits', (args) => `{ pageVisits(id: "${pageId}"${args && `, ${args}`}) { agents { visits } } }`],
  ['siteFileVisits', (args) => `{ siteFileVisits${args && `(${args})`} { visits files { visits } } }`],
  ['peopleMetrics', (args) => `{ peopleMetrics${args && `(${args})`} { people } }`],
  ['recentVisits', (args) => `{ recentVisits${args && `(${args})`} { id } }`],
  ['visitImports', (args) => `{ visitImports${args && `(${args})`} { id } }`],
];

const NOTHING: Record<string, unknown> = {
  ...{ visitMetrics: { visits: 0, people: 0 }, agentVisits: null, pageVisitsList: { total: 0 } },
  ...{ pageVisits: null, siteFileVisits: { visits: 0, files: [] }, peopleMetrics: { people: 0 } },
  ...{ recentVisits: [], visitImports: [] },
};

describe.each(FIELDS)('%s', (field, query) => {
  test('has the visits of its own account, and of no other', async () => {
    const own = await graphql<Record<string, unknown>>(app, owner.headers, query(''));
    expect(own.errors).toBeUndefined();
    expect(own.data[field]).not.toEqual(NOTHING[field]);
    const foreign = await graphql<Record<string, unknown>>(app, other.headers, query(''));
    expect(foreign.data[field]).toEqual(NOTHING[field]);
  });

  test('refuses to name another account, and to answer nobody', async () => {
    const named = await graphql(app, other.headers, query(`userId: "${owner.userId}"`));
    expect(named.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(JSON.stringify(named.data ?? null)).not.toMatch(/\d/);
    expect((await graphql(app, {}, query(''))).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

test('whether visits are simulated is said of the own account only', async () => {
  const named = await graphql(app, other.headers, `{ visitsSimulated(userId: "${owner.userId}") }`);
  expect(named.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const own = await graphql<{ visitsSimulated: boolean }>(app, owner.headers, '{ visitsSimulated }');
  expect(own.data.visitsSimulated).toBe(false);
});

test.each([
  ['{ recentVisits(first: 51) { id } }', 'first'],
  ['{ recentVisits(first: 0) { id } }', 'first'],
  ['{ visitImports(first: 201) { id } }', 'first'],
  ['{ pageVisitsList(list: VISITED, first: 201) { total } }', 'first'],
  [`{ agentVisits(token: "${'x'.repeat(101)}") { statuses { visits } } }`, 'token'],
  [`{ pageVisitsList(list: VISITED, agent: "${'x'.repeat(101)}") { total } }`, 'agent'],
  ['{ pageVisitsList(list: VISITED, after: "bogus") { total } }', 'after'],
])('%s names the field at fault', async (query, field) => {
  const { errors } = await graphql(app, owner.headers, query);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

describe('what was read of a large file', () => {
  const ask = (headers: Record<string, string>, query: Record<string, string>) =>
    app.server.inject({
      method: 'POST',
      url: `/api/visits/read?${new URLSearchParams(query)}`,
      headers,
    });

  test('is told to its account alone, and for the same host', async () => {
    const own = await ask(owner.headers, { start: START });
    expect(own.json()).toMatchObject({ data: { bytes: expect.any(Number), crc: expect.any(Number) } });
    expect((await ask(other.headers, { start: START })).json()).toEqual({ status: 'success', data: null });
    const elsewhere = await ask(owner.headers, { start: START, host: 'docs.quillmark.example' });
    expect(elsewhere.json()).toEqual({ status: 'success', data: null });
  });

  test('needs a token that may send logs, and a hash', async () => {
    const { secret } = await createToken(app, owner, { scope: 'READ' });
    expect((await ask({ authorization: `Bearer ${secret}` }, { start: START })).statusCode).toBe(403);
    const logs = await createToken(app, owner, { scope: 'VISITS' });
    expect((await ask({ authorization: `Bearer ${logs.secret}` }, { start: START })).statusCode).toBe(200);
    expect((await ask({}, { start: START })).statusCode).toBe(401);
    const bad = await ask(owner.headers, { start: 'x' });
    expect(bad.statusCode).toBe(400);
    expect(bad.body).toContain('start');
  });
});

test('a signed-in person sets the secret of the own drain, a token does not', async () => {
  const SET = 'mutation ($secret: String) { setVercelSecret(secret: $secret) }';
  const set = (headers: Record<string, string>, secret: string | null) =>
    graphql<{ setVercelSecret: boolean }>(app, headers, SET, { secret });
  const { secret: token } = await createToken(app, owner, { scope: 'WRITE' });
  const byToken = await set({ authorization: `Bearer ${token}` }, 'a-secret-of-the-drain');
  expect(byToken.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await set(owner.headers, 'short')).errors?.[0]?.extensions.field).toBe('secret');
  expect((await set(owner.headers, 'a-secret-of-the-drain')).data.setVercelSecret).toBe(true);
  const signed = ({ headers }: SignedIn) =>
    graphql<{ vercelDrainSigned: boolean }>(app, headers, '{ vercelDrainSigned }');
  expect((await signed(owner)).data.vercelDrainSigned).toBe(true);
  expect((await signed(other)).data.vercelDrainSigned).toBe(false);
  expect((await set(owner.headers, null)).data.setVercelSecret).toBe(false);
});
