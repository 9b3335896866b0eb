import { describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/app.ts';
import type { CollectingApp } from '../../testing/collecting.ts';
import { setUpCollection } from '../../testing/collection-test.ts';
import { graphql } from '../../testing/graphql.ts';
import { QUESTIONS, type Runs, runsOf } from '../../testing/runs.ts';
import type { VendorServer } from '../../testing/vendors/server.ts';

interface Shown {
  id: string;
  name: string;
  archived: boolean;
  promptIds: string[];
}
type Payload = { persona: Shown | null; errors: { field: string; message: string }[] };

const FIELDS = 'id name description country region city language archived promptIds';
const SAVE = `mutation ($id: ID, $input: PersonaInput!) {
  savePersona(id: $id, input: $input) { persona { ${FIELDS} } errors { field message } } }`;
const MUNICH = {
  name: 'Munich CFO',
  description: 'a CFO of a 50-person company',
  country: 'de',
  region: 'Bavaria',
  city: 'Munich',
};

let vendors: VendorServer;
let app: CollectingApp;
let owner: SignedIn;
let runs: Runs;
let promptIds: string[];
setUpCollection((started) => {
  ({ vendors, app } = started);
});

async function begin(platforms: readonly string[] = ['chatgpt', 'gemini']) {
  for (const vendor of ['chatgpt', 'gemini'] as const) vendors.set(vendor, { kind: 'answer' });
  owner = await app.customer({ questions: QUESTIONS, platforms });
  runs = runsOf(app, owner);
  const { data } = await graphql<{ promptSettings: { prompts: { id: string; question: string }[] } }>(
    app,
    owner.headers,
    '{ promptSettings { prompts { id question } } }',
  );
  promptIds = data.promptSettings.prompts.map(({ id }) => id);
}

const send = async <T>(query: string, variables: object = {}, headers = owner.headers) =>
  graphql<T>(app, headers, query, { ...variables });
const save = async (input: object, id: string | null = null, headers = owner.headers) =>
  send<{ savePersona: Payload }>(SAVE, { id, input: { promptIds: [], ...input } }, headers);
const saved = async (input: object, id: string | null = null): Promise<Payload> =>
  (await save(input, id)).data.savePersona;
const list = async (headers = owner.headers) =>
  (await send<{ personas: Shown[] }>(`{ personas { ${FIELDS} } }`, {}, headers)).data.personas;

describe('personas', () => {
  test('are added, changed, archived and restored', async () => {
    await begin();
    const { persona, errors } = await saved({ ...MUNICH, promptIds: promptIds.slice(0, 2) });
    expect(errors).toEqual([]);
    expect(persona).toMatchObject({ ...MUNICH, country: 'DE', language: null, archived: false });
    expect(persona?.promptIds).toEqual(promptIds.slice(0, 2).sort());
    const id = persona?.id ?? '';
    expect((await saved({ name: 'Student', description: 'a student' }, id)).persona).toMatchObject({
      ...{ id, name: 'Student', country: null, promptIds: [] },
    });
    await send('mutation ($id: ID!) { archivePersona(id: $id) { persona { id } } }', { id });
    expect(await list()).toMatchObject([{ id, archived: true }]);
    await send('mutation ($id: ID!) { restorePersona(id: $id) { persona { id } } }', { id });
    expect(await list()).toMatchObject([{ id, archived: false }]);
  });

  test.each([
    [{ name: ' ' }, 'name', /empty/],
    [{ name: 'x'.repeat(61) }, 'name', /60/],
    [{ name: 'A', description: 'x'.repeat(201) }, 'description', /200/],
    [{ name: 'A' }, 'description', /country/],
    [{ name: 'A', country: 'Germany' }, 'country', /two letters/],
    [{ name: 'A', country: 'XQ' }, 'country', /two letters/],
    [{ name: 'A', description: 'b', city: 'Bonn' }, 'country', /city/],
    [{ name: 'A', description: 'b', language: 'x_y' }, 'language', /pt-BR/],
    [{ name: 'A', description: 'b', promptIds: ['1'] }, 'promptIds', /UUID/],
  ])('refuse %j and name the field', async (input, field, message) => {
    await begin();
    const { errors } = await save(input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(errors?.[0]?.message).toMatch(message);
    expect(errors?.[0]?.message).toContain(field);
    expect(await list()).toEqual([]);
  });

  test('have names of their own, and there are at most ten in use', async () => {
    await begin();
    for (let at = 1; at <= 10; at += 1) await saved({ name: `P${at}`, description: 'a student' });
    expect((await saved({ name: 'p3', description: 'b' })).errors).toMatchObject([{ field: 'name' }]);
    expect((await saved({ name: 'P11', description: 'b' })).errors[0]?.message).toMatch(/at most 10/);
    const [first] = await list();
    await send('mutation ($id: ID!) { archivePersona(id: $id) { persona { id } } }', { id: first?.id });
    expect((await saved({ name: 'P11', description: 'b' })).errors).toEqual([]);
    const back = await send<{ restorePersona: Payload }>(
      'mutation ($id: ID!) { restorePersona(id: $id) { persona { id } errors { field message } } }',
      { id: first?.id },
    );
    expect(back.data.restorePersona.errors[0]?.message).toMatch(/at most 10/);
  });

  test('of another account are unknown, and so are its prompts', async () => {
    await begin();
    const { persona } = await saved({ ...MUNICH, promptIds });
    const [ownPrompts, mine] = [promptIds, owner];
    await begin();
    expect((await saved({ ...MUNICH, promptIds: ownPrompts })).errors).toMatchObject([
      { field: 'promptIds' },
    ]);
    for (const query of [
      `mutation ($id: ID!) { savePersona(id: $id, input: {name: "X", description: "y", promptIds: []}) { persona { id } } }`,
      'mutation ($id: ID!) { archivePersona(id: $id) { persona { id } } }',
      'mutation ($id: ID!) { restorePersona(id: $id) { persona { id } } }',
    ]) {
      const { errors } = await send(query, { id: persona?.id });
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect(await list()).toEqual([]);
    expect(await list(mine.headers)).toMatchObject([{ name: 'Munich CFO', archived: false }]);
  });
});

/** What an account's screens count, one query each. */
const FIGURES = [
  '{ impressions { history { date impressions } } }',
  '{ sentiment { history { date sentiment } } }',
  '{ competitors { ranking { rankings { name mentions } } } }',
  '{ sources { sources { url mentions } } }',
  '{ prompts { prompts { question visibility { hits answers } } } }',
  '{ namedRanking { companies } }',
  '{ metricsTable(bucket: DAY, by: [TOPIC, COMPANY]) { nodes { mentions } } }',
  '{ whatChanged { answersAfter } }',
  '{ promptGaps(first: 20) { total scope { answers } } }',
  '{ answers { total } }',
];
const ALL = `{
  answers(filter: {askedAs: ANY}) { total nodes { askedAs { name placeGiven } platform { key } } } }`;
interface All {
  answers: {
    total: number;
    nodes: { askedAs: { name: string; placeGiven: string | null } | null; platform: { key: string } }[];
  };
}

const figures = () =>
  Promise.all(
    FIGURES.map(async (query) => {
      const { data, errors } = await send(query);
      expect(errors).toBeUndefined();
      return data;
    }),
  );

test('a run asks prompts plainly and as their personas, and figures count the plain answers alone', async () => {
  await begin();
  const plain = await runs.ended((await runs.start()).id);
  expect(plain).toMatchObject({ planned: 6, done: 6 });
  const before = await figures();
  expect(before.at(-1)).toEqual({ answers: { total: 6 } });

  vendors.received.length = 0;
  const { persona } = await saved({ ...MUNICH, promptIds: promptIds.slice(0, 2) });
  const { data } = await send<{ runEstimate: { platforms: { asks: number; alreadyThere: number }[] } }>(
    '{ runEstimate { platforms { asks alreadyThere } } }',
  );
  expect(data.runEstimate.platforms).toEqual([
    { asks: 2, alreadyThere: 3 },
    { asks: 2, alreadyThere: 3 },
  ]);
  const run = await runs.ended((await runs.start()).id);
  expect(run).toMatchObject({ planned: 4, done: 4, failed: 0 });
  const asked = Map.groupBy(vendors.received, ({ vendor }) => vendor);
  for (const { question, body } of asked.get('chatgpt') ?? []) {
    expect(question).toMatch(/^I am a CFO of a 50-person company\.\n\n/);
    expect(JSON.stringify(body)).toContain('"city":"Munich"');
  }
  for (const { question } of asked.get('gemini') ?? []) {
    expect(question).toMatch(/company\. My location: Munich, Bavaria, Germany\.\n\n/);
  }
  expect([asked.get('chatgpt')?.length, asked.get('gemini')?.length]).toEqual([2, 2]);

  expect(await figures()).toEqual(before);
  const { answers } = (await send<All>(ALL)).data;
  expect(answers.total).toBe(10);
  const shown = answers.nodes.flatMap(({ askedAs, platform }) =>
    askedAs ? [`${askedAs.name} ${platform.key} ${askedAs.placeGiven}`] : [],
  );
  expect(shown.sort()).toEqual([
    'Munich CFO chatgpt SETTING',
    'Munich CFO chatgpt SETTING',
    'Munich CFO gemini PROMPT',
    'Munich CFO gemini PROMPT',
  ]);
  const filtered = await runs.answers({ personaId: persona?.id, promptId: promptIds[0] });
  expect(filtered.total).toBe(2);
  expect((await runs.answers({ runId: run.id })).total).toBe(4);

  await expect(runs.start()).rejects.toThrow('Every prompt has today’s answers already.');
  await send('mutation ($id: ID!) { archivePersona(id: $id) { persona { id } } }', { id: persona?.id });
  const again = await runs.ended((await runs.start({ again: true })).id);
  expect(again.planned).toBe(6);
});

test('counts of lists leave out what was asked as a persona', async () => {
  await begin();
  await saved({ ...MUNICH, promptIds });
  await runs.ended((await runs.start()).id);
  const { data } = await send<{ brand: { id: string } }>('{ brand { id } }');
  for (const filter of [
    { companyId: data.brand.id },
    { visible: true },
    { sourceUrl: 'https://reviews.example/best', platform: 'chatgpt' },
  ]) {
    const expected = 'sourceUrl' in filter ? 3 : 6;
    expect([filter, (await runs.answers(filter)).total]).toEqual([filter, expected]);
  }
  expect((await runs.answers({ companyId: data.brand.id, askedAs: 'ANY' })).total).toBe(12);
});

test('an import names the persona, and an export has it', async () => {
  await begin();
  await saved(MUNICH);
  const answer = (id: string, persona?: string) => ({
    ...{ id, platform: 'chatgpt', collectedAt: '2025-05-24T12:00:00Z', topic: 'Notes' },
    ...{ prompt: 'Which note app is best?', answer: 'Quillmark is great.', persona, placeGiven: 'prompt' },
  });
  const { data } = await send<{
    importAnswers: { stored: number; rejected: { index: number; reason: string }[] };
  }>(
    `mutation ($answers: [RecordedAnswerInput!]!) {
       importAnswers(answers: $answers) { stored rejected { index reason } } }`,
    { answers: [answer('1', 'munich cfo'), answer('2', 'Nobody'), answer('3')] },
  );
  expect(data.importAnswers.stored).toBe(2);
  expect(data.importAnswers.rejected).toEqual([{ index: 1, reason: expect.stringContaining('persona') }]);
  expect((await runs.answers()).total).toBe(1);
  const csv = await app.server.inject({ url: '/api/export/answers.csv', headers: owner.headers });
  expect(csv.body).toMatch(/Munich CFO,prompt/);
});
