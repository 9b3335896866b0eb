import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';
import { bearer, createToken } from '../../testing/tokens.ts';

let app: TestApp;
let owner: SignedIn;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
  headers = bearer((await createToken(app, owner)).secret);
});
afterAll(() => app.close());

const get = (query: string, as: Record<string, string> = headers, file = 'metrics.csv') =>
  app.server.inject({ url: `/api/export/${file}${query}`, headers: as });
const table = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data;

test('share of voice by week and platform comes in one request with a read-only token', async () => {
  const reply = await get('?bucket=week&by=platform,company&days=90');
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="sightline-metrics.csv"',
  });
  const rows = table(reply.body);
  const shares = rows.map((row) => [row.bucket, row.platform, row.company, row.share_of_voice]);
  expect(shares).toEqual([
    ['2025-W21', 'chatgpt', 'Quillmark', '33.3333'],
    ['2025-W21', 'chatgpt', 'Tarnwick', '50'],
    ['2025-W21', 'chatgpt', 'Ostrava Labs', '16.6667'],
    ['2025-W21', 'gemini', 'Quillmark', '50'],
    ['2025-W21', 'gemini', 'Tarnwick', '50'],
    ['2025-W21', 'gemini', 'Ostrava Labs', '0'],
  ]);
  expect(rows[0]).toMatchObject({ to: '2025-05-25', topic: '', is_brand: 'true', simulated: 'false' });
});

test('the files and GraphQL have the same rows', async () => {
  const query = '?bucket=day&by=topic,company';
  const csv = table((await get(query)).body);
  const lines = (await get(query, headers, 'metrics.jsonl')).body.trimEnd().split('\n');
  const json = lines.map((line) => JSON.parse(line));
  const written = json.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value === null ? '' : `${value}`])),
  );
  expect(csv).toEqual(written);
  const { data } = await graphql<{ metricsTable: { nodes: { from: string; mentions: number }[] } }>(
    app,
    headers,
    '{ metricsTable(bucket: DAY, by: [TOPIC, COMPANY]) { nodes { from mentions } } }',
  );
  expect(json.map(({ from, mentions }) => ({ from, mentions }))).toEqual(data.metricsTable.nodes);
  expect(json.length).toBeGreaterThan(6);
});

test.each([
  ['?bucket=hour', 'bucket', 'must be one of: day, week, month, range.'],
  ['?by=platform,country', 'by', 'must be some of: topic, platform, company, persona, locale, model.'],
  [
    '?by=topic,topic',
    'by',
    'must name each of topic, platform, company, persona, locale, model once at most.',
  ],
  ['?days=0', 'days', 'must be a whole number from 1 to 3660.'],
  ['?days=x', 'days', 'must be a whole number.'],
  ['?from=2025-02-30', 'from', 'must be a day such as 2025-05-24.'],
  ['?from=0001-01-01&to=9999-12-31', 'filter', 'asks for more than 100,000 counts'],
  ['?topic_id=x', 'topic_id', 'must be a topic id (UUID).'],
  ['?user_id=x', 'user_id', 'must be a user id (UUID).'],
])('refuses %s', async (query, field, message) => {
  const { statusCode, ...reply } = await get(query);
  expect(statusCode).toBe(400);
  expect(reply.json().error).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(reply.json().error.message).toContain(message);
});

test('the brand alone has rows of more days than all companies', async () => {
  const days = '?bucket=month&from=1980-01-01&to=2034-10-04';
  const alone = table((await get(days)).body);
  expect(alone.map(({ company, share_of_voice }) => [company, share_of_voice])).toEqual([
    ['Quillmark', expect.stringMatching(/^\d/)],
  ]);
  const { error } = (await get(`${days}&by=company`)).json();
  expect(error.message).toMatch(/asks for more than 100,000 counts/);
});

test('refuses strangers, other accounts and topics of others', async () => {
  const other = await app.signedIn();
  const codes = await Promise.all([
    get('', {}),
    get(`?user_id=${owner.userId}`, other.headers),
    get(`?topic_id=${crypto.randomUUID()}`),
  ]);
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([401, 403, 404]);
});

test('an account without a brand has the headings only', async () => {
  const fresh = await app.signedIn();
  const { body } = await get('', fresh.headers);
  expect(table(body)).toEqual([]);
  expect(body).toContain('share_of_voice');
});

test('refuses pages that do not exist', async () => {
  const ask = (page: string) =>
    graphql(app, headers, `{ metricsTable(${page}) { nodes { bucket } } }`).then(
      ({ errors }) => errors?.[0]?.message,
    );
  expect(await ask('first: 0')).toBe('first must be a whole number from 1 to 1000.');
  expect(await ask('first: 1001')).toBe('first must be a whole number from 1 to 1000.');
  expect(await ask('after: "x"')).toBe('after must be `next` of the previous page.');
});
