import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { type GraphqlReply, graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signedIn();
});

interface Topic {
  id: string;
  name: string;
  slug: string;
  archived: boolean;
  promptCount: number;
  archivedPromptCount: number;
}
interface Edited {
  topics: Topic[];
  added: string[];
  errors: { field: string; message: string }[];
}

const FIELDS =
  'topics { id name slug archived promptCount archivedPromptCount } added errors { field message }';
const ARGUMENTS = {
  addTopics: 'names: [String!]!',
  renameTopic: 'id: ID!, name: String!',
  orderTopics: 'ids: [ID!]!',
  archiveTopic: 'id: ID!',
  restoreTopic: 'id: ID!',
};

function send(mutation: keyof typeof ARGUMENTS, variables: object, as = owner) {
  const names = [...ARGUMENTS[mutation].matchAll(/\w+(?=:)/g)].map(([name]) => name);
  const head = names.reduce((text, name) => text.replace(`${name}:`, `$${name}:`), ARGUMENTS[mutation]);
  const passed = names.map((name) => `${name}: $${name}`).join(', ');
  const query = `mutation (${head}) { ${mutation}(${passed}) { ${FIELDS} } }`;
  return graphql<Record<string, Edited>>(app, as.headers, query, { ...variables });
}

async function edit(mutation: keyof typeof ARGUMENTS, variables: object): Promise<Edited> {
  const { data, errors } = await send(mutation, variables);
  expect(errors).toBeUndefined();
  return data[mutation] ?? expect.unreachable();
}

const codeOf = ({ errors }: GraphqlReply<unknown>) => errors?.[0]?.extensions.code;
const names = (topics: readonly Topic[]) => topics.map(({ name }) => name);
const topicNamed = (topics: readonly Topic[], name: string) =>
  topics.find((topic) => topic.name === name) ?? expect.unreachable();

async function shown(as = owner): Promise<string[]> {
  const { data } = await graphql<{ topics: Topic[] }>(app, as.headers, '{ topics { name } }');
  return names(data.topics);
}

describe('adding', () => {
  test('ignores case and surrounding space when a topic exists', async () => {
    const { topics, added } = await edit('addTopics', { names: [' Headphones ', 'Speakers', 'HEADPHONES'] });
    expect(topics).toEqual([
      expect.objectContaining({ name: 'Headphones', slug: 'headphones', archived: false, promptCount: 0 }),
      expect.objectContaining({ name: 'Speakers', slug: 'speakers' }),
    ]);
    expect(added).toHaveLength(2);
    const again = await edit('addTopics', { names: ['speakers', 'Cables'] });
    expect(names(again.topics)).toEqual(['Cables', 'Headphones', 'Speakers']);
    expect(again.added).toEqual([topicNamed(again.topics, 'Cables').id]);
  });

  test('names that differ only in punctuation are two topics with different slugs', async () => {
    const { topics } = await edit('addTopics', { names: ['C', 'C++', 'Aggregate'] });
    expect(topics.map(({ slug }) => slug)).toEqual(['aggregate-topic', 'c', 'c-2']);
  });

  test('names an invalid name and then adds none', async () => {
    const { errors, topics } = await edit('addTopics', { names: ['Good', ' \n ', 'x'.repeat(121)] });
    expect(errors).toEqual([
      { field: 'names.1', message: 'A name is needed.' },
      { field: 'names.2', message: 'At most 120 characters.' },
    ]);
    expect(topics).toEqual([]);
  });

  test('allows 100 topics; archived ones do not count', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => `Topic ${index}`);
    const { topics } = await edit('addTopics', { names: hundred });
    const refused = await send('addTopics', { names: ['One more'] });
    expect(codeOf(refused)).toBe('CONFLICT');
    expect(refused.errors?.[0]?.message).toBe(
      'An account has at most 100 topics, and this one has 100. Archive some that are no longer needed.',
    );
    await edit('archiveTopic', { id: topics[0]?.id });
    expect((await edit('addTopics', { names: ['One more'] })).added).toHaveLength(1);
    expect(codeOf(await send('restoreTopic', { id: topics[0]?.id }))).toBe('CONFLICT');
    expect(codeOf(await send('addTopics', { names: Array(501).fill('x') }))).toBe('BAD_USER_INPUT');
  });
});

describe('renaming', () => {
  test('keeps the slug and history, and imports find the topic by its former name', async () => {
    await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
    const page = `{ topicDashboard(slug: "note-taking") { topic { name } metrics { answers } } }`;
    const before = await graphql<{ topicDashboard: { metrics: object } }>(app, owner.headers, page);
    const { data } = await graphql<{ topicSettings: Topic[] }>(
      app,
      owner.headers,
      '{ topicSettings { id name } }',
    );
    const { id } = topicNamed(data.topicSettings, 'Note taking');
    const { topics } = await edit('renameTopic', { id, name: 'Notebooks' });
    expect(topicNamed(topics, 'Notebooks')).toMatchObject({ id, slug: 'note-taking' });
    const after = await graphql<{ topicDashboard: { metrics: object } }>(app, owner.headers, page);
    expect(after.data.topicDashboard).toEqual({
      topic: { name: 'Notebooks' },
      metrics: before.data.topicDashboard.metrics,
    });
    await importInto(app, owner.headers, QUILLMARK, [{ ...RECORDINGS[0], id: 'later' }]);
    expect(names((await edit('orderTopics', { ids: [] })).topics)).not.toContain('Note taking');
  });

  test('a former name can be given to another topic, which imports then find', async () => {
    const { added } = await edit('addTopics', { names: ['Notes'] });
    await edit('renameTopic', { id: added[0], name: 'Notebooks' });
    const { topics } = await edit('addTopics', { names: ['Notes'] });
    expect(topics.map(({ name, slug }) => [name, slug])).toEqual([
      ['Notebooks', 'notes'],
      ['Notes', 'notes-2'],
    ]);
    await importInto(app, owner.headers, QUILLMARK, [{ ...RECORDINGS[0], topic: 'Notes' }]);
    const after = await edit('orderTopics', { ids: [] });
    expect(topicNamed(after.topics, 'Notes').promptCount).toBe(1);
  });

  test('refuses the name of another topic, but not another case of its own', async () => {
    const { topics } = await edit('addTopics', { names: ['One', 'Two', 'Old'] });
    await edit('archiveTopic', { id: topicNamed(topics, 'Old').id });
    const { id } = topicNamed(topics, 'One');
    expect((await edit('renameTopic', { id, name: 'two' })).errors).toEqual([
      { field: 'name', message: 'There is a topic “Two” already.' },
    ]);
    expect((await edit('renameTopic', { id, name: 'OLD' })).errors).toEqual([
      { field: 'name', message: 'There is an archived topic “Old”. Restore it, or choose another name.' },
    ]);
    expect((await edit('renameTopic', { id, name: ' ' })).errors[0]?.field).toBe('name');
    expect(names((await edit('renameTopic', { id, name: 'ONE' })).topics)).toContain('ONE');
  });
});

test('keeps the chosen order, with new topics last', async () => {
  const { topics } = await edit('addTopics', { names: ['A', 'B', 'C'] });
  const idOf = (name: string) => topicNamed(topics, name).id;
  expect(names((await edit('orderTopics', { ids: [idOf('C'), idOf('A')] })).topics)).toEqual(['C', 'A', 'B']);
  await edit('addTopics', { names: ['Aa'] });
  expect(await shown()).toEqual(['C', 'A', 'B', 'Aa']);
  expect(codeOf(await send('orderTopics', { ids: [idOf('A'), idOf('A')] }))).toBe('BAD_USER_INPUT');
});

test('an archived topic is in no list, its prompts do not count, and restoring brings it back unchanged', async () => {
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
  const before = await edit('orderTopics', { ids: [] });
  const { id, promptCount } = topicNamed(before.topics, 'Note taking');
  const counts = async () => {
    const { data } = await graphql<{ dashboard: { metrics: { visibility: { promptCount: number } } } }>(
      app,
      owner.headers,
      '{ dashboard { metrics { visibility { promptCount } } } }',
    );
    return data.dashboard.metrics.visibility.promptCount;
  };
  const all = await counts();
  const { topics } = await edit('archiveTopic', { id });
  expect(topics.at(-1)).toMatchObject({ id, archived: true, promptCount });
  expect(await shown()).not.toContain('Note taking');
  expect(await counts()).toBe(all - promptCount);
  expect((await edit('addTopics', { names: ['note taking'] })).errors).toEqual([
    {
      field: 'names.0',
      message: 'There is an archived topic “Note taking”. Restore it, or choose another name.',
    },
  ]);
  expect((await edit('restoreTopic', { id })).topics).toEqual(before.topics);
  expect(await counts()).toBe(all);
});

test('topics of another account and invalid ids are not found', async () => {
  const { added } = await edit('addTopics', { names: ['Mine'] });
  const stranger = await app.signedIn();
  for (const id of [added[0], 'no id']) {
    expect(codeOf(await send('renameTopic', { id, name: 'Theirs' }, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await send('orderTopics', { ids: [id] }, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await send('archiveTopic', { id }, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await send('restoreTopic', { id }, stranger))).toBe('NOT_FOUND');
  }
  expect(await shown()).toEqual(['Mine']);
  expect(await shown(stranger)).toEqual([]);
  const query = 'query ($userId: ID) { topicSettings(userId: $userId) { id } }';
  const read = await graphql(app, stranger.headers, query, { userId: owner.userId });
  expect(codeOf(read)).toBe('FORBIDDEN');
});
