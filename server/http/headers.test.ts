import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
});
afterAll(() => app.close());

const PLACES: ['GET' | 'POST', string][] = [
  ['GET', '/'],
  ['GET', '/nowhere'],
  ['GET', '/health'],
  ['GET', '/api/topics'],
  ['GET', '/auth/v1/settings'],
  ['POST', '/auth/v1/token?grant_type=password'],
  ['POST', '/graphql'],
  ['POST', '/graphql/stream'],
];

/** What may be done with a page. */
const OF_PAGES = {
  'default-src': "'self'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
};
/** Nothing is to be done with what is no page, opened as one. */
const OF_DATA = { 'default-src': "'none'", 'frame-ancestors': "'none'" };

test.each(PLACES)('%s %s allows only our own scripts and sets no cookie', async (method, url) => {
  const { headers } = await app.server.inject({ method, url, headers: owner.headers });
  const policy = new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((rule): [string, string] => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1).join(' ')]),
  );
  expect(Object.fromEntries(policy)).toMatchObject(url === '/graphql' ? OF_DATA : OF_PAGES);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.any(String),
  });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
});

test.each(PLACES)('%s %s allows other origins only on the sign-in routes', async (method, url) => {
  const headers = { ...owner.headers, origin: 'https://other.example' };
  const asked = { ...headers, 'access-control-request-method': method };
  const replies = [
    await app.server.inject({ method, url, headers }),
    await app.server.inject({ method: 'OPTIONS', url, headers: asked }),
  ];
  for (const reply of replies) {
    expect(reply.headers['access-control-allow-origin']).toBe(url.startsWith('/auth/v1/') ? '*' : undefined);
    expect(reply.headers).not.toHaveProperty('access-control-allow-credentials');
  }
});

test('a GraphQL reply has the same headers as hit and miss', async () => {
  const ask = () =>
    app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: owner.headers,
      payload: { query: '{ dashboard(filter: { days: 7 }) { range { from } } }' },
    });
  const [made, kept] = [await ask(), await ask()];
  const said = ({ headers: { date, 'x-request-id': _id, ...others } }: typeof made) => others;
  expect(made.statusCode).toBe(200);
  expect(said(kept)).toEqual(said(made));
  expect(kept.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(kept.headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'gzip'],
  ['zstd', undefined],
])(
  'a reply for %s is encoded with %s: not every client that announces zstd can read it',
  async (accepted, encoding) => {
    const query = '{ __schema { types { name fields { name } } } }';
    const { headers } = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...owner.headers, 'accept-encoding': accepted },
      payload: { query },
    });
    expect(headers['content-encoding']).toBe(encoding);
  },
);
