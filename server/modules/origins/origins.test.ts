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

const BY_SCOPE = `query ($filter: MetricsFilter, $before: EarlierDays, $topicId: ID, $promptId: ID) {
  answerOrigins(filter: $filter, before: $before, topicId: $topicId, promptId: $promptId) {
    origins { platform { key } model answers }
    changes { before after on }
    modelChanges { platform { key } day before after } } }`;

interface ByScope {
  answerOrigins: {
    origins: { platform: { key: string }; model: string | null; answers: number }[];
    changes: unknown[];
    modelChanges: unknown[];
  };
}

async function readScope(variables: Record<string, unknown>, { headers } = owner) {
  const { data, errors } = await graphql<ByScope>(app, headers, BY_SCOPE, variables);
  return errors ? errors[0]?.extensions?.code : data.answerOrigins;
}

test('names the days on which a platform began to answer with another model', async () => {
  expect(await readScope({})).toMatchObject({
    modelChanges: [{ platform: { key: 'chatgpt' }, day: '2025-05-03', before: ['m-1'], after: ['m-2'] }],
  });
  expect(await readScope({ filter: { from: '2025-05-04', to: '2025-05-05' } })).toMatchObject({
    modelChanges: [],
  });
  expect(await readScope({ filter: { platform: 'gemini' } })).toMatchObject({ modelChanges: [] });
});

test('a model that answers again after at most seven measured days is no new one', async () => {
  const someone = await app.signedIn();
  const days = Array.from({ length: 19 }, (_, index) => `2025-06-${String(index + 1).padStart(2, '0')}`);
  const rare = [2, 9, 17];
  await importInto(app, someone.headers, QUILLMARK, [
    ...days.map((day) => on(day, { model: 'usual' })),
    ...rare.map((day) => on(`2025-06-${String(day).padStart(2, '0')}`, { model: 'rare', run: 2 })),
  ]);
  expect(await readScope({}, someone)).toMatchObject({
    modelChanges: [
      { day: '2025-06-02', before: [], after: ['rare'] },
      { day: '2025-06-17', before: [], after: ['rare'] },
    ],
  });
});

test('counts the answers of a topic or a prompt, and compares with chosen days', async () => {
  const someone = await app.signedIn();
  await importInto(app, someone.headers, QUILLMARK, [
    on('2025-05-01', { model: 'm-1', topic: 'Writing', prompt: 'Which one writes?' }),
    on('2025-05-08', { model: 'm-2', topic: 'Writing', prompt: 'Which one writes?' }),
    on('2025-05-08', { model: 'm-2', topic: 'Writing', prompt: 'Which one writes best?' }),
    on('2025-05-08', { model: 'm-3', topic: 'Notes', prompt: 'Which one notes?' }),
  ]);
  const { data } = await graphql<{
    prompts: { topic: { id: string; name: string }; prompts: { id: string; question: string }[] }[];
  }>(app, someone.headers, '{ prompts { topic { id name } prompts { id question } } }');
  const writing = data.prompts.find(({ topic }) => topic.name === 'Writing');
  const promptId = writing?.prompts.find(({ question }) => question === 'Which one writes?')?.id;
  const later = { filter: { from: '2025-05-08', to: '2025-05-08' } };
  expect(await readScope({ ...later, topicId: writing?.topic.id }, someone)).toMatchObject({
    origins: [{ model: 'm-2', answers: 2 }],
    modelChanges: [{ day: '2025-05-08', before: ['m-1'], after: ['m-2'] }],
  });
  expect(await readScope({ ...later, promptId }, someone)).toMatchObject({
    origins: [{ model: 'm-2', answers: 1 }],
    changes: [],
  });
  const before = { from: '2025-05-01', to: '2025-05-02' };
  expect(await readScope({ ...later, before, promptId }, someone)).toMatchObject({
    changes: [{ before: ['m-1'], after: ['m-2'], on: '2025-05-08' }],
  });
  // Another account's are none.
  expect(await readScope({ topicId: writing?.topic.id })).toBe('NOT_FOUND');
  expect(await readScope({ promptId })).toBe('NOT_FOUND');
  expect(await readScope({ promptId: 'x' })).toBe('NOT_FOUND');
  expect(await readScope({ promptId, topicId: writing?.topic.id }, someone)).toBe('BAD_USER_INPUT');
});
