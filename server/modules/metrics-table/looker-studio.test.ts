import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { importInto } from '../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';
import { createToken } from '../../testing/tokens.ts';
import { createLookerStudio } from './testing/looker-studio.ts';

const ADDRESS = 'https://sightline.example';

let app: TestApp;
let key: string;
let call: ReturnType<typeof createLookerStudio>;
beforeAll(async () => {
  app = await createTestApp();
  const owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
  key = (await createToken(app, owner)).secret;
  call = createLookerStudio(async (url, headers) => {
    const { statusCode, body } = await app.server.inject({ url: url.replace(ADDRESS, ''), headers });
    return { status: statusCode, text: body };
  });
});
afterAll(() => app.close());

const connect = (pathKey: object) => call<{ isValid: boolean }>('setCredentials', { pathKey });
const fields = (...names: string[]) => names.map((name) => ({ name }));

test('takes an address and a token that the server knows, and nothing else', async () => {
  expect(await call('isAuthValid')).toBe(false);
  expect(await connect({ path: 'http://sightline.example', key })).toEqual({ isValid: false });
  expect(await connect({ path: ADDRESS, key: 'sightline_wrong' })).toEqual({ isValid: false });
  expect(await connect({ path: `${ADDRESS}/`, key })).toEqual({ isValid: true });
  expect(await call('isAuthValid')).toBe(true);
});

test('gives the rows of the chosen columns and days', async () => {
  await connect({ path: ADDRESS, key });
  const data = await call<{ schema: { id: string }[]; rows: object[] }>('getData', {
    configParams: { bucket: 'week', by: 'platform,company' },
    dateRange: { startDate: '2025-05-19', endDate: '2025-05-25' },
    fields: fields('from', 'platform', 'company', 'unbranded_mentions', 'voices'),
  });
  expect(data.schema.map(({ id }) => id)).toEqual([
    'from',
    'platform',
    'company',
    'unbranded_mentions',
    'voices',
  ]);
  expect(data.rows).toHaveLength(6);
  expect(data.rows[0]).toEqual({ values: ['20250519', 'chatgpt', 'Quillmark', 2, 6] });
});

test('every field but the formulas has values in a row', async () => {
  const { schema } = await call<{ schema: { id: string; formula?: string }[] }>('getSchema');
  const counted = schema.filter(({ formula }) => !formula).map(({ id }) => id);
  const { rows } = await call<{ rows: { values: unknown[] }[] }>('getData', {
    configParams: { bucket: 'month', by: 'topic,platform' },
    dateRange: { startDate: '2025-05-01', endDate: '2025-05-31' },
    fields: fields(...counted),
  });
  for (const { values } of rows) {
    expect(values).toHaveLength(counted.length);
    expect(values).not.toContain(undefined);
    const empty = counted.filter((_, index) => values[index] === null);
    expect(empty).toEqual(['persona', 'locale', 'model']);
  }
  for (const formula of schema.flatMap((field) => field.formula ?? [])) {
    for (const [, id = ''] of formula.matchAll(/\$(\w+)/g)) expect(counted).toContain(id);
  }
});

test('shows what the server refuses', async () => {
  const asked = call('getData', {
    configParams: { bucket: 'hour' },
    dateRange: { startDate: '2025-05-01', endDate: '2025-05-31' },
    fields: fields('from'),
  });
  await expect(asked).rejects.toThrow('bucket must be one of: day, week, month, range.');
});
