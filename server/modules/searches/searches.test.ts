import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordedAnswerInput } from '../../graphql/resolvers.generated.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK } from '../../testing/recordings.ts';

let app: TestApp;
let owner: SignedIn;
let promptId: string;

const OWN = 'https://www.quillmark.example/teams?utm_source=x';
const GUIDE = 'https://guide.example/best';
const of = (id: string, fields: Partial<RecordedAnswerInput>) =>
  answer({ prompt: 'Which note app?', answer: 'Tarnwick.', ...fields, id });

const ANSWERS = [
  of('s1', {
    platform: 'chatgpt',
    collectedAt: '2025-05-01T10:00:00Z',
    sources: [{ url: GUIDE, title: 'Best guides' }],
    searches: [
      { query: 'Best note app', urls: ['https://z.example', GUIDE, OWN] },
      { query: '  note   apps ' },
    ],
    products: [{ name: ' Quill  Pad ', price: '$9', url: 'https://shop.example/pad' }],
  }),
  of('s2', {
    platform: 'claude',
    collectedAt: '2025-05-02T10:00:00Z',
    sources: [{ url: OWN, title: '' }],
    searches: [{ query: 'note app: best!', urls: [OWN] }],
  }),
  of('s3', { platform: 'gemini', collectedAt: '2025-05-03T10:00:00Z' }),
  of('s4', {
    platform: 'claude',
    collectedAt: '2025-05-04T10:00:00Z',
    answer: '',
    status: 'EMPTY',
    searches: [{ query: 'lost' }],
  }),
];

const SEARCHES = `query ($promptId: ID!, $filter: MetricsFilter, $first: Int) {
  promptSearches(promptId: $promptId, filter: $filter, first: $first) {
    answers answersCapped answersWithSearches simulated total silentPlatforms { key }
    searches { query answers answersWithPages ownFound ownCited platforms { name }
      pages { url domain title cited found own } } } }`;
interface Found extends Record<string, unknown> {
  searches: unknown[];
}
const read = async (variables: object = {}, viewer = owner) =>
  graphql<{ promptSearches: Found }>(app, viewer.headers, SEARCHES, { promptId, ...variables });

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, ANSWERS);
  const { data } = await graphql<{ answers: { nodes: { prompt: { id: string } }[] } }>(
    app,
    owner.headers,
    '{ answers { nodes { prompt { id } } } }',
  );
  promptId = data.answers.nodes[0]?.prompt.id ?? '';
});
afterAll(() => app.close());

test('groups searches of the same words, with the cited pages that answered them', async () => {
  const { promptSearches } = (await read()).data;
  const { searches, ...counts } = promptSearches;
  expect(counts).toEqual({
    ...{ answers: 3, answersCapped: false, answersWithSearches: 2, simulated: false, total: 2 },
    silentPlatforms: [{ key: 'gemini' }],
  });
  expect(searches).toEqual([
    {
      query: 'Best note app',
      ...{ answers: 2, answersWithPages: 2, ownFound: 2, ownCited: 1 },
      platforms: [{ name: 'ChatGPT' }, { name: 'Claude' }],
      pages: [
        {
          ...{ url: 'https://quillmark.example/teams', domain: 'quillmark.example', title: '' },
          ...{ cited: 1, found: 2, own: true },
        },
        { url: GUIDE, domain: 'guide.example', title: 'Best guides', cited: 1, found: 1, own: false },
        { url: 'https://z.example', domain: 'z.example', title: '', cited: 0, found: 1, own: false },
      ],
    },
    {
      query: 'note apps',
      ...{ answers: 1, answersWithPages: 0, ownFound: 0, ownCited: 0 },
      platforms: [{ name: 'ChatGPT' }],
      pages: [],
    },
  ]);
});

test('reads the range and platform of the filter', async () => {
  const range = { from: '2025-05-02', to: '2025-05-03' };
  expect((await read({ filter: range })).data.promptSearches).toMatchObject({
    ...{ answers: 2, total: 1 },
    searches: [{ query: 'note app: best!', answers: 1 }],
  });
  expect((await read({ filter: { platform: 'gemini' } })).data.promptSearches).toMatchObject({
    ...{ answers: 1, answersWithSearches: 0, searches: [] },
  });
  expect((await read({ first: 1 })).data.promptSearches).toMatchObject({ total: 2, searches: [{}] });
});

test('refuses what it does not know or allow', async () => {
  const stranger = await app.signedIn();
  const missing = { message: 'There is no prompt with this id.', extensions: { code: 'NOT_FOUND' } };
  expect((await read({}, stranger)).errors).toMatchObject([missing]);
  expect((await read({ promptId: 'x' })).errors).toMatchObject([missing]);
  expect((await read({ first: 101 })).errors).toMatchObject([
    { message: 'first must be a number from 1 to 100.', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
});

const EXTRAS = `{ answers(filter: { platform: "chatgpt" }) { nodes { surface products { name price merchant url }
  searchQueries { query pages { url position own } } } } }`;

test('an answer has its searches, cited pages first, and its products', async () => {
  expect(
    (await graphql<{ answers: { nodes: unknown[] } }>(app, owner.headers, EXTRAS)).data.answers.nodes,
  ).toEqual([
    {
      surface: 'IMPORT',
      products: [{ name: 'Quill  Pad', price: '$9', merchant: null, url: 'https://shop.example/pad' }],
      searchQueries: [
        {
          query: 'Best note app',
          pages: [
            { url: GUIDE, position: 1, own: false },
            { url: 'https://z.example', position: null, own: false },
            { url: 'https://quillmark.example/teams', position: null, own: true },
          ],
        },
        { query: 'note apps', pages: [] },
      ],
    },
  ]);
});

test('an export has them, and importing it again keeps them', async () => {
  const file = async (name: string, { headers }: SignedIn) =>
    (await app.server.inject({ url: `/api/export/${name}`, headers })).body;
  const rows = (await file('searches.csv', owner)).trim().split('\r\n');
  expect(rows).toHaveLength(4);
  expect(rows[0]).toContain('search,cited_pages,found_pages');
  expect(rows[1]).toContain(
    `Best note app,${GUIDE},${GUIDE} https://z.example https://quillmark.example/teams,false`,
  );
  const lines = (await file('answers.jsonl', owner))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const other = await app.signedIn();
  const again = lines.map(({ collected_at: collectedAt, prompt_group: promptGroup, status, ...rest }) => ({
    ...{ ...rest, collectedAt, promptGroup, status: status.toUpperCase() },
  }));
  await importInto(app, other.headers, QUILLMARK, again);
  expect((await graphql<unknown>(app, other.headers, EXTRAS)).data).toEqual(
    (await graphql<{ answers: { nodes: unknown[] } }>(app, owner.headers, EXTRAS)).data,
  );
});

test.each([
  [{ searches: [{ query: ' ' }] }, 'searches.0.query: must not be empty'],
  [{ searches: [{ query: 'x'.repeat(301) }] }, 'searches.0.query: at most 300 characters'],
  [{ searches: Array.from({ length: 21 }, (_, n) => ({ query: `${n}` })) }, 'searches: at most 20 searches'],
  [
    { searches: [{ query: 'x', urls: Array.from({ length: 21 }, () => GUIDE) }] },
    'searches.0.urls: at most 20 pages a search',
  ],
  [
    { products: [{ name: 'x', url: 'javascript:alert(1)' }] },
    'products.0.url: a web address such as https://shop.example/product',
  ],
  [
    { platform: `${'x'.repeat(51)}`, surface: 'interface' },
    'platform: at most 50 characters for an answer of an interface',
  ],
  [{ platform: 'chatgpt-interface' }, 'platform: a name that ends in -interface needs the surface interface'],
])('an import refuses %j', async (fields, reason) => {
  const reply = await graphql<{ importAnswers: unknown }>(
    app,
    owner.headers,
    'mutation ($answers: [RecordedAnswerInput!]!) { importAnswers(answers: $answers) { stored rejected { reason } } }',
    { answers: [of('bad', fields)] },
  );
  expect(reply.data.importAnswers).toEqual({ stored: 0, rejected: [{ reason }] });
});
