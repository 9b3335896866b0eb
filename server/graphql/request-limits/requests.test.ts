import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';

let app: TestApp;
let owner: SignedIn;
let origin: string;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  origin = await app.listen();
});
afterAll(() => app.close());

const JSON_TYPE = 'application/json';
const ENDPOINTS = ['/graphql', '/graphql/stream'] as const;

function post(payload: string, headers: Record<string, string> = owner.headers, url = '/graphql') {
  return app.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': JSON_TYPE, ...headers },
  });
}

describe.each(ENDPOINTS)('%s', (url) => {
  test.each<[string, string, Record<string, string>, number, string]>([
    ['JSON that breaks off', '{"query": "{', {}, 400, 'BAD_REQUEST'],
    ['JSON for a prototype', '{"__proto__": {"query": "{ a }"}}', {}, 400, 'BAD_REQUEST'],
    [
      'a form',
      'query={viewer{id}}',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'an upload',
      '--x--',
      { 'content-type': 'multipart/form-data; boundary=x' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'plain text',
      '{"query":"{ __typename }"}',
      { 'content-type': 'text/plain' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'more than a megabyte',
      JSON.stringify({ query: '{ a }', more: 'x'.repeat(1_100_000) }),
      {},
      413,
      'TOO_LARGE',
    ],
    [
      'a document that is too large',
      JSON.stringify({ query: `{ ${'viewer { id } '.repeat(200)} }` }),
      {},
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('refuses %s with a GraphQL error', async (_what, payload, headers, status, code) => {
    const reply = await post(payload, { ...owner.headers, ...headers }, url);
    expect([reply.statusCode, reply.json()]).toEqual([
      status,
      { errors: [{ message: expect.any(String), extensions: { code } }] },
    ]);
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'])(
    'refuses %s and names the allowed methods',
    async (method) => {
      const { status, allow, body } = await raw(method, url, '{"query":"{ __typename }"}');
      expect([status, allow]).toEqual([405, url === '/graphql' ? 'GET, HEAD, POST' : 'POST']);
      expect(JSON.parse(body)).toEqual({
        errors: [{ message: expect.any(String), extensions: { code: 'METHOD_NOT_ALLOWED' } }],
      });
    },
  );
});

/** Sends requests that fetch() and inject() refuse. */
function raw(
  method: string,
  path: string,
  body: string,
): Promise<{ status: number; allow: string; body: string }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      `${origin}${path}`,
      { method, headers: { 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(body) } },
      async (reply) => {
        const chunks: Buffer[] = [];
        for await (const chunk of reply) chunks.push(chunk as Buffer);
        const { statusCode: status = 0, headers } = reply;
        resolve({ status, allow: headers.allow ?? '', body: Buffer.concat(chunks).toString() });
      },
    );
    call.on('error', reject).end(body);
  });
}

test('limits a visitor’s body to 100 KB, with or without Content-Length', async () => {
  const payload = JSON.stringify({
    query: '{ reportOffer { enabled } }',
    variables: { x: 'x'.repeat(110_000) },
  });
  const told = await post(payload, {});
  expect([told.statusCode, told.json().errors[0].extensions.code]).toEqual([413, 'TOO_LARGE']);
  const untold = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': JSON_TYPE },
    body: new Blob([payload]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(untold.status).toBe(413);
  expect((await post(payload, owner.headers)).statusCode).toBe(200);
});

test('refuses batched operations', async () => {
  const reply = await post(JSON.stringify([{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }]));
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
});

test('runs no query from the URL', async () => {
  const query = encodeURIComponent('mutation { setWeeklyDigest(on: true) { weeklyDigest } }');
  const reply = await app.server.inject({
    url: `/graphql?query=${query}`,
    headers: { ...owner.headers, accept: JSON_TYPE },
  });
  expect(reply.body).not.toContain('"weeklyDigest":true');
  const { data } = await graphql<{ alertSettings: unknown }>(
    app,
    owner.headers,
    '{ alertSettings { weeklyDigest } }',
  );
  expect(data.alertSettings).toEqual({ weeklyDigest: false });
});

test('limits a reply to a megabyte', async () => {
  const person = await app.signedIn();
  const [first] = RECORDINGS;
  const answer = 'ü'.repeat(90_000);
  await importInto(app, person.headers, QUILLMARK, [{ ...first, id: 'long', answer }]);
  const ask = (times: number) => {
    const texts = Array.from({ length: times }, (_, place) => `t${place}: text`).join(' ');
    return graphql(app, person.headers, `{ answers { nodes { ${texts} } } }`);
  };
  expect((await ask(5)).errors).toBeUndefined();
  expect(await ask(6)).toMatchObject({ data: null, errors: [{ extensions: { code: 'TOO_LARGE' } }] });
  expect(await ask(15)).toMatchObject({ data: null, errors: [{ extensions: { code: 'TOO_LARGE' } }] });
});

test('errors suggest no names of the schema and repeat no long texts', async () => {
  const { errors } = await graphql(app, owner.headers, '{ viewr { id } }');
  expect(errors?.[0]?.message).toBe('Cannot query field "viewr" on type "Query".');
  const value = 'x'.repeat(50_000);
  const { errors: long } = await graphql(
    app,
    owner.headers,
    'query ($n: Int!) { answers(first: $n) { total } }',
    { n: value },
  );
  expect(long?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(long?.[0]?.message.length).toBeLessThan(600);
});
