import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../db/client.ts';
import { addDays, utcDay } from '../../lib/days.ts';
import type { SignedIn } from '../../testing/app.ts';
import { type GoogleRow, googleError } from '../../testing/google.ts';
import { graphql } from '../../testing/graphql.ts';
import { bearer, createToken } from '../../testing/tokens.ts';
import { siteOwner } from '../visits/testing/posting.ts';
import {
  type AnalyticsApp,
  connect,
  createAnalyticsApp,
  readConnection,
  readResults,
} from './testing/app.ts';

let app: AnalyticsApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await createAnalyticsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.execute(sql`delete from sightline.analytics_connection`);
  owner = await siteOwner(app);
  app.jobs.waiting = [];
  Object.assign(app.google, { rows: [], failures: {}, reports: [], claims: [], maxPage: 250_000 });
  app.google.metadata = { currencyCode: 'EUR', timeZone: 'Europe/Berlin' };
});

const yesterday = () => addDays(utcDay(app.clock.now()), -1);

const row = (more: Partial<GoogleRow> = {}): GoogleRow => ({
  ...{
    date: yesterday(),
    landingPage: '/guide',
    sessionSource: 'chatgpt.com',
    sessionMedium: 'ai-assistant',
  },
  ...{ sessions: 4, keyEvents: 1, totalRevenue: 20.5 },
  ...more,
});

const DAY_MS = 86_400_000;

/** What a day later brings, as the daily job does. */
async function later(days = 1) {
  app.clock.advance(days * DAY_MS);
  owner = await app.signInAgain(owner);
  await app.jobs.send('analytics-read-all', {});
  await app.jobs.work();
}

test('connects, reads 90 days, and sums sessions of assistants by landing page', async () => {
  app.google.rows = [
    row(),
    // GA4 has known assistants since May 2026 only; earlier they are referrals.
    row({ sessionMedium: 'referral', sessions: 2, keyEvents: 0, totalRevenue: 0 }),
    row({ sessionSource: 'www.perplexity.ai', sessionMedium: 'referral', sessions: 3, totalRevenue: 0 }),
    row({ sessionSource: 'new-assistant.example', landingPage: '/guide/', sessions: 1, keyEvents: 0.5 }),
    row({ date: addDays(yesterday(), -89), landingPage: '/pricing', sessions: 7 }),
    row({ landingPage: '(not set)', sessions: 9 }),
    // None of these are people whom an answer sent.
    row({ sessionSource: 'google', sessionMedium: 'organic', sessions: 1000 }),
    row({ sessionSource: 'chatgpt.com', sessionMedium: 'cpc', sessions: 100 }),
    row({ sessionSource: 'mychatgpt.com', sessionMedium: 'referral', sessions: 100 }),
    row({ date: addDays(yesterday(), -90), sessions: 100 }),
  ];
  const { data } = await connect(app, owner.headers, { propertyId: 'properties/123456789' });
  expect(data.connectAnalytics.connection).toMatchObject({
    ...{ propertyId: '123456789', host: 'quillmark.example', clientEmail: app.google.clientEmail },
    ...{ readAt: null, problem: null, simulated: false, range: { from: null, to: null } },
  });
  await app.jobs.work();
  expect(await readConnection(app, owner.headers)).toMatchObject({
    ...{ currency: 'EUR', timeZone: 'Europe/Berlin', problem: null },
    range: { from: addDays(yesterday(), -89), to: yesterday() },
  });
  const { nodes, totals, coverage } = await readResults(app, owner.headers, { order: 'SESSIONS' });
  expect(nodes).toEqual([
    {
      page: { url: 'https://quillmark.example/guide' },
      figures: { answers: 0, visits: 0, people: 0, sessions: 10, keyEvents: 2.5, revenue: 41 },
    },
    {
      page: { url: 'https://quillmark.example/pricing' },
      figures: { answers: 0, visits: 0, people: 0, sessions: 7, keyEvents: 1, revenue: 20.5 },
    },
  ]);
  expect(totals).toMatchObject({ sessions: 17, keyEvents: 3.5, revenue: 61.5 });
  expect(coverage).toMatchObject({ analyticsDays: 90, unplacedSessions: 9, currency: 'EUR', logDays: 0 });
  expect(app.google.claims[0]).toMatchObject({
    iss: app.google.clientEmail,
    scope: 'https://www.googleapis.com/auth/analytics.readonly',
    aud: app.google.config.tokenUrl,
  });
});

test('reads late days again, and older ones no more', async () => {
  app.google.rows = [row({ sessions: 1 }), row({ date: addDays(yesterday(), -20), sessions: 5 })];
  await connect(app, owner.headers);
  await app.jobs.work();
  const day = yesterday();
  app.google.rows = [row({ date: day, sessions: 3 }), row({ date: addDays(day, 1), sessions: 10 })];
  app.google.reports = [];
  await later();
  expect(app.google.reports.map(({ dateRanges }) => dateRanges[0])).toEqual([
    { startDate: addDays(day, -3), endDate: addDays(day, 1) },
  ]);
  expect((await readResults(app, owner.headers)).totals.sessions).toBe(18);
});

test('reads a report page by page', async () => {
  app.google.maxPage = 3;
  app.google.rows = Array.from({ length: 8 }, (_, index) => row({ landingPage: `/p${index}`, sessions: 1 }));
  await connect(app, owner.headers);
  app.google.reports = [];
  await app.jobs.work();
  const offsets = app.google.reports.map(({ offset }) => offset);
  expect(offsets).toEqual(['0', '0', '0', '3', '6']);
  expect((await readResults(app, owner.headers)).total).toBe(8);
});

test('says of which days Google leaves rows out', async () => {
  app.google.metadata = {
    ...{ currencyCode: 'USD', timeZone: 'America/New_York', subjectToThresholding: true },
    ...{ dataLossFromOtherRow: true, samplingMetadatas: [{ samplesReadCount: '1', samplingSpaceSize: '2' }] },
  };
  await connect(app, owner.headers);
  await app.jobs.work();
  const { coverage, totals } = await readResults(app, owner.headers, { filter: { days: 7 } });
  expect(coverage).toMatchObject({ thresholdedDays: 7, otherRowDays: 7, sampledDays: 7, currency: 'USD' });
  // Read, and nobody came.
  expect(totals).toMatchObject({ sessions: 0, keyEvents: 0, revenue: 0 });
});

test.each([
  ['403', googleError(403, 'PERMISSION_DENIED', 'User does not have sufficient permissions'), 'as a viewer'],
  [
    '403 of a project without the API',
    googleError(403, 'PERMISSION_DENIED', 'Google Analytics Data API has not been used', [
      { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' },
    ]),
    'Turn it on there',
  ],
  ['429', googleError(429, 'RESOURCE_EXHAUSTED', 'Exhausted property tokens per day.'), 'quota'],
  ['400', googleError(400, 'INVALID_ARGUMENT', 'Field keyEvents is not valid.'), 'keyEvents is not valid'],
  ['503', googleError(503, 'UNAVAILABLE', 'The service is currently unavailable.'), 'status 503'],
  ['a page of HTML', { status: 502, body: '<html>' }, 'status 502'],
  ['another form', { status: 200, body: { rows: [{ dimensionValues: [{ value: 'x' }] }] } }, 'another form'],
])('keeps what to do after %s, and the figures that were read', async (_name, failure, advice) => {
  app.google.rows = [row()];
  await connect(app, owner.headers);
  await app.jobs.work();
  app.google.failures.runReport = failure;
  await later();
  const failed = await readConnection(app, owner.headers);
  expect(failed?.problem).toContain(advice);
  const { totals, coverage } = await readResults(app, owner.headers);
  expect(totals.sessions).toBe(4);
  expect(coverage.problem).toBe(failed?.problem);
  app.google.failures = {};
  await graphql(app, owner.headers, 'mutation { readAnalytics { connection { problem } } }');
  await app.jobs.work();
  expect((await readConnection(app, owner.headers))?.problem).toBeNull();
});

test.each([
  ['propertyId', { propertyId: 'G-ABC123' }, 'number'],
  ['propertyId', { propertyId: '../../v1/evil' }, 'number'],
  ['propertyId', { propertyId: '987654321' }, 'as a viewer'],
  ['key', { key: 'not json' }, 'not a key file'],
  ['key', { key: '{"type": "authorized_user"}' }, 'type'],
  ['key', { key: 'x'.repeat(10_001) }, '10,000 characters'],
  ['host', { host: 'https://quillmark.example/a' }, 'host'],
])('refuses an unusable %s', async (field, input, message) => {
  const { errors } = await connect(app, owner.headers, input);
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field } });
  expect(errors?.[0]?.message).toContain(message);
  expect(await readConnection(app, owner.headers)).toBeNull();
});

test('refuses a key that cannot sign, and one that Google does not take', async () => {
  const broken = JSON.stringify({ ...JSON.parse(app.google.keyFile), private_key: 'x' });
  const unreadable = await connect(app, owner.headers, { key: broken });
  expect(unreadable.errors?.[0]?.message).toContain('“private_key” of the file cannot be read');
  const foreign = JSON.stringify({ ...JSON.parse(app.google.keyFile), client_email: 'x@y.example' });
  const refused = await connect(app, owner.headers, { key: foreign });
  expect(refused.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'key' } });
  expect(refused.errors?.[0]?.message).toContain('Invalid JWT Signature');
});

test('says that Google does not reply', async () => {
  app.google.failures.token = { status: 503, body: {} };
  const { errors } = await connect(app, owner.headers);
  expect(errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
});

test('keeps the key encrypted and never shows it', async () => {
  const reply = await connect(app, owner.headers);
  const [stored] = await rows<{ row: string }>(
    app.database.db,
    sql`select to_jsonb(c)::text as row from sightline.analytics_connection c where user_id = ${owner.userId}`,
  );
  const { private_key: privateKey } = JSON.parse(app.google.keyFile) as { private_key: string };
  const middle = privateKey.split('\n')[4] ?? '';
  expect(middle).toHaveLength(64);
  for (const text of [stored?.row, JSON.stringify(reply.data)]) {
    expect(text).toContain(app.google.clientEmail);
    expect(text).not.toContain(middle);
  }
});

test('another property replaces the figures; disconnecting removes all', async () => {
  app.google.rows = [row()];
  await connect(app, owner.headers);
  await app.jobs.work();
  await connect(app, owner.headers, { host: 'www.docs.quillmark.example' });
  expect((await readResults(app, owner.headers)).totals.sessions).toBeNull();
  await app.jobs.work();
  const { nodes } = await readResults(app, owner.headers);
  expect(nodes.map(({ page }) => page.url)).toEqual(['https://docs.quillmark.example/guide']);
  await graphql(app, owner.headers, 'mutation { disconnectAnalytics { connection { id } } }');
  expect(await readConnection(app, owner.headers)).toBeNull();
  expect(await readResults(app, owner.headers)).toMatchObject({ total: 0, coverage: { connected: false } });
  const { errors } = await graphql(app, owner.headers, 'mutation { readAnalytics { connection { id } } }');
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('removes days that are older than visits are kept', async () => {
  app.google.rows = [row()];
  await connect(app, owner.headers);
  await app.jobs.work();
  app.google.rows = [];
  await later(402);
  expect((await readResults(app, owner.headers)).total).toBe(0);
  expect((await readConnection(app, owner.headers))?.range.from).toBe(addDays(yesterday(), -89));
});

test('keeps to the account, to people and to a rate', async () => {
  app.google.rows = [row()];
  await connect(app, owner.headers);
  await app.jobs.work();
  const other = await siteOwner(app);
  expect(await readConnection(app, other.headers)).toBeNull();
  expect((await readResults(app, other.headers)).total).toBe(0);
  const { secret } = await createToken(app, owner, { scope: 'WRITE' });
  expect((await connect(app, bearer(secret))).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const calls = Array.from({ length: 10 }, () => connect(app, owner.headers));
  const codes = (await Promise.all(calls)).map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
});
