import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signedIn();
});

async function run<TData>(query: string, variables: Record<string, unknown> = {}): Promise<TData> {
  const { data, errors } = await graphql<TData>(app, owner.headers, query, variables);
  expect(errors).toBeUndefined();
  return data;
}

interface Payload {
  conflict: { message: string; version: string } | null;
  errors: { field: string; message: string }[];
}

const REFUSED = [
  { field: 'version', message: 'These settings were changed after they were read. Nothing was saved.' },
];

test('the second of two savers of the brand gets the saved companies and overwrites nothing', async () => {
  const companies = 'companiesVersion brand { id name domain } competitors { id name }';
  type Viewer = {
    companiesVersion: string;
    brand: { id: string; domain: string | null };
    competitors: object[];
  };
  const save = async (version: string | null, domain: string, competitors: object[]) => {
    const { saveBrand } = await run<{ saveBrand: Payload & { viewer: Viewer } }>(
      `mutation ($input: SaveBrandInput!) {
         saveBrand(input: $input) { conflict { message version } errors { field message } viewer { ${companies} } }
       }`,
      { input: { version, brand: { name: 'Quillmark', domain }, competitors } },
    );
    return saveBrand;
  };
  const created = await save(null, 'quillmark.example', []);
  const readAt = created.viewer.companiesVersion;

  const first = await save(readAt, 'quillmark.com', [{ name: 'Inkwell' }]);
  expect(first).toMatchObject({ conflict: null, errors: [] });
  const second = await save(readAt, 'quillmark.org', []);
  expect(second.errors).toEqual(REFUSED);
  expect(second.conflict?.version).toBe(first.viewer.companiesVersion);
  expect(second.viewer).toEqual(first.viewer);

  const merged = await save(second.conflict?.version ?? '', 'quillmark.org', [{ name: 'Inkwell' }]);
  expect(merged).toMatchObject({ conflict: null, viewer: { brand: { domain: 'quillmark.org' } } });
  expect(merged.viewer.competitors).toEqual(first.viewer.competitors);
  // Clients that send no version overwrite.
  expect(await save(null, 'quillmark.net', [])).toMatchObject({
    conflict: null,
    viewer: { competitors: [] },
  });
});

test('one of two concurrent saves with the same version gets a conflict', async () => {
  const { collectionSettings } = await run<{ collectionSettings: { version: string } }>(
    '{ collectionSettings { version } }',
  );
  const save = (samples: number) =>
    run<{ saveCollectionSettings: Payload & { settings: { version: string; samples: number } } }>(
      `mutation ($input: CollectionSettingsInput!) {
         saveCollectionSettings(input: $input) {
           conflict { message version } errors { field message } settings { version samples }
         }
       }`,
      { input: { version: collectionSettings.version, samples } },
    );
  const results = (await Promise.all([save(2), save(3)])).map((each) => each.saveCollectionSettings);
  const [saved, refused] = results.toSorted(
    (a, b) => Number(Boolean(a.conflict)) - Number(Boolean(b.conflict)),
  );
  expect(saved).toMatchObject({ conflict: null, errors: [] });
  expect(refused?.errors).toEqual(REFUSED);
  expect(refused?.settings).toEqual(saved?.settings);
  expect(refused?.conflict?.version).toBe(saved?.settings.version);
});

test('a conflict keeps a topic’s name and the order of topics', async () => {
  const TOPICS = 'conflict { message version } errors { field message } topics { id name version }';
  type Topics = Payload & { topics: { id: string; name: string; version: string }[] };
  const { addTopics } = await run<{ addTopics: Topics }>(
    `mutation { addTopics(names: ["Audio", "Travel", "Work"]) { ${TOPICS} } }`,
  );
  const [audio] = addTopics.topics;
  const rename = async (name: string, version = audio?.version) =>
    (
      await run<{ renameTopic: Topics }>(
        `mutation ($id: ID!, $name: String!, $version: String) {
           renameTopic(id: $id, name: $name, version: $version) { ${TOPICS} }
         }`,
        { id: audio?.id, name, version },
      )
    ).renameTopic;
  const first = await rename('Sound');
  expect(first.conflict).toBeNull();
  const second = await rename('Hearing');
  expect(second.errors).toEqual(REFUSED);
  expect(second.topics).toEqual(first.topics);
  expect((await rename('Hearing', second.conflict?.version)).topics.map(({ name }) => name)).toContain(
    'Hearing',
  );

  const ids = addTopics.topics.map(({ id }) => id);
  const order = async (to: string[], previousIds: string[]) =>
    (
      await run<{ orderTopics: Topics }>(
        `mutation ($ids: [ID!]!, $previousIds: [ID!]) {
           orderTopics(ids: $ids, previousIds: $previousIds) { ${TOPICS} }
         }`,
        { ids: to, previousIds },
      )
    ).orderTopics;
  const reversed = ids.toReversed();
  expect((await order(reversed, ids)).conflict).toBeNull();
  const late = await order([...ids.slice(1), ...ids.slice(0, 1)], ids);
  expect(late.errors).toEqual(REFUSED);
  expect(late.topics.map(({ id }) => id)).toEqual(reversed);
});

test('changing a changed prompt is a conflict that returns its new question', async () => {
  const { addTopics } = await run<{ addTopics: { added: string[] } }>(
    'mutation { addTopics(names: ["Audio"]) { added } }',
  );
  const { addPrompts } = await run<{ addPrompts: { added: { id: string }[] } }>(
    'mutation ($topicId: ID!) { addPrompts(topicId: $topicId, questions: ["Which?", "Why?"]) { added { id } } }',
    { topicId: addTopics.added[0] },
  );
  const [which, why] = addPrompts.added;
  const change = async (id: string | undefined, question: string) =>
    (
      await run<{ changePrompt: Payload & { prompt: { id: string; question: string } | null } }>(
        `mutation ($id: ID!, $question: String!) {
           changePrompt(id: $id, question: $question) {
             conflict { message version } errors { field message } prompt { id question }
           }
         }`,
        { id, question },
      )
    ).changePrompt;
  const first = await change(which?.id, 'Which one?');
  const second = await change(which?.id, 'Which of them?');
  const message = 'This prompt was changed after it was read. Nothing was saved.';
  expect(second).toEqual({
    conflict: { message, version: first.prompt?.id },
    errors: [{ field: 'id', message }],
    prompt: first.prompt,
  });
  expect((await change(second.prompt?.id, 'Which of them?')).prompt?.question).toBe('Which of them?');

  // An archived prompt that was not replaced has to be restored first.
  await run('mutation ($ids: [ID!]!) { archivePrompts(ids: $ids) { prompts { id } } }', { ids: [why?.id] });
  const { errors } = await graphql(
    app,
    owner.headers,
    'mutation ($id: ID!) { changePrompt(id: $id, question: "Why not?") { prompt { id } } }',
    { id: why?.id },
  );
  expect(errors?.[0]).toMatchObject({ message: 'An archived prompt cannot be changed. Restore it first.' });
});

test('a conflict keeps the saved webhook', async () => {
  type Settings = { webhookVersion: string; webhook: { url: string } | null };
  const { alertSettings } = await run<{ alertSettings: Settings }>(
    '{ alertSettings { webhookVersion webhook { url } } }',
  );
  const save = async (url: string, version: string) =>
    (
      await run<{ saveAlertWebhook: Payload & { settings: Settings } }>(
        `mutation ($url: String, $version: String) {
           saveAlertWebhook(url: $url, version: $version) {
             conflict { message version } errors { field message } settings { webhookVersion webhook { url } }
           }
         }`,
        { url, version },
      )
    ).saveAlertWebhook;
  const first = await save('https://hooks.example.com/a', alertSettings.webhookVersion);
  expect(first.conflict).toBeNull();
  const second = await save('https://hooks.example.com/b', alertSettings.webhookVersion);
  expect(second.errors).toEqual(REFUSED);
  expect(second.settings).toEqual(first.settings);
  const third = await save('https://hooks.example.com/b', second.conflict?.version ?? '');
  expect(third.settings.webhook?.url).toBe('https://hooks.example.com/b');
});
