import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';

let app: TestApp;
let owner: SignedIn;
let topicId: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signedIn();
  [topicId = ''] = await addTopics(['Headphones']);
});

interface Prompt {
  id: string;
  topicId: string;
  question: string;
  branded: boolean;
  archived: boolean;
  lastCollected: string | null;
}
type Errors = { errors: { field: string; message: string }[] };
type Added = Errors & Record<'added' | 'restored' | 'alreadyThere', Prompt[]>;
interface Moved {
  moved: Prompt[];
  unmoved: { prompt: Prompt; reason: string }[];
}

const PROMPT = '{ id topicId question branded archived lastCollected }';
const QUERIES = {
  addPrompts: `mutation ($topicId: ID!, $questions: [String!]!) { addPrompts(topicId: $topicId, questions: $questions)
    { added ${PROMPT} restored ${PROMPT} alreadyThere ${PROMPT} errors { field message } } }`,
  changePrompt: `mutation ($id: ID!, $question: String!) { changePrompt(id: $id, question: $question)
    { prompt ${PROMPT} errors { field message } } }`,
  movePrompts: `mutation ($ids: [ID!]!, $topicId: ID!) { movePrompts(ids: $ids, topicId: $topicId)
    { moved ${PROMPT} unmoved { prompt ${PROMPT} reason } } }`,
  archivePrompts: `mutation ($ids: [ID!]!) { archivePrompts(ids: $ids) { prompts ${PROMPT} } }`,
  restorePrompts: `mutation ($ids: [ID!]!) { restorePrompts(ids: $ids) { prompts ${PROMPT} } }`,
  importPrompts: `mutation ($rows: [PromptRowInput!]!) { importPrompts(rows: $rows)
    { rows { index outcome reason } topicsAdded } }`,
  promptSettings: `query ($topicId: ID, $archived: Boolean) { promptSettings(topicId: $topicId, archived: $archived)
    { total prompts ${PROMPT} } }`,
};

async function send<T>(name: keyof typeof QUERIES, variables: Record<string, unknown>, as = owner) {
  const { data, errors } = await graphql<Record<string, T> | null>(app, as.headers, QUERIES[name], variables);
  return { result: data?.[name], error: errors?.[0] };
}

async function ask<T>(name: keyof typeof QUERIES, variables: Record<string, unknown> = {}): Promise<T> {
  const { result, error } = await send<T>(name, variables);
  expect(error).toBeUndefined();
  return result ?? expect.unreachable();
}

async function refusal(name: keyof typeof QUERIES, variables: Record<string, unknown>, as = owner) {
  const { error } = await send(name, variables, as);
  return { code: error?.extensions.code, field: error?.extensions.field, message: error?.message };
}

async function addTopics(names: string[], as = owner): Promise<string[]> {
  const { data } = await graphql<{ addTopics: { added: string[] } }>(
    app,
    as.headers,
    'mutation ($names: [String!]!) { addTopics(names: $names) { added } }',
    { names },
  );
  return data.addTopics.added;
}

const archiveTopic = (id: string) =>
  graphql(app, owner.headers, 'mutation ($id: ID!) { archiveTopic(id: $id) { added } }', { id });
const add = (questions: string[], to = topicId) => ask<Added>('addPrompts', { topicId: to, questions });
const listed = (variables: Record<string, unknown> = {}) =>
  ask<{ total: number; prompts: Prompt[] }>('promptSettings', variables);
const questions = (prompts: readonly Prompt[]) => prompts.map(({ question }) => question);
const idsOf = (prompts: readonly Prompt[]) => prompts.map(({ id }) => id);
const many = (count: number, word = 'Question') => Array.from({ length: count }, (_, n) => `${word} ${n}?`);

async function fill(count: number, topic: string): Promise<void> {
  for (let left = count; left > 0; left -= 500) {
    await add(many(Math.min(500, left), `Filler ${left}`), topic);
  }
}

describe('adding', () => {
  test('trims, drops duplicates, and reports existing and archived prompts', async () => {
    const first = await add(['  Which are best? ', 'Which are best?', 'Which last?']);
    expect(questions(first.added)).toEqual(['Which are best?', 'Which last?']);
    await ask('archivePrompts', { ids: idsOf(first.added).slice(1) });
    const second = await add(['Which are best?', 'Which last?', 'Which are cheap?']);
    expect(questions(second.added)).toEqual(['Which are cheap?']);
    expect(second.restored).toEqual([first.added[1]]);
    expect(second.alreadyThere).toEqual([first.added[0]]);
    expect((await listed()).total).toBe(3);
  });

  test('treats two encodings of a letter as one question', async () => {
    await add(['Which caf\u00e9?']);
    expect((await add(['Which cafe\u0301?'])).added).toEqual([]);
  });

  test('marks questions that name the brand', async () => {
    await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
    const { added } = await add(['Is Quillmark any good?', 'Which app?']);
    expect(added.map(({ branded }) => branded)).toEqual([true, false]);
  });

  test('names an invalid question and then adds none', async () => {
    const { errors } = await add(['Which?', ' ', 'x'.repeat(2001)]);
    expect(errors).toEqual([
      { field: 'questions.1', message: 'A question is needed.' },
      { field: 'questions.2', message: 'At most 2,000 characters.' },
    ]);
    expect((await listed()).total).toBe(0);
    expect(await refusal('addPrompts', { topicId, questions: many(501) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'questions',
    });
  });

  test('refuses an archived topic', async () => {
    await archiveTopic(topicId);
    expect(await refusal('addPrompts', { topicId, questions: ['Which?'] })).toEqual({
      code: 'CONFLICT',
      field: 'topicId',
      message: 'The topic “Headphones” is archived. Restore it first.',
    });
  });
});

test('allows 2,000 active prompts, however they are added', async () => {
  const [other = ''] = await addTopics(['Speakers']);
  const archived = await add(['Archived?']);
  await ask('archivePrompts', { ids: idsOf(archived.added) });
  await fill(1999, other);
  await add(['The last one?']);
  const full = {
    code: 'CONFLICT',
    message:
      'An account asks at most 2,000 prompts, and this one asks 2,000. Archive some that are no longer needed.',
  };
  expect(await refusal('addPrompts', { topicId, questions: ['One more?'] })).toMatchObject(full);
  expect(await refusal('restorePrompts', { ids: idsOf(archived.added) })).toMatchObject(full);
  const imported = await ask<{ rows: object[] }>('importPrompts', {
    rows: [
      { topic: 'Headphones', question: 'The last one?' },
      { topic: 'Brand new', question: 'One more?' },
    ],
  });
  expect(imported).toEqual({
    rows: [
      { index: 0, outcome: 'ALREADY_THERE', reason: null },
      { index: 1, outcome: 'REFUSED', reason: full.message },
    ],
    topicsAdded: [],
  });
  expect((await listed()).prompts).toHaveLength(2000);
});

describe('changing a question', () => {
  test('leaves the history with the old prompt and creates a new one', async () => {
    await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
    const old =
      (await listed()).prompts.find((prompt) => prompt.question === 'Which note app is best?') ??
      expect.unreachable();
    const { prompt } = await ask<{ prompt: Prompt }>('changePrompt', {
      id: old.id,
      question: 'Is Quillmark the best note app?',
    });
    expect(prompt).toMatchObject({
      topicId: old.topicId,
      branded: true,
      archived: false,
      lastCollected: null,
    });
    expect(prompt.id).not.toBe(old.id);
    const { prompts } = await listed({ topicId: old.topicId, archived: true });
    expect(prompts).toEqual([{ ...old, archived: true }]);
    const answersOf = async (promptId: string) => {
      const query = 'query ($promptId: ID) { answers(filter: { promptId: $promptId }) { total } }';
      const { data } = await graphql<{ answers: { total: number } }>(app, owner.headers, query, { promptId });
      return data.answers.total;
    };
    expect(await answersOf(old.id)).toBeGreaterThan(0);
    expect(await answersOf(prompt.id)).toBe(0);

    const back = await ask<{ prompt: Prompt }>('changePrompt', { id: prompt.id, question: old.question });
    expect(back.prompt).toEqual(old);
  });

  test('does nothing for the same question and refuses another prompt’s question and an archived prompt', async () => {
    const { added } = await add(['One?', 'Two?']);
    const [one, two] = added;
    const change = (question: string) =>
      ask<Errors & { prompt: Prompt | null }>('changePrompt', { id: one?.id, question });
    expect((await change(' One? ')).prompt).toEqual(one);
    expect(await change('Two?')).toEqual({
      prompt: null,
      errors: [{ field: 'question', message: 'The topic has a prompt with this question already.' }],
    });
    expect((await change('')).errors).toEqual([{ field: 'question', message: 'A question is needed.' }]);
    await ask('archivePrompts', { ids: [two?.id] });
    expect(await refusal('changePrompt', { id: two?.id, question: 'Three?' })).toMatchObject({
      code: 'CONFLICT',
    });
  });
});

test('moves prompts, except where the topic has their question already', async () => {
  const [other = '', third = ''] = await addTopics(['Speakers', 'Cables']);
  const { added: first } = await add(['Same?', 'Archived there?', 'Free?']);
  const { added: there } = await add(['Same?', 'Archived there?'], other);
  await ask('archivePrompts', { ids: idsOf(there.filter(({ question }) => question !== 'Same?')) });
  const { moved, unmoved } = await ask<Moved>('movePrompts', {
    ids: idsOf([...first, ...first]),
    topicId: other,
  });
  expect(questions(moved)).toEqual(['Free?']);
  expect(moved[0]?.topicId).toBe(other);
  expect(unmoved.map(({ prompt, reason }) => [prompt.question, reason])).toEqual([
    ['Archived there?', 'The topic has an archived prompt with this question. Restore that one instead.'],
    ['Same?', 'The topic has a prompt with this question already.'],
  ]);
  const twins = (await listed()).prompts.filter(({ question }) => question === 'Same?');
  const both = await ask<Moved>('movePrompts', { ids: idsOf(twins), topicId: third });
  expect([both.moved.length, both.unmoved.length]).toEqual([1, 1]);
  await archiveTopic(third);
  expect(await refusal('movePrompts', { ids: idsOf(moved), topicId: third })).toMatchObject({
    code: 'CONFLICT',
    field: 'topicId',
  });
});

test('moves none of the prompts where one is not in the account, and any number of others', async () => {
  const [other = ''] = await addTopics(['Chargers']);
  const asked = Array.from({ length: 20 }, (_, index) => `Which charger is number ${index + 1}?`);
  const { added } = await add(asked);
  const [first] = added;
  expect(
    await refusal('movePrompts', { ids: [...idsOf(added), crypto.randomUUID()], topicId: other }),
  ).toMatchObject({ code: 'NOT_FOUND', field: 'ids' });
  const topicOf = async (id: string | undefined) =>
    (await listed()).prompts.find((prompt) => prompt.id === id)?.topicId;
  expect(await topicOf(first?.id)).toBe(first?.topicId);
  const { moved, unmoved } = await ask<Moved>('movePrompts', { ids: idsOf(added), topicId: other });
  expect(questions(moved)).toEqual(asked.toSorted());
  expect(unmoved).toEqual([]);
  expect(await topicOf(first?.id)).toBe(other);
});

test('a file adds prompts and topics, with an outcome for each row', async () => {
  const [old = ''] = await addTopics(['Old']);
  await archiveTopic(old);
  const { added } = await add(['There?', 'Archived?']);
  await ask('archivePrompts', { ids: idsOf(added.filter(({ question }) => question === 'Archived?')) });
  const rows = [
    { topic: 'headphones', question: 'There?' },
    { topic: 'Headphones', question: 'Archived?' },
    { topic: 'Headphones', question: 'New?' },
    { topic: 'Speakers', question: ' New? ' },
    { topic: 'SPEAKERS', question: 'New?' },
    { topic: 'Old', question: 'New?' },
    { topic: '', question: 'New?' },
    { topic: 'Only refused', question: '' },
  ];
  const imported = await ask<{ rows: { outcome: string; reason: string | null }[]; topicsAdded: string[] }>(
    'importPrompts',
    { rows },
  );
  expect(imported.rows.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
    'ALREADY_THERE',
    'RESTORED',
    'ADDED',
    'ADDED',
    'ALREADY_THERE',
    'topic: “Old” is archived; restore it first.',
    'topic: A name is needed.',
    'question: A question is needed.',
  ]);
  expect(imported.topicsAdded).toEqual(['Speakers']);
  expect(questions((await listed()).prompts)).toEqual(['Archived?', 'New?', 'There?', 'New?']);
  const tooMany = { rows: Array(2001).fill(rows[0]) };
  expect(await refusal('importPrompts', tooMany)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rows' });
});

test('prompts and topics of another account and invalid ids are not found', async () => {
  const { added } = await add(['Mine?']);
  const stranger = await app.signedIn();
  const [theirs = ''] = await addTopics(['Theirs'], stranger);
  for (const id of [added[0]?.id, 'no id']) {
    const calls = [
      ['changePrompt', { id, question: 'Theirs?' }],
      ['movePrompts', { ids: [id], topicId: theirs }],
      ['archivePrompts', { ids: [id] }],
      ['restorePrompts', { ids: [id] }],
    ] as const;
    for (const [name, variables] of calls) {
      expect(await refusal(name, variables, stranger)).toMatchObject({ code: 'NOT_FOUND' });
    }
  }
  for (const id of [topicId, 'no id']) {
    const into = await refusal('addPrompts', { topicId: id, questions: ['Which?'] }, stranger);
    expect(into).toMatchObject({ code: 'NOT_FOUND', field: 'topicId' });
    expect(await refusal('promptSettings', { topicId: id }, stranger)).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await refusal('movePrompts', { ids: idsOf(added), topicId: theirs })).toMatchObject({
    code: 'NOT_FOUND',
    field: 'topicId',
  });
  expect((await listed()).prompts).toEqual(added);
});
