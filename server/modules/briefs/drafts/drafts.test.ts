import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createChatModel } from '../../../chat-model/create.ts';
import { readConfig } from '../../../config/config.ts';
import type { ContentDraft } from '../../../graphql/resolvers.generated.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { type ChatServer, completion, sendJson, startChatServer } from '../../../testing/chat-server.ts';
import { graphql, importInto } from '../../../testing/graphql.ts';
import { answer, QUILLMARK } from '../../../testing/recordings.ts';
import { paragraph, storePage } from '../testing/store-page.ts';

const QUESTION = 'Which note app is best?';
const PAGE = 'https://lists.example/a';
const FIELDS = `id status problem level model startedBy title original cost inputTokens outputTokens markdown
  sections { heading claims { text fromOwnText links { url title } } } cut { text reason } improvements
  before { statistics } after { statistics citations }`;
const WRITE = `mutation ($promptId: ID, $text: String) { writeDraft(promptId: $promptId, text: $text, level: BALANCED) { ${FIELDS} } }`;
const READ = `query ($userId: ID, $promptId: ID) { contentDraft(userId: $userId, promptId: $promptId) { ${FIELDS} } }`;
const DRAFT = {
  title: 'Which note app?',
  sections: [
    {
      heading: 'By hand',
      claims: [{ text: 'A survey found that 62 percent write by hand. It saves 90 hours.', factIds: [] }],
    },
  ],
};

let chat: ChatServer;
let app: TestApp;
let owner: SignedIn;
let promptId: string;
beforeAll(async () => {
  chat = await startChatServer();
  const config = readConfig({
    ...{
      CHAT_MODEL_URL: chat.url,
      CHAT_MODEL: 'a-model',
      CHAT_MODEL_INPUT_PRICE: '2',
      CHAT_MODEL_OUTPUT_PRICE: '10',
    },
  });
  app = await createTestApp({ config: { chatModel: config.chatModel }, chatModel: createChatModel(config) });
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, [
    answer({ id: 'a', prompt: QUESTION, answer: 'Options: Tarnwick.', sources: [{ url: PAGE, title: '' }] }),
  ]);
  await storePage(
    app,
    owner,
    PAGE,
    [paragraph('A survey of 1,200 students found that 62 percent write by hand.')],
    [{ score: 'statistics', text: '62 percent' }],
  );
  const { data } = await graphql<{ briefPrompts: { id: string }[] }>(
    app,
    owner.headers,
    '{ briefPrompts { id } }',
  );
  promptId = data.briefPrompts[0]?.id ?? '';
});
beforeEach(() => {
  chat.received.length = 0;
  app.clock.advance(1000);
  chat.answer = (response) => sendJson(response, 200, completion({ content: JSON.stringify(DRAFT) }));
});
afterAll(async () => {
  await app.close();
  await chat.close();
});

const write = (variables: Record<string, unknown>, person = owner) =>
  graphql<{ writeDraft: ContentDraft }>(app, person.headers, WRITE, variables);
const read = (variables: Record<string, unknown>, person = owner) =>
  graphql<{ contentDraft: ContentDraft | null }>(app, person.headers, READ, variables);

test('the generator is not simulated with a chat model', async () => {
  const query = '{ contentGenerator { simulated model } }';
  expect((await graphql(app, owner.headers, query)).data).toEqual({
    contentGenerator: { simulated: false, model: 'a-model' },
  });
});

test('says what a draft costs at most without asking the model', async () => {
  const { data } = await graphql<{
    draftEstimate: { inputTokens: number; maxOutputTokens: number; cost: number };
  }>(
    app,
    owner.headers,
    'query ($promptId: ID) { draftEstimate(promptId: $promptId) { model inputTokens maxOutputTokens cost } }',
    { promptId },
  );
  const { inputTokens, maxOutputTokens, cost } = data.draftEstimate;
  expect(inputTokens).toBeGreaterThan(100);
  expect(cost).toBeCloseTo((inputTokens * 2 + maxOutputTokens * 10) / 1e6, 9);
  expect(chat.received).toHaveLength(0);
});

test('keeps what a fact holds with its link, cuts the rest with the reason, and stores the draft', async () => {
  const { data, errors } = await write({ promptId });
  expect(errors).toBeUndefined();
  const draft = data.writeDraft;
  expect(draft).toMatchObject({
    status: 'DONE',
    model: 'a-model',
    startedBy: owner.userId,
    original: '',
    before: null,
  });
  expect(draft.sections).toEqual([
    {
      heading: 'By hand',
      claims: [
        {
          text: 'A survey found that 62 percent write by hand.',
          fromOwnText: false,
          links: [{ url: PAGE, title: 'lists.example' }],
        },
      ],
    },
  ]);
  expect(draft.cut).toEqual([
    { text: 'It saves 90 hours.', reason: 'No fact of a read page has the figure 90 hours.' },
  ]);
  expect(draft.improvements).toHaveLength(5);
  expect(draft.after).toEqual({ statistics: 1, citations: 1 });
  expect(draft.cost).toBeCloseTo((21 * 2 + 7 * 10) / 1e6, 6);
  expect(draft.markdown).toContain(`(${PAGE})`);
  expect(chat.received[0]?.body.messages[1]?.content).toContain('62 percent write by hand');
  expect((await read({ promptId })).data.contentDraft).toEqual(draft);
});

test('reworks a text, whose own figures stay, and scores both', async () => {
  const { data } = await write({ text: 'It saves 90 hours a year.' });
  expect(data.writeDraft).toMatchObject({ status: 'DONE', original: 'It saves 90 hours a year.' });
  expect(data.writeDraft.before).not.toBeNull();
  expect(data.writeDraft.cut.map(({ text }) => text)).toEqual([
    'A survey found that 62 percent write by hand.',
  ]);
  expect(data.writeDraft.sections[0]?.claims[0]).toMatchObject({
    text: 'It saves 90 hours.',
    fromOwnText: true,
  });
});

test('stores why the model failed', async () => {
  chat.answer = (response) => sendJson(response, 401, {});
  const { data } = await write({ promptId });
  expect(data.writeDraft).toMatchObject({ status: 'FAILED', sections: [], cut: [], improvements: [] });
  expect(data.writeDraft.problem).toMatch(/key/);
});

test('keeps earlier drafts, which can be read again', async () => {
  const person = await app.signedIn();
  const LIST = 'query ($userId: ID) { contentDrafts(userId: $userId) { id original level } }';
  const list = async (reader: SignedIn, userId?: string) =>
    graphql<{ contentDrafts: { id: string; original: string }[] }>(app, reader.headers, LIST, { userId });
  for (const text of ['First.', 'Second.']) {
    await write({ text }, person);
    app.clock.advance(1000);
  }
  const { contentDrafts } = (await list(person)).data;
  expect(contentDrafts.map(({ original }) => original)).toEqual(['Second.', 'First.']);
  const READ_ONE = `query ($id: ID) { contentDraft(id: $id) { id original title } }`;
  const readOne = async (id: string, reader = person) =>
    (await graphql<{ contentDraft: ContentDraft | null }>(app, reader.headers, READ_ONE, { id })).data
      .contentDraft;
  const first = contentDrafts[1]?.id ?? '';
  expect(await readOne(first)).toMatchObject({ original: 'First.', title: DRAFT.title });
  expect(await readOne('first')).toBeNull();
  const stranger = await app.signedIn();
  expect(await readOne(first, stranger)).toBeNull();
  expect((await list(stranger)).data.contentDrafts).toEqual([]);
  expect((await list(stranger, person.userId)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('writes one draft at a time', async () => {
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  chat.answer = async (response) => {
    arrived.resolve();
    await release.promise;
    sendJson(response, 200, completion({ content: JSON.stringify(DRAFT) }));
  };
  const first = write({ promptId });
  await arrived.promise;
  expect((await write({ text: 'Another.' })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await read({ promptId })).data.contentDraft?.status).toBe('WRITING');
  release.resolve();
  expect((await first).data.writeDraft.status).toBe('DONE');
});

test('refuses nothing to write about, a long text, and another’s account, prompt and draft', async () => {
  const other = await app.signedIn();
  const codeOf = async (result: ReturnType<typeof write> | ReturnType<typeof read>) =>
    (await result).errors?.[0]?.extensions.code;
  expect(await codeOf(write({}))).toBe('BAD_USER_INPUT');
  expect(await codeOf(write({ text: 'x'.repeat(20_001) }))).toBe('BAD_USER_INPUT');
  expect(await codeOf(write({ promptId }, other))).toBe('NOT_FOUND');
  expect(await codeOf(read({ promptId, userId: owner.userId }, other))).toBe('FORBIDDEN');
  expect((await read({ promptId }, other)).data.contentDraft).toBeNull();
  expect(chat.received).toHaveLength(0);
});

test('scores a text like a page', async () => {
  const { data } = await graphql<{ textScores: { citations: number; statistics: number } }>(
    app,
    owner.headers,
    'query ($text: String!) { textScores(text: $text) { citations statistics } }',
    {
      text: '# Notes\n\nA survey found that 62 percent write by hand ([the study](https://study.example/x)).',
    },
  );
  expect(data.textScores).toEqual({ citations: 1, statistics: 1 });
});
