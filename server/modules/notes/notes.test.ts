import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';
import { MAX_NOTES } from './service.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signedIn();
});

interface Note {
  id: string;
  day: string;
  text: string;
  topic: { id: string } | null;
  prompt: { id: string; topicId: string } | null;
  author: string;
  createdAt: string;
  changedBy: string | null;
  changedAt: string | null;
}
interface Payload {
  note: Note | null;
  errors: { field: string; message: string }[];
}

const FIELDS = 'id day text topic { id } prompt { id topicId } author createdAt changedBy changedAt';
const ADD = `mutation ($input: NoteInput!) { addNote(input: $input) { note { ${FIELDS} } errors { field message } } }`;
const CHANGE = `mutation ($id: ID!, $input: NoteInput!) {
  changeNote(id: $id, input: $input) { note { ${FIELDS} } errors { field message } } }`;
const REMOVE = 'mutation ($id: ID!) { removeNote(id: $id) { id } }';
const LIST = `query ($filter: NotesFilter, $first: Int! = 100, $after: String, $userId: ID) {
  notes(filter: $filter, first: $first, after: $after, userId: $userId) { nodes { ${FIELDS} } next total } }`;

const send = (input: object, as = owner) => graphql<{ addNote: Payload }>(app, as.headers, ADD, { input });
async function add(input: object, as = owner): Promise<Note> {
  const { data } = await send({ day: '2025-05-24', text: 'Page published', ...input }, as);
  return data?.addNote.note ?? expect.unreachable();
}
async function list(variables: object = {}, as = owner) {
  const reply = await graphql<{ notes: { nodes: Note[]; next: string | null; total: number } }>(
    app,
    as.headers,
    LIST,
    { ...variables },
  );
  return reply.data?.notes ?? expect.unreachable(JSON.stringify(reply.errors));
}
const texts = ({ nodes }: { nodes: Note[] }) => nodes.map(({ text }) => text);

/** The first topic of the account and one of its prompts. */
async function subject(as: SignedIn) {
  await importInto(app, as.headers, QUILLMARK, RECORDINGS);
  const { data } = await graphql<{
    promptSettings: { prompts: { id: string; topicId: string }[] };
  }>(app, as.headers, '{ promptSettings { prompts { id topicId } } }');
  const [prompt] = data.promptSettings.prompts;
  const other = data.promptSettings.prompts.find(({ topicId }) => topicId !== prompt?.topicId);
  return { prompt: prompt ?? expect.unreachable(), other: other ?? expect.unreachable() };
}

test('stores who wrote a note and who changed it', async () => {
  const note = await add({ text: '  Price\nchanged  ' });
  expect(note).toMatchObject({
    day: '2025-05-24',
    text: 'Price changed',
    ...{ topic: null, prompt: null, author: owner.email, changedBy: null, changedAt: null },
  });
  const changed = await graphql<{ changeNote: Payload }>(app, owner.headers, CHANGE, {
    id: note.id,
    input: { day: '2025-05-25', text: 'Price lowered' },
  });
  expect(changed.data.changeNote.note).toMatchObject({
    ...{ id: note.id, day: '2025-05-25', text: 'Price lowered' },
    ...{ author: owner.email, createdAt: note.createdAt, changedBy: owner.email },
  });
  expect(texts(await list())).toEqual(['Price lowered']);
  await graphql(app, owner.headers, REMOVE, { id: note.id });
  expect(await list()).toEqual({ nodes: [], next: null, total: 0 });
});

test('marks what a program wrote', async () => {
  const created = await graphql<{ createApiToken: { secret: string } }>(
    app,
    owner.headers,
    'mutation { createApiToken(input: { name: "t", scope: WRITE }) { secret } }',
  );
  const headers = { authorization: `Bearer ${created.data.createApiToken.secret}` };
  const { data } = await graphql<{ addNote: Payload }>(app, headers, ADD, {
    input: { day: '2025-05-24', text: 'Deployed' },
  });
  expect(data.addNote.note?.author).toBe(`${owner.email} (API token)`);
});

test('a topic shows its notes, those of its prompts and those of the account; a prompt does not show another’s', async () => {
  const { prompt, other } = await subject(owner);
  await add({ text: 'account' });
  await add({ text: 'topic', topicId: prompt.topicId });
  const ofPrompt = await add({ text: 'prompt', promptId: prompt.id });
  await add({ text: 'other', promptId: other.id });
  expect(ofPrompt.prompt).toEqual({ id: prompt.id, topicId: prompt.topicId });
  const shown = async (filter: object) => texts(await list({ filter })).toSorted();
  expect(await shown({})).toEqual(['account', 'other', 'prompt', 'topic']);
  expect(await shown({ topicId: prompt.topicId })).toEqual(['account', 'prompt', 'topic']);
  expect(await shown({ topicId: other.topicId })).toEqual(['account', 'other']);
  expect(await shown({ promptId: prompt.id })).toEqual(['account', 'prompt', 'topic']);
  expect(await shown({ promptId: other.id })).toEqual(['account', 'other']);
});

test('lists notes by day and page', async () => {
  for (const day of ['2025-05-20', '2025-05-24', '2025-05-22', '2025-05-22']) await add({ day, text: day });
  const first = await list({ first: 3 });
  expect(texts(first)).toEqual(['2025-05-24', '2025-05-22', '2025-05-22']);
  expect(first.total).toBe(4);
  const second = await list({ first: 3, after: first.next });
  expect(texts(second)).toEqual(['2025-05-20']);
  expect(second).toMatchObject({ next: null, total: 4 });
  const within = await list({ filter: { from: '2025-05-21', to: '2025-05-22' } });
  expect(texts(within)).toEqual(['2025-05-22', '2025-05-22']);
});

test('another account’s notes and subjects are out of reach', async () => {
  const stranger = await app.signedIn();
  const { prompt } = await subject(stranger);
  const theirs = await add({ text: 'secret' }, stranger);
  expect(texts(await list())).toEqual([]);
  const refused = await graphql(app, owner.headers, LIST, { userId: stranger.userId });
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const input = { day: '2025-05-24', text: 'mine' };
  const foreignTopic = await send({ ...input, topicId: prompt.topicId });
  expect(foreignTopic.data.addNote).toEqual({
    note: null,
    errors: [{ field: 'topicId', message: 'topicId must be the id of a topic of this account.' }],
  });
  const foreignPrompt = await send({ ...input, promptId: prompt.id });
  expect(foreignPrompt.data.addNote.errors[0]?.field).toBe('promptId');
  for (const [query, variables] of [
    [CHANGE, { id: theirs.id, input }],
    [REMOVE, { id: theirs.id }],
  ] as const) {
    const reply = await graphql(app, owner.headers, query, variables);
    expect(reply.errors?.[0]).toMatchObject({
      message: 'There is no note with this id.',
      extensions: { code: 'NOT_FOUND' },
    });
  }
  expect(await list()).toMatchObject({ total: 0 });
  expect(texts(await list({}, stranger))).toEqual(['secret']);
});

describe('refuses', () => {
  const id = '11111111-1111-4111-8111-111111111111';
  test.each([
    [{ day: '2025-02-30' }, 'day'],
    [{ day: '1999-12-31' }, 'must be from 2000-01-01 up to a year from now'],
    [{ day: '2999-01-01' }, 'must be from 2000-01-01 up to a year from now'],
    [{ text: ' \n ' }, 'text must not be empty'],
    [{ text: '\u0000' }, 'text must not be empty'],
    [{ text: '𝒳'.repeat(281) }, 'text must have at most 280 characters'],
    [{ topicId: 'x' }, 'topicId must be the id of a topic'],
    [{ promptId: 'x' }, 'promptId must be the id of a prompt'],
    [{ topicId: id, promptId: id }, 'promptId must not be given together with'],
  ])('%j', async (input, message) => {
    const { errors } = await send({ day: '2025-05-24', text: 'Page published', ...input });
    expect(errors?.[0]?.message).toContain(message);
    expect(await list()).toMatchObject({ total: 0 });
  });

  test.each([
    [{ first: 0 }, 'first'],
    [{ first: 1001 }, 'first'],
    [{ after: 'x' }, 'after'],
    [{ filter: { from: '2025-05-25', to: '2025-05-24' } }, 'from'],
    [{ filter: { topicId: 'x' } }, 'topicId'],
    [{ filter: { topicId: id, promptId: id } }, 'promptId'],
  ])('the list %j', async (variables, field) => {
    const { errors } = await graphql(app, owner.headers, LIST, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });
});

test('280 characters are counted as code points, lone surrogates kept out of the database', async () => {
  expect((await add({ text: '𝒳'.repeat(280) })).text).toBe('𝒳'.repeat(280));
  expect((await add({ text: 'a\ud800b' })).text).toBe('a\ufffdb');
});

test('an account has at most 1,000 notes', async () => {
  await add({ text: 'first' });
  await app.database.db.execute(sql`
    insert into sightline.note (user_id, id, day, text, author_id, author, via)
    select ${owner.userId}::uuid, gen_random_uuid(), '2025-05-24', 'n', ${owner.userId}::uuid, 'x', 'session'
    from generate_series(2, ${MAX_NOTES}::int)`);
  const { data } = await send({ day: '2025-05-24', text: 'one more' });
  expect(data.addNote.errors).toEqual([
    {
      field: 'text',
      message: 'An account has at most 1,000 notes. Remove some that are no longer needed.',
    },
  ]);
  expect((await list({ first: 1000 })).nodes).toHaveLength(MAX_NOTES);
});

test('exports notes as CSV', async () => {
  const { prompt } = await subject(owner);
  await add({ text: '=1+1', promptId: prompt.id });
  const { body, headers } = await app.server.inject({
    url: '/api/export/notes.csv',
    headers: owner.headers,
  });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, line] = body.slice(1).split('\r\n');
  expect(head).toBe('note_id,day,text,topic,prompt,author,created_at,changed_by,changed_at');
  expect(line).toContain('2025-05-24,"\'=1+1",,');
  expect(line).toContain(owner.email);
});
