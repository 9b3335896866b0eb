import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordedAnswerInput } from '../../graphql/resolvers.generated.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK } from '../../testing/recordings.ts';

let app: TestApp;
let owner: SignedIn;

const on = (day: string, fields: Partial<RecordedAnswerInput>) =>
  answer({
    ...{ id: `${day} ${JSON.stringify(fields)}`, collectedAt: `${day}T10:00:00Z`, answer: 'Quillmark.' },
    ...fields,
  });

const ORIGINS = `query ($filter: MetricsFilter) { answerOrigins(filter: $filter) {
  origins { platform { key name } surface model answers from to }
  changes { platform { key } before after surfacesBefore surfacesAfter on } } }`;
const read = async (filter: object, { headers } = owner) =>
  (await graphql<{ answerOrigins: unknown }>(app, headers, ORIGINS, { filter })).data.answerOrigins;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, [
    on('2025-05-01', { model: 'm-1', surface: 'api' }),
    on('2025-05-02', { model: 'm-1', surface: 'api' }),
    on('2025-05-03', { model: 'm-2', surface: 'api' }),
    on('2025-05-04', { model: 'm-2' }),
    on('2025-05-03', { surface: 'interface' }),
    on('2025-05-04', { surface: 'interface', model: 'm-9', answer: 'Tarnwick.' }),
    on('2025-05-01', { platform: 'gemini', model: 'g' }),
    on('2025-05-04', { platform: 'gemini' }),
    on('2025-05-04', { platform: 'gemini', answer: '', run: 2 }),
  ]);
});
afterAll(() => app.close());

const chatgpt = { key: 'chatgpt', name: 'ChatGPT' };
const shown = { key: 'chatgpt-interface', name: 'ChatGPT (interface)' };
const LATER = { from: '2025-05-03', to: '2025-05-04' };

test('says which platforms, surfaces and models the answers of a range come from', async () => {
  expect(await read(LATER)).toMatchObject({
    origins: [
      { platform: chatgpt, surface: 'API', model: 'm-2', answers: 1, from: '2025-05-03', to: '2025-05-03' },
      { platform: chatgpt, surface: 'IMPORT', model: 'm-2', answers: 1 },
      { platform: shown, surface: 'INTERFACE', model: 'm-9', answers: 1 },
      { platform: shown, surface: 'INTERFACE', model: null, answers: 1 },
      { platform: { key: 'gemini' }, surface: 'IMPORT', model: null, answers: 1 },
    ],
  });
  expect(await read({ platform: 'chatgpt-interface' })).toMatchObject({ origins: [{}, {}] });
});

test('says what changed from the range before, on the day on which it did', async () => {
  // A model that an import does not name is no change, and a platform without answers before has none.
  expect(await read(LATER)).toMatchObject({
    changes: [
      {
        platform: { key: 'chatgpt' },
        ...{ before: ['m-1'], after: ['m-2'], on: '2025-05-03' },
        ...{ surfacesBefore: [], surfacesAfter: ['IMPORT'] },
      },
    ],
  });
  expect(await read({ from: '2025-05-02', to: '2025-05-02' })).toMatchObject({ changes: [] });
});

test('an interface is a platform of its own in every rate', async () => {
  const { data } = await graphql<{ dashboard: { metrics: { visibility: { mentionRate: object } } } }>(
    app,
    owner.headers,
    `query ($filter: MetricsFilter) { dashboard(filter: $filter) {
      metrics { visibility { mentionRate { hits answers } } } } }`,
    { filter: { platform: 'chatgpt' } },
  );
  expect(data.dashboard.metrics.visibility.mentionRate).toEqual({ hits: 4, answers: 4 });
});

test('answers are listed by surface', async () => {
  const list = `query ($surface: Surface) { answers(filter: { surface: $surface }) { total nodes { surface } } }`;
  const { data } = await graphql(app, owner.headers, list, { surface: 'INTERFACE' });
  expect(data).toEqual({
    answers: { total: 2, nodes: [{ surface: 'INTERFACE' }, { surface: 'INTERFACE' }] },
  });
});

test('another account sees nothing of it', async () => {
  expect(await read({}, await app.signedIn())).toEqual({ origins: [], changes: [] });
});
