import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setRole } from '../../modules/accounts/store.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';
import { bearer, createToken } from '../../testing/tokens.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DASHBOARD =
  'query Q($userId: ID) { dashboard(userId: $userId) { userId brand { name } metrics { answers impressionHistory { date impressions } competitors { rankings { name mentions } } } topicBreakdown { topic { name promptCount } } } viewer { role email dataVersion } }';

interface Sent {
  headers: Record<string, string>;
  query?: string;
  variables?: Record<string, unknown>;
}

const send = ({ headers, query = DASHBOARD, variables = {} }: Sent) =>
  app.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });

/** How many statements the database was sent while something was done; only a database of this process can tell. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  const { connection } = app.database;
  if (!('pglite' in connection)) return 0;
  const { pglite } = connection;
  const { query, exec, transaction } = pglite;
  let count = 0;
  for (const [name, send] of Object.entries({ query, exec, transaction })) {
    Reflect.set(pglite, name, (...args: unknown[]) => {
      count += 1;
      return Reflect.apply(send, pglite, args);
    });
  }
  await work();
  Object.assign(pglite, { query, exec, transaction });
  return count;
}

async function somebody(): Promise<SignedIn> {
  const person = await app.signedIn();
  await importInto(app, person.headers, QUILLMARK, RECORDINGS);
  return person;
}

test('answers an unchanged request from memory with the same bytes and headers', async () => {
  const { headers } = await somebody();
  const first = await send({ headers });
  expect(first.json().errors).toBeUndefined();
  await send({ headers });
  let second = first;
  const asked = await statements(async () => {
    second = await send({ headers });
  });
  expect(asked).toBe(0);
  expect(second.statusCode).toBe(200);
  expect(second.body).toBe(first.body);
  const withoutNumber = ({ 'x-request-id': id, date, ...rest }: typeof first.headers) => {
    expect(id).toMatch(/./);
    return rest;
  };
  expect(withoutNumber(second.headers)).toEqual(withoutNumber(first.headers));
});

test('sets the same cache headers for hits and misses', async () => {
  const { headers } = await somebody();
  const plain = await send({ headers, query: '{ alerts { id } }' });
  const kept = await send({ headers });
  expect(kept.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Authorization, Accept, Accept-Encoding',
    'content-type': plain.headers['content-type'],
  });
  const added = Object.keys(kept.headers).filter((name) => !(name in plain.headers));
  expect(added.sort()).toEqual(['cache-control', 'etag', 'vary']);
  expect(Object.keys(plain.headers).filter((name) => !(name in kept.headers))).toEqual([]);
});

test('compresses a reply as the client accepts', async () => {
  const { headers } = await somebody();
  const query = `{ ${[...'abcdefghij'].map((name) => `${name}: topics { id name slug }`).join(' ')} }`;
  const plain = await send({ headers, query });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const br = await send({ headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' }, query });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  const gzip = await send({ headers: { ...headers, 'accept-encoding': 'gzip' }, query });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
});

test('replies 304 to a matching ETag until the reply changes', async () => {
  const { headers } = await somebody();
  const first = await send({ headers });
  const ifNoneMatch = { ...headers, 'if-none-match': `"other", ${first.headers.etag}` };
  const again = await send({ headers: ifNoneMatch });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  await importInto(app, headers, QUILLMARK, [answer({ id: randomUUID(), answer: 'Quillmark is good.' })]);
  const changed = await send({ headers: ifNoneMatch });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(first.headers.etag);
});

test('never shares replies between users', async () => {
  const [one, other] = [await somebody(), await app.signedIn()];
  const mine = await send({ headers: one.headers });
  await send({ headers: one.headers });
  const theirs = await send({ headers: other.headers });
  expect(theirs.json().data.dashboard.userId).toBe(other.userId);
  expect(theirs.json().data.dashboard.brand).toBeNull();
  // Not even by its name, nor by naming the account.
  const tagged = await send({ headers: { ...other.headers, 'if-none-match': String(mine.headers.etag) } });
  expect(tagged.statusCode).toBe(200);
  const variables = { userId: one.userId };
  expect((await send({ headers: one.headers, variables })).statusCode).toBe(200);
  expect((await send({ headers: other.headers, variables })).json().errors[0].extensions.code).toBe(
    'FORBIDDEN',
  );
  const visitor = await send({ headers: {} });
  expect(visitor.json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('an analyst sees changes of another account, and nothing after losing the role', async () => {
  const [owner, analyst] = [await somebody(), await app.signedIn()];
  await graphql(app, analyst.headers, '{ viewer { id } }');
  await setRole(app.database.db, analyst.email, 'analyst');
  const variables = { userId: owner.userId };
  const answers = async () => (await send({ headers: analyst.headers, variables })).json();
  const before = (await answers()).data.dashboard.metrics.answers;
  expect((await answers()).data.dashboard.metrics.answers).toBe(before);
  await importInto(app, owner.headers, QUILLMARK, [answer({ id: randomUUID(), answer: 'Quillmark!' })]);
  expect((await answers()).data.dashboard.metrics.answers).toBe(before + 1);
  // A default says who is read as a variable does.
  const query = DASHBOARD.replace('$userId: ID', `$userId: ID = "${owner.userId.toUpperCase()}"`);
  const byDefault = async () => (await send({ headers: analyst.headers, query })).json();
  expect((await byDefault()).data.dashboard.metrics.answers).toBe(before + 1);
  await importInto(app, owner.headers, QUILLMARK, [answer({ id: randomUUID(), answer: 'Quillmark!' })]);
  expect((await byDefault()).data.dashboard.metrics.answers).toBe(before + 2);
  await setRole(app.database.db, analyst.email, 'member');
  expect((await answers()).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await byDefault()).errors[0].extensions.code).toBe('FORBIDDEN');
});

test('an ended session gets no cached reply', async () => {
  const { headers } = await somebody();
  await send({ headers });
  await app.server.inject({ method: 'POST', url: '/auth/v1/logout?scope=global', headers });
  expect((await send({ headers })).json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('counts every request with an API token', async () => {
  const owner = await somebody();
  const { secret } = await createToken(app, owner, { scope: 'READ' });
  await send({ headers: owner.headers });
  const left = async () => Number((await send({ headers: bearer(secret) })).headers['ratelimit-remaining']);
  const first = await left();
  expect(await left()).toBe(first - 1);
});

test('caches no mutation, no error and no field without a data version', async () => {
  const { headers } = await somebody();
  for (const query of [
    'mutation { setWeeklyDigest(on: true) { weeklyDigest } }',
    '{ topics { id } alerts { id } }',
    '{ dashboard(filter: { days: 0 }) { userId } }',
    '{ nothing }',
  ]) {
    await send({ headers, query });
    expect((await send({ headers, query })).headers.etag).toBeUndefined();
  }
});

test('any difference in the body is another cache key', async () => {
  const { headers } = await somebody();
  const topics = await send({ headers, query: '{ topics { name } }' });
  const aliased = await send({ headers, query: '{ other: topics { name } }' });
  expect(aliased.json().data.other).toEqual(topics.json().data.topics);
  const typed = await send({
    headers: { ...headers, accept: 'application/graphql-response+json' },
    query: '{ topics { name } }',
  });
  expect(typed.headers['content-type']).toContain('graphql-response+json');
  expect(topics.headers['content-type']).toContain('application/json');
});

test('a recreated account with the same versions gets no reply of its predecessor', async () => {
  const person = await app.signedIn();
  const query = '{ brand { name } viewer { dataVersion } }';
  const seen = async (name: string) => {
    await importInto(app, person.headers, { brand: { name } }, []);
    await send({ headers: person.headers, query });
    return (await send({ headers: person.headers, query })).json().data;
  };
  const before = await seen('Quillmark');
  await app.database.db.execute(sql`delete from sightline.account where user_id = ${person.userId}`);
  expect(await seen('Tarnwick')).toEqual({ ...before, brand: { name: 'Tarnwick' } });
});
