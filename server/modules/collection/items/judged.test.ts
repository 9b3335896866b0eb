import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type SignedIn } from '../../../testing/app.ts';
import { type ChatServer, completion, sendJson, startChatServer } from '../../../testing/chat-server.ts';
import { type CollectingApp, createCollectingApp } from '../../../testing/collecting.ts';
import { eventually } from '../../../testing/eventually.ts';
import { graphql, importInto } from '../../../testing/graphql.ts';
import { answer, QUILLMARK } from '../../../testing/recordings.ts';
import { startVendors, type VendorServer } from '../../../testing/vendors/server.ts';

const QUESTIONS = ['Which note app is best?', 'What replaces paper notes?'];
const TEXT =
  'Quillmark is excellent, and so is Zettelwerk. Tarnwick is a solid choice as well. Then there is Ostrava Labs.';
/** The built-in rules find praise of Quillmark here; the model may judge otherwise. */
const JUDGED = [
  { name: 'Quillmark', sentiment: 12.5 },
  { name: 'Zettelwerk', sentiment: 80 },
];

let vendors: VendorServer;
let chat: ChatServer;
let app: CollectingApp;
let owner: SignedIn;

const judging = (companies: object[]) => {
  chat.answer = (response) => sendJson(response, 200, completion({ content: JSON.stringify({ companies }) }));
};

beforeAll(async () => {
  vendors = await startVendors({ answerTo: () => ({ text: TEXT, sources: [] }) });
  chat = await startChatServer();
  app = await createCollectingApp({
    env: {
      ...vendors.environment(),
      PERPLEXITY_REQUESTS_PER_MINUTE: '6000',
      CHAT_MODEL_URL: chat.url,
      CHAT_MODEL: 'judge-1',
    },
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([vendors.close(), chat.close()]);
  expect(app.problems).toEqual([]);
});
beforeEach(async () => {
  chat.received.length = 0;
  judging(JUDGED);
  owner = await app.customer({ questions: QUESTIONS, platforms: ['perplexity'] });
});

async function ask<T>(query: string, variables: Record<string, unknown> = {}, as = owner): Promise<T> {
  const { data, errors } = await graphql<T>(app, as.headers, query, variables);
  if (errors) throw new Error(errors[0]?.message);
  return data;
}

const save = (judgeByModel: boolean) =>
  ask<{ saveCollectionSettings: { errors: object[]; settings: object } }>(
    `mutation ($input: CollectionSettingsInput!) { saveCollectionSettings(input: $input)
       { settings { judgeByModel chatModel } errors { field message } } }`,
    { input: { judgeByModel } },
  ).then(({ saveCollectionSettings }) => saveCollectionSettings);

async function run(input: object = {}): Promise<void> {
  const { startRun } = await ask<{ startRun: { id: string } }>(
    'mutation ($input: RunInput) { startRun(input: $input) { id } }',
    { input },
  );
  await eventually(async () => {
    const { collectionRun } = await ask<{ collectionRun: { status: string } }>(
      'query ($id: ID!) { collectionRun(id: $id) { status } }',
      startRun,
    );
    expect(collectionRun.status).toBe('FINISHED');
  });
}

/** Each mention of each answer: company, sentiment and judge. */
async function mentions(as = owner) {
  const { answers } = await ask<{
    answers: {
      nodes: { mentions: { company: { name: string }; sentiment: number | null; judge: string }[] }[];
    };
  }>('{ answers { nodes { mentions { company { name } sentiment judge } } } }', {}, as);
  return answers.nodes.map((node) =>
    node.mentions.map(({ company, sentiment, judge }) => [company.name, sentiment, judge] as const),
  );
}

interface Sentiment {
  score: number | null;
  judges: { name: string; answers: number }[];
  change: { verdict: string; judgesDiffer: boolean; difference: number | null };
}
const sentiment = (filter: object | null = null) =>
  ask<{ dashboard: { metrics: { sentiment: Sentiment } } }>(
    `query ($filter: MetricsFilter) { dashboard(filter: $filter) { metrics { sentiment
       { score judges { name answers } change { verdict judgesDiffer difference } } } } }`,
    { filter },
  ).then(({ dashboard }) => dashboard.metrics.sentiment);

const found = () =>
  ask<{ discoveredCompanies: { companies: { key: string; name: string; answers: number }[] } }>(
    '{ discoveredCompanies { companies { key name answers } } }',
  ).then(({ discoveredCompanies }) => discoveredCompanies.companies);

test('is off by default: nothing is sent to the model', async () => {
  await run();
  expect(chat.received).toEqual([]);
  expect(await sentiment()).toMatchObject({ judges: [{ name: 'Built-in rules', answers: 2 }] });
  expect(await found()).toEqual([]);
});

test('cannot be switched on without a chat model', async () => {
  const plain = await createTestApp();
  const person = await plain.signedIn();
  const { data } = await graphql(
    plain,
    person.headers,
    `mutation { saveCollectionSettings(input: { judgeByModel: true })
       { settings { judgeByModel chatModel } errors { field message } } }`,
  );
  expect(data).toEqual({
    saveCollectionSettings: {
      settings: { judgeByModel: false, chatModel: null },
      errors: [{ field: 'judgeByModel', message: 'No chat model is configured on this server.' }],
    },
  });
  await plain.close();
});

test('stores the model’s sentiment for companies that it judged, and names the model', async () => {
  expect(await save(true)).toEqual({ settings: { judgeByModel: true, chatModel: 'judge-1' }, errors: [] });
  await run();
  expect(chat.received).toHaveLength(2);
  for (const [first, second] of await mentions()) {
    expect(first).toEqual(['Quillmark', 12.5, 'judge-1']);
    expect(second).toEqual(['Tarnwick', expect.any(Number), 'Built-in rules']);
  }
  expect(await sentiment()).toMatchObject({ score: 12.5, judges: [{ name: 'judge-1', answers: 2 }] });
});

test('falls back to the built-in rules when the model fails, and shows that judges are mixed', async () => {
  await save(true);
  await run();
  chat.answer = (response) => sendJson(response, 500, {});
  await run({ again: true });
  expect(chat.received).toHaveLength(4);
  const { judges } = await sentiment();
  expect(judges).toEqual([
    { name: 'Built-in rules', answers: 2 },
    { name: 'judge-1', answers: 2 },
  ]);
});

test('analysing again keeps the model’s judgements under the new names', async () => {
  await save(true);
  await run();
  const { brand } = await ask<{ brand: { id: string } }>('{ brand { id } }');
  await ask('mutation ($input: SaveBrandInput!) { saveBrand(input: $input) { answersOutdated } }', {
    input: {
      brand: { id: brand.id, name: 'Quillmark Notes', aliases: ['Quillmark'] },
      competitors: [{ name: 'Zettelwerk' }],
    },
  });
  await ask('mutation { reanalyse { answers } }');
  expect(chat.received).toHaveLength(2);
  expect(await mentions()).toEqual(
    [1, 2].map(() => [
      ['Quillmark Notes', 12.5, 'judge-1'],
      ['Zettelwerk', 80, 'judge-1'],
    ]),
  );
  expect(await sentiment()).toMatchObject({ score: 12.5, judges: [{ name: 'judge-1', answers: 2 }] });
  await app.services.discoveries.update(owner.userId);
  expect(await found()).toEqual([]);
});

test('counts companies that the model named once per answer until they are tracked or dismissed', async () => {
  // “Labs” is only part of a tracked company's name, and “well” is a plain word.
  const others = ['ZETTELWERK', 'Not There', 'Labs', 'well'].map((name) => ({ name, sentiment: 1 }));
  judging([...JUDGED, ...others]);
  await save(true);
  await run();
  await app.services.discoveries.update(owner.userId);
  expect(await found()).toEqual([{ key: 'zettelwerk', name: 'Zettelwerk', answers: 2 }]);
  const dismiss = (key: string, dismissed: boolean) =>
    ask(
      'mutation ($key: String!, $dismissed: Boolean!) { dismissDiscoveredCompany(key: $key, dismissed: $dismissed) { uncountedAnswers } }',
      { key, dismissed },
    );
  await dismiss('zettelwerk', true);
  expect(await found()).toEqual([]);
  await dismiss('zettelwerk', false);
  await app.services.discoveries.update(owner.userId);
  expect(await found()).toEqual([{ key: 'zettelwerk', name: 'Zettelwerk', answers: 2 }]);
  await expect(dismiss('nobody', true)).rejects.toThrow('No such company was found in your answers.');
  await ask('mutation ($input: SaveBrandInput!) { saveBrand(input: $input) { answersOutdated } }', {
    input: { brand: { name: 'Quillmark' }, competitors: [{ name: 'Zettelwerk AG' }] },
  });
  await app.services.discoveries.update(owner.userId);
  expect(await found()).toEqual([]);
});

test('discovered companies of another account cannot be read or changed', async () => {
  const other = await app.signedIn();
  const query = 'query ($userId: ID!) { discoveredCompanies(userId: $userId) { uncountedAnswers } }';
  await expect(ask(query, { userId: owner.userId }, other)).rejects.toThrow();
});

test('a drop between different judges is no change; the same drop by one judge is', async () => {
  const texts = ['Quillmark is an excellent choice.', 'Quillmark is superb.', 'Quillmark is a great app.'];
  const week = (from: number, over: object) =>
    Array.from({ length: 21 }, (_, index) =>
      answer({
        id: `${from}-${index}`,
        run: index + 1,
        collectedAt: `2025-05-${String(from + (index % 7)).padStart(2, '0')}T10:00:00Z`,
        answer: texts[index % 3] as string,
        ...over,
      }),
    );
  const judged = (model: string, value: number) => ({
    judgement: { model, companies: [{ name: 'Quillmark', sentiment: value }] },
  });
  const range = { from: '2025-05-08', to: '2025-05-14' };
  await importInto(app, owner.headers, QUILLMARK, [...week(1, {}), ...week(8, judged('judge-1', 30))]);
  expect((await sentiment(range)).change).toMatchObject({
    verdict: 'NO_CLEAR_CHANGE',
    judgesDiffer: true,
    difference: expect.any(Number),
  });

  owner = await app.signedIn();
  const one = [...week(1, judged('judge-1', 90)), ...week(8, judged('judge-1', 30))];
  await importInto(app, owner.headers, QUILLMARK, one);
  expect(await sentiment(range)).toMatchObject({
    judges: [{ name: 'judge-1', answers: 21 }],
    change: { verdict: 'DOWN', judgesDiffer: false, difference: -60 },
  });
});
