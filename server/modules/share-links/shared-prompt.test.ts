import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK } from '../../testing/recordings.ts';

const QUESTION = 'Which note app is best?';
const TEXT = 'Quillmark is good, and Tarnwick is cheap: read https://reviews.example/notes.';

let app: TestApp;
let owner: SignedIn;
let promptId: string;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  const days = Array.from({ length: 20 }, (_, index) => `2025-04-${String(index + 1).padStart(2, '0')}`);
  await importInto(
    app,
    owner.headers,
    QUILLMARK,
    days.map((day) =>
      answer({
        ...{ id: day, platform: 'chatgpt', prompt: QUESTION, answer: TEXT },
        collectedAt: `${day}T10:00:00Z`,
        model: day < '2025-04-11' ? 'gpt-5.1' : 'gpt-5.2',
      }),
    ),
  );
  promptId = await promptOf(owner);
});
afterAll(() => app.close());

async function promptOf({ headers }: SignedIn): Promise<string> {
  const { data } = await graphql<{ answers: { nodes: { prompt: { id: string } }[] } }>(
    app,
    headers,
    '{ answers(first: 1) { nodes { prompt { id } } } }',
  );
  return data.answers.nodes[0]?.prompt.id ?? '';
}

const create = (input: object, headers = owner.headers) =>
  graphql<{ createShareLink: { token: string } }>(
    app,
    headers,
    'mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { token errors { message } } }',
    { input: { name: 'Board', screen: 'PROMPT', ...input } },
  );

const VIEW = `query ($token: String!) { sharedView(token: $token) {
  id screen
  promptPage {
    prompt { id question } archived simulated range { from to } visibility { value hits answers }
    previous { range { from to } visibility { answers } }
    platforms { platform { key } visibility { answers } }
    companies { company { id name } mentionRate { hits } }
    sources { id source { url } answers } sites { domain }
  }
  answerOrigins { origins { platform { key } surface model answers } modelChanges { day after } changes { before after } }
} }`;

interface Shown {
  promptPage: {
    prompt: { id: string; question: string };
    previous: object | null;
    companies: { company: { name: string } }[];
    sources: { id: string }[];
  } | null;
  answerOrigins: { origins: { model: string; answers: number }[]; modelChanges: object[]; changes: object[] };
}

async function visit(input: object) {
  const { token } = (await create(input)).data.createShareLink;
  return (await graphql<{ sharedView: Shown | null }>(app, {}, VIEW, { token })).data.sharedView;
}

test('a prompt is shown with the numbers of its page, and what they were asked on', async () => {
  const shown = await visit({ subjectId: promptId, filter: { days: 10 }, compare: true });
  expect(shown?.promptPage).toMatchObject({
    prompt: { question: QUESTION },
    range: { from: '2025-04-11', to: '2025-04-20' },
    visibility: { value: 100, hits: 10, answers: 10 },
    previous: { range: { from: '2025-04-01', to: '2025-04-10' }, visibility: { answers: 10 } },
    platforms: [{ platform: { key: 'chatgpt' }, visibility: { answers: 10 } }],
    sites: [{ domain: 'reviews.example' }],
  });
  expect(shown?.promptPage?.companies.map(({ company }) => company.name)).toContain('Tarnwick');
  expect(shown?.answerOrigins).toEqual({
    origins: [{ platform: { key: 'chatgpt' }, surface: 'IMPORT', model: 'gpt-5.2', answers: 10 }],
    modelChanges: [{ day: '2025-04-11', after: ['gpt-5.2'] }],
    changes: [{ before: ['gpt-5.1'], after: ['gpt-5.2'] }],
  });
});

test('the range before is shown only where the link compares', async () => {
  const shown = await visit({ subjectId: promptId, filter: { days: 10 } });
  expect(shown?.promptPage?.previous).toBeNull();
});

test('a visitor learns no id of the account, and no text of an answer', async () => {
  const shown = await visit({ subjectId: promptId });
  const text = JSON.stringify(shown);
  expect(text).toContain(QUESTION);
  expect(text).not.toContain(promptId);
  expect(text).not.toContain('is good, and');
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  for (const field of ['latestAnswers { excerpt { text } }', 'platforms { latest { id } }', 'brand { id }']) {
    const { token } = (await create({ subjectId: promptId })).data.createShareLink;
    const query = `query ($token: String!) { sharedView(token: $token) { promptPage { ${field} } } }`;
    const { errors } = await graphql(app, {}, query, { token });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});

test('each screen tells what its own numbers were asked on', async () => {
  const answersOf = async (input: object) =>
    (await visit(input))?.answerOrigins.origins.map(({ model, answers }) => ({ model, answers }));
  expect(await answersOf({ screen: 'OVERVIEW', filter: { days: 5 } })).toEqual([
    { model: 'gpt-5.2', answers: 5 },
  ]);
  const filter = { from: '2025-04-12', to: '2025-04-14' };
  const before = { from: '2025-04-02', to: '2025-04-04' };
  const changed = await visit({ screen: 'WHAT_CHANGED', filter, before });
  expect(changed?.answerOrigins).toMatchObject({
    origins: [{ model: 'gpt-5.2', answers: 3 }],
    changes: [{ before: ['gpt-5.1'], after: ['gpt-5.2'] }],
  });
});

test('the list of links names the prompt', async () => {
  await create({ subjectId: promptId, name: 'One prompt' });
  const { data } = await graphql<{ shareLinks: { name: string; subject: string }[] }>(
    app,
    owner.headers,
    '{ shareLinks { name screen subject } }',
  );
  expect(data.shareLinks.find(({ name }) => name === 'One prompt')).toEqual({
    ...{ name: 'One prompt', screen: 'PROMPT', subject: QUESTION },
  });
});

test('a prompt of another account cannot be shared, nor an unknown one', async () => {
  const stranger = await app.signedIn();
  await importInto(app, stranger.headers, { brand: { name: 'Vellis' } }, []);
  const unknown = '7c1a2f62-7f6f-4e0e-9f63-0f2f5f4b7f11';
  for (const [subjectId, headers] of [
    [promptId, stranger.headers],
    [unknown, owner.headers],
  ] as const) {
    const { errors } = await create({ subjectId }, headers);
    expect(errors?.[0]).toMatchObject({
      message: 'The account has no prompt with this id.',
      extensions: { code: 'NOT_FOUND', field: 'subjectId' },
    });
  }
  const { errors } = await create({ subjectId: 'none' });
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'subjectId' });
});
