import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServices } from '../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';
import { importInto } from '../testing/graphql.ts';
import { type Lapsed, lapsedOf } from '../testing/lapsed.ts';
import { QUILLMARK } from '../testing/recordings.ts';
import { bearer, createToken } from '../testing/tokens.ts';

/** Who a route is for. A route that is not here fails the first test. */
const ROUTES = {
  /** Says nothing of any account; what is behind `/graphql` is looked at field by field in schema.test.ts. */
  anybody: [
    'POST /auth/v1/signup',
    'POST /auth/v1/token',
    'POST /auth/v1/recover',
    'POST /auth/v1/resend',
    'POST /auth/v1/otp',
    'GET /auth/v1/verify',
    'POST /auth/v1/verify',
    'GET /auth/v1/settings',
    'GET /auth/v1/health',
    'GET /auth/v1/.well-known/jwks.json',
    'POST /api/website',
    'POST /api/competitors',
    'POST /api/keywords',
    'POST /api/prompts',
    'POST /api/email/enhanced-report',
    'GET /api/reports/:token.pdf',
    'GET /pictures/:token.png',
    'GET /alert-mails/confirm/:token',
    'POST /alert-mails/confirm/:token',
    'GET /alert-mails/unsubscribe/:token',
    'POST /alert-mails/unsubscribe/:token',
    'GET /report-mails/unsubscribe/:token',
    'POST /report-mails/unsubscribe/:token',
    'GET /outreach/unsubscribe/:token',
    'POST /outreach/unsubscribe/:token',
    'GET /oauth/authorize',
    'GET /oauth/authorize/:uid',
    'POST /oauth/token',
    'POST /oauth/register',
    'POST /oauth/revoke',
    // The cookie of a browser that an app sent here.
    'GET /oauth/interactions/:uid',
    'GET /oauth/interactions/:uid/request',
    'GET /.well-known/oauth-authorization-server',
    'GET /.well-known/oauth-protected-resource',
    'GET /.well-known/oauth-protected-resource/mcp',
    'GET /.well-known/oauth-protected-resource/graphql',
    'POST /graphql',
    'GET /health',
    'GET /ready',
  ],
  /** Refuses everybody: what is not offered, and preflights of other origins outside the sign-in surface. */
  nobody: ['/auth/v1/sso', '/auth/v1/passkeys', '/auth/v1/factors', '/auth/v1/user/*', 'OPTIONS *'],
  /** Has a key of its own; tested where it is made. */
  elsewhere: [
    'GET /metrics',
    'GET /outbox',
    'GET /outbox/:id',
    'GET /outbox/:id/html',
    'GET /outbox/:id/attachments/:place',
  ],
  /** Needs the session of a person; an API token is none. */
  session: [
    'GET /auth/v1/user',
    'PUT /auth/v1/user',
    'GET /auth/v1/reauthenticate',
    'POST /auth/v1/logout',
    'GET /rest/v1/profiles',
    'POST /rest/v1/profiles',
    'PATCH /rest/v1/profiles',
    'POST /oauth/interactions/:uid/decision',
  ],
  /** Needs somebody signed in, by session or API token. */
  signedIn: [
    'GET /api/topics',
    'POST /api/visits',
    'POST /api/visits/read',
    'POST /graphql/stream',
    'POST /mcp',
    // Both name a report by its id.
    'GET /api/export/report.pdf',
    'POST /api/export/report.pdf',
  ],
  /** Names an account by `user_id`: one's own, or any for an analyst. */
  account: [
    'GET /api/action/status',
    'GET /api/get-prompts',
    'GET /api/time-series',
    'GET /api/time-series/sources',
    'GET /api/time-series/competitors',
    'GET /api/impressions',
    'GET /api/impression-details',
    'GET /api/sentiment',
    'GET /api/sources',
    'GET /api/competitors',
    'GET /api/export/brand.json',
    'GET /api/export/answers.jsonl',
    'GET /api/export/answers.csv',
    'GET /api/export/mentions.csv',
    'GET /api/export/pages.csv',
    'GET /api/export/matches.csv',
    'GET /api/export/metrics.csv',
    'GET /api/export/metrics.jsonl',
    'GET /api/export/what-changed.csv',
    'GET /api/export/what-changed.jsonl',
    'GET /api/export/reviews.jsonl',
    'GET /api/export/searches.csv',
    'GET /api/export/labels.jsonl',
    'GET /api/export/notes.csv',
    'GET /api/export/outreach-targets.csv',
    'GET /api/export/do-not-contact.csv',
  ],
  /** A form that carries a session's access token. */
  form: [
    'POST /api/export/brand.json',
    'POST /api/export/answers.jsonl',
    'POST /api/export/answers.csv',
    'POST /api/export/mentions.csv',
    'POST /api/export/pages.csv',
    'POST /api/export/matches.csv',
    'POST /api/export/metrics.csv',
    'POST /api/export/metrics.jsonl',
    'POST /api/export/what-changed.csv',
    'POST /api/export/what-changed.jsonl',
    'POST /api/export/reviews.jsonl',
    'POST /api/export/searches.csv',
    'POST /api/export/labels.jsonl',
    'POST /api/export/notes.csv',
    'POST /api/export/outreach-targets.csv',
    'POST /api/export/do-not-contact.csv',
  ],
} as const;

let app: TestApp;
let victim: SignedIn;
let stranger: SignedIn;
let analyst: SignedIn;
let token: { secret: string };
let lapsed: Lapsed;
beforeAll(async () => {
  app = await createTestApp();
  victim = await app.signedIn();
  stranger = await app.signedIn();
  await importInto(app, victim.headers, QUILLMARK, []);
  analyst = await app.signedIn();
  await createServices(app.database.db, app.config).accounts.open({ ...analyst, role: 'analyst' });
  token = await createToken(app, victim, { scope: 'WRITE' });
  lapsed = await lapsedOf(app, stranger, victim.userId);
});
afterAll(() => app.close());

/** Every route as `METHOD /path`, from the tree that the server prints; HEAD goes with GET. */
function served(): string[] {
  const parents: string[] = [];
  return app.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([^)]+)\)/.exec(line) ?? [];
      if (!part) return [];
      const level = indent.length / 4;
      const path = (parents[level - 1] ?? '') + part;
      parents[level] = path;
      const own = methods.split(', ').filter((method) => method !== 'HEAD');
      return own.length > 4 ? [path] : own.map((method) => `${method} ${path}`);
    });
}

const split = (route: string) => route.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH', string];

/** Parameters without which a route refuses a request. */
const NEEDED: Record<string, Record<string, string>> = {
  '/api/time-series': { type: 'sentiment' },
  '/api/export/matches.csv': { text: 'notes' },
};

function send(route: string, headers: Record<string, string>, userId?: string) {
  const [method, url] = split(route);
  const query: Record<string, string> = url.startsWith('/api/') && userId ? { user_id: userId } : {};
  Object.assign(query, NEEDED[url]);
  return app.server.inject({
    method,
    url,
    query,
    headers,
    ...(method === 'GET' ? {} : { payload: { username: 'somebody-else' } }),
  });
}

/** Files of the built client, which are there only where it is built. */
const OF_THE_CLIENT = /^(?:GET \/(?:assets\/\S+|favicon\.svg|colour-mode\.js)?|OPTIONS \/\*)$/;

test('every route is listed with who may use it', () => {
  const known = Object.values(ROUTES).flat();
  const routes = served().filter((route) => !OF_THE_CLIENT.test(route));
  const places = routes.map((route) => (route.startsWith('/auth/v1/user*') ? '/auth/v1/user/*' : route));
  expect(
    places.filter(
      (route) => !known.some((each) => route === each || `${each}*` === route || `${each}/*` === route),
    ),
  ).toEqual([]);
});

describe.each(ROUTES.nobody.filter((route) => !route.includes('*')))('%s', (path) => {
  test('refuses requests without a session', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode } = await app.server.inject({ method, url: path, headers: victim.headers });
      expect(statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe.each([...ROUTES.session, ...ROUTES.signedIn, ...ROUTES.account])('%s', (route) => {
  test('requires a valid token', async () => {
    for (const headers of [{}, lapsed.tampered, lapsed.unsigned, lapsed.revoked]) {
      const { statusCode, body } = await send(route, headers, victim.userId);
      expect([401, 403]).toContain(statusCode);
      expect(body).not.toContain(victim.email);
    }
  });
});

test.each(ROUTES.session)('%s refuses API tokens', async (route) => {
  expect([401, 403]).toContain((await send(route, bearer(token.secret))).statusCode);
});

test.each(ROUTES.account)('%s serves another account to analysts only', async (route) => {
  expect((await send(route, stranger.headers, victim.userId)).statusCode).toBe(403);
  expect((await send(route, victim.headers, victim.userId)).statusCode).toBe(200);
  expect((await send(route, analyst.headers, victim.userId)).statusCode).toBe(200);
});

test.each(ROUTES.form)('%s requires a valid session', async (route) => {
  const [method, url] = split(route);
  const post = (token: string) =>
    app.server.inject({
      method,
      url,
      query: NEEDED[url] ?? {},
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ access_token: token }).toString(),
    });
  const tokens = [lapsed.tampered, lapsed.unsigned, lapsed.revoked].map(({ authorization }) =>
    authorization.slice(7),
  );
  for (const token of ['', ...tokens]) expect((await post(token)).statusCode).toBe(401);
  expect((await post(victim.accessToken)).statusCode).toBe(200);
});

describe('pages of other origins', () => {
  const preflight = (url: string, method: string) =>
    app.server.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': method },
    });
  const paths = Object.values(ROUTES)
    .flat()
    .filter((route) => route.includes(' /') && !/ \/(?:auth|rest)\/v1/.test(route));

  test.each(paths)('%s refuses other origins', async (route) => {
    const [method, path] = split(route);
    const { headers } = await preflight(path, method);
    const asked = await app.server.inject({
      method,
      url: path,
      headers: { origin: 'https://elsewhere.example' },
    });
    for (const found of [headers, asked.headers])
      expect(found).not.toHaveProperty('access-control-allow-origin');
  });

  test('may use the sign-in routes without cookies', async () => {
    const { headers } = await preflight('/auth/v1/token', 'POST');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });
});

// Last: time goes on for all.
test.each([...ROUTES.signedIn, ...ROUTES.account, ...ROUTES.session])(
  '%s refuses an ended session',
  async (route) => {
    if (app.clock.now().getTime() < Date.now() + 3_600_000) app.clock.advance(2 * 3_600_000);
    expect([401, 403]).toContain((await send(route, victim.headers, victim.userId)).statusCode);
  },
);
