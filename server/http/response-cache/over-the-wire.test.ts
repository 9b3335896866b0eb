import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';

let app: TestApp;
let origin: string;
let person: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  origin = await app.listen();
  person = await app.signedIn();
  await importInto(app, person.headers, QUILLMARK, RECORDINGS);
});
afterAll(() => app.close());

const QUERY = `{ ${[...'abcde'].map((name) => `${name}: dashboard { userId owner: userId metrics { id answers } }`).join(' ')} }`;

const send = (headers: Record<string, string>, body = JSON.stringify({ query: QUERY })) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, br', ...headers },
    body,
  });

const headersOf = (reply: Response) => {
  const { 'x-request-id': id, date, ...rest } = Object.fromEntries(reply.headers);
  expect([id, date]).not.toContain(undefined);
  return rest;
};

test('hits and misses are the same bytes on the wire', async () => {
  const first = await send(person.headers);
  const second = await send(person.headers);
  expect(headersOf(second)).toEqual(headersOf(first));
  expect(second.headers.get('content-encoding')).toBe('br');
  const body = await first.text();
  expect(await second.text()).toBe(body);
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
  const inside = await graphql(app, person.headers, QUERY);
  expect(JSON.parse(body).data).toEqual(inside.data);
});

test('shows a change at once and replies 304 until then', async () => {
  const { headers } = person;
  const etag = (await send(headers)).headers.get('etag') ?? '';
  const known = await send({ ...headers, 'if-none-match': etag });
  expect(known.status).toBe(304);
  expect(await known.text()).toBe('');
  await importInto(app, headers, QUILLMARK, [answer({ id: 'new', answer: 'Quillmark!' })]);
  const changed = await send({ ...headers, 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect((await changed.json()).data.a.metrics.answers).toBeGreaterThan(0);
});

test('passes on requests that it has no reply for unchanged', async () => {
  const { headers } = person;
  const rename = JSON.stringify({ query: 'mutation { setWeeklyDigest(on: true) { weeklyDigest } }' });
  expect(await (await send(headers, rename)).json()).toEqual({
    data: { setWeeklyDigest: { weeklyDigest: true } },
  });
  expect((await send(headers, '{"query":')).status).toBe(400);
  expect((await send(headers, '')).status).toBe(400);
  expect((await (await send({})).json()).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const forged = { authorization: `${person.headers.authorization}x` };
  expect((await (await send(forged)).json()).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const long = JSON.stringify({ query: `{ topics { name } } ${'#'.repeat(90_000)}` });
  expect((await send(headers, long)).status).toBe(400);
});

test('a refused request keeps nobody waiting for its reply', async () => {
  const member = await app.signedIn();
  await app.database.db.execute(sql`
    insert into sightline.account_member (user_id, person_id, role)
    values (${person.userId}, ${member.userId}, 'viewer')`);
  const headers = { ...member.headers, 'x-account-id': person.userId };
  for (const _time of ['asked', 'stored']) expect((await send(headers)).status).toBe(200);
  await app.database.db.execute(sql`
    delete from sightline.account_member where person_id = ${member.userId}`);
  await app.database.db.execute(sql`
    update sightline.account set data_version = data_version + 1 where user_id = ${person.userId}`);
  for (const _time of ['first', 'again']) {
    const reply = await send(headers);
    expect((await reply.json()).errors[0].extensions.code).toBe('ACCOUNT_FORBIDDEN');
  }
});

test('concurrent equal requests get the same reply', async () => {
  await importInto(app, person.headers, QUILLMARK, [answer({ id: 'newer', answer: 'Quillmark!' })]);
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(person.headers)));
  const bodies = await Promise.all(replies.map((reply) => reply.text()));
  expect(new Set(bodies).size).toBe(1);
});
