import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServices } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';

const NOTES = { topic: 'Note taking', prompt: 'Which note app is best?' };
const WIKIS = { topic: 'Team wikis', prompt: 'Which wiki suits a team?' };

/** Besides the eight recorded answers, pages cited in answers that only name competitors. */
const MORE = [
  { ...NOTES, id: 'g1', platform: 'gemini', answer: 'Take Tarnwick.', sources: ['reviews.example/best'] },
  { ...WIKIS, id: 'g2', platform: 'gemini', answer: 'Tarnwick it is.', sources: ['wikis.example/top'] },
  { ...WIKIS, id: 'g3', platform: 'chatgpt', answer: 'Tarnwick.', sources: ['wikis.example/top'] },
  {
    ...WIKIS,
    id: 'g4',
    platform: 'chatgpt',
    answer: 'Nobody.',
    sources: ['wikis.example/top', 'quiet.example'],
  },
].map(({ sources, ...answer }) => ({
  ...answer,
  run: 9,
  collectedAt: '2025-05-23T10:00:00Z',
  sources: sources.map((url) => ({ url: `https://${url}`, title: `About ${url}` })),
}));

let app: TestApp;
let owner: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  [owner, stranger] = await Promise.all([app.signedIn(), app.signedIn()]);
  await importInto(app, owner.headers, QUILLMARK, [...RECORDINGS, ...MORE]);
});
afterAll(() => app.close());

const GEMINI = { platform: 'gemini' };

interface Scope {
  brand: { name: string } | null;
  topic: { id: string; slug: string } | null;
  range: { from: string | null; to: string | null };
  answers: number;
  availablePlatforms: { key: string }[];
}
interface Page {
  nodes: Record<string, unknown>[];
  next: string | null;
  total: number;
  totalUnsearched: number;
  scope: Scope;
}

const COLUMN_TYPES = { promptGaps: 'PromptGapText', sourceGaps: 'SourceGapText' };
const DEFAULT_COLUMNS = { promptGaps: '[QUESTION]', sourceGaps: '[URL]' };
const ARGS = `$userId: ID, $filter: MetricsFilter, $topicId: ID, $neverVisible: Boolean! = false,
  $first: Int! = 1000, $after: String, $search: String`;
const PASSED = `userId: $userId, filter: $filter, topicId: $topicId, neverVisible: $neverVisible,
  first: $first, after: $after, search: $search, searchIn: $searchIn`;
const searchIn = (field: 'promptGaps' | 'sourceGaps') =>
  `$searchIn: [${COLUMN_TYPES[field]}!]! = ${DEFAULT_COLUMNS[field]}`;
const SCOPE =
  'scope { brand { name } topic { id slug } range { from to } answers availablePlatforms { key } }';
const QUERIES = {
  promptGaps: `query (${ARGS}, ${searchIn('promptGaps')}) { promptGaps(${PASSED}) { next total totalUnsearched ${SCOPE} nodes {
    id question branded topic { slug } lastMissed instead { company { name isBrand } answers }
    visible { hits answers value } missed { hits answers low high }
  } } }`,
  sourceGaps: `query (${ARGS}, ${searchIn('sourceGaps')}) { sourceGaps(${PASSED}) { next total totalUnsearched ${SCOPE} nodes {
    url domain title own lastMissed visible { hits answers } missed { hits answers low }
  } } }`,
};
type Field = keyof typeof QUERIES;
const FIELDS: Field[] = ['promptGaps', 'sourceGaps'];

const ask = (field: Field, variables: object = {}, headers: Record<string, string> = owner.headers) =>
  graphql<Record<Field, Page>>(app, headers, QUERIES[field], { ...variables });
const list = async (field: Field, variables: object = {}) => {
  const { data, errors } = await ask(field, variables);
  expect(errors).toBeUndefined();
  return data[field];
};
const topicId = async (slug: string) => {
  const { data } = await graphql<{ topics: { id: string; slug: string }[] }>(
    app,
    owner.headers,
    '{ topics { id slug } }',
  );
  return data.topics.find((topic) => topic.slug === slug)?.id;
};

describe('prompts with missed answers', () => {
  test('the most missed first, with the companies named instead', async () => {
    const { nodes, total, next } = await list('promptGaps');
    expect(nodes).toMatchObject([
      {
        question: WIKIS.prompt,
        branded: false,
        topic: { slug: 'team-wikis' },
        visible: { hits: 0, answers: 5, value: 0 },
        missed: { hits: 3, answers: 5 },
        lastMissed: '2025-05-24',
        instead: [
          { company: { name: 'Tarnwick', isBrand: false }, answers: 3 },
          { company: { name: 'Ostrava Labs', isBrand: false }, answers: 1 },
        ],
      },
      {
        question: NOTES.prompt,
        visible: { hits: 3, answers: 5, value: 60 },
        missed: { hits: 2, answers: 5 },
        lastMissed: '2025-05-24',
        instead: [{ company: { name: 'Tarnwick' }, answers: 2 }],
      },
    ]);
    expect({ total, next }).toEqual({ total: 2, next: null });
  });

  test('with the interval of the missed rate', async () => {
    const [wiki] = (await list('promptGaps')).nodes;
    // One platform misses 1 or 2 of 3, the other 1 of 2: Wilson's interval of 60 % with 0.6·0.4 ÷ (2 ÷ 25) = 3 answers.
    expect(wiki?.missed).toMatchObject({ low: expect.closeTo(17.25, 2), high: expect.closeTo(91.52, 2) });
  });

  test('only prompts that are never visible', async () => {
    const { nodes, total } = await list('promptGaps', { neverVisible: true });
    expect(nodes.map(({ question }) => question)).toEqual([WIKIS.prompt]);
    expect(total).toBe(1);
  });
});

describe('sources of missed answers', () => {
  test('the most missed first', async () => {
    const { nodes, total } = await list('sourceGaps');
    expect(nodes).toMatchObject([
      {
        url: 'https://wikis.example/top',
        domain: 'wikis.example',
        title: 'About wikis.example/top',
        own: false,
        visible: { hits: 0, answers: 3 },
        missed: { hits: 2, answers: 3 },
        lastMissed: '2025-05-23',
      },
      {
        url: 'https://reviews.example/best',
        visible: { hits: 2, answers: 3 },
        missed: { hits: 1, answers: 3 },
      },
    ]);
    expect(total).toBe(2);
  });

  test.each([{}, { filter: { to: '2025-05-24' } }, { filter: { to: '2025-05-24' }, search: 'example' }])(
    'only sources that are never cited in answers naming the brand: %j',
    async (shown) => {
      const domains = async (neverVisible: boolean) =>
        (await list('sourceGaps', { ...shown, neverVisible })).nodes.map(({ domain }) => domain);
      expect(await domains(true)).toEqual(['wikis.example']);
      expect(await domains(false)).toEqual(['wikis.example', 'reviews.example']);
    },
  );

  test('marks the brand’s own pages', async () => {
    const person = await app.signedIn();
    await importInto(app, person.headers, QUILLMARK, [
      { ...MORE[0], sources: [{ url: 'https://docs.quillmark.example/start', title: '' }] },
    ]);
    const { data } = await ask('sourceGaps', {}, person.headers);
    expect(data.sourceGaps.nodes).toMatchObject([{ domain: 'quillmark.example', own: true }]);
  });

  test('leaves out competitors’ own sites', async () => {
    const person = await app.signedIn();
    const competitors = [{ name: 'Tarnwick', aliases: [], domain: 'tarnwick.example' }];
    const sources = ['https://tarnwick.example/tour', 'https://reviews.example/best'];
    await importInto(app, person.headers, { ...QUILLMARK, competitors }, [
      {
        ...{ ...NOTES, id: 'own-site', platform: 'gemini', run: 1, collectedAt: '2025-05-23T10:00:00Z' },
        ...{ answer: 'Take Tarnwick.', sources: sources.map((url) => ({ url, title: '' })) },
      },
    ]);
    // By the totals; counted; and counted with a search.
    for (const shown of [{}, { filter: GEMINI }, { filter: GEMINI, search: 'example' }]) {
      const { data } = await ask('sourceGaps', shown, person.headers);
      const found = { total: 1, totalUnsearched: 1, nodes: [{ domain: 'reviews.example' }] };
      expect(data.sourceGaps).toMatchObject(found);
    }
  });
});

describe('a search', () => {
  test.each([
    ['wiki', ['QUESTION'], [WIKIS.prompt]],
    ['NOTE TAKING', ['QUESTION'], []],
    ['NOTE TAKING', ['QUESTION', 'TOPIC'], [NOTES.prompt]],
    ['ostrava', ['NAMED_INSTEAD'], [WIKIS.prompt]],
    ['ostrava', ['QUESTION', 'TOPIC'], []],
  ])('of prompts for "%s" in %j', async (search, columns, found) => {
    const { nodes, total, totalUnsearched } = await list('promptGaps', { search, searchIn: columns });
    expect(nodes.map(({ question }) => question)).toEqual(found);
    expect([total, totalUnsearched]).toEqual([found.length, 2]);
  });

  test('for a competitor respects range and platform', async () => {
    const search = { search: 'ostrava', searchIn: ['NAMED_INSTEAD'] };
    expect((await list('promptGaps', { ...search, filter: { to: '2025-05-23' } })).total).toBe(0);
    expect((await list('promptGaps', { ...search, filter: { platform: 'gemini' } })).total).toBe(0);
  });

  test.each([
    ['WIKIS.example/T', ['URL'], ['wikis.example']],
    ['about wik', ['URL'], []],
    ['about wik', ['TITLE'], ['wikis.example']],
  ])('of sources for "%s" in %j', async (search, columns, found) => {
    for (const filter of [{}, { from: '2025-05-23' }]) {
      const { nodes, total, totalUnsearched } = await list('sourceGaps', {
        ...{ search, searchIn: columns, filter },
      });
      expect(nodes.map(({ domain }) => domain)).toEqual(found);
      expect([total, totalUnsearched]).toEqual([found.length, 2]);
    }
  });
});

describe('range and platform', () => {
  test.each([
    [{ from: '2025-05-25' }, [], []],
    [{ to: '2025-05-23' }, [2, 1], [2, 1]],
    [{ days: 1 }, [], []],
    [{ days: 2 }, [1, 1], []],
    [{ platform: 'chatgpt' }, [2], [1]],
    [{ platform: 'gemini', to: '2025-05-23' }, [1, 1], [1, 1]],
    [{ platform: 'nobody' }, [], []],
  ])('%j', async (filter, prompts, sources) => {
    const missed = async (field: Field) =>
      (await list(field, { filter })).nodes.map((node) => (node.missed as { hits: number }).hits);
    expect(await missed('promptGaps')).toEqual(prompts);
    expect(await missed('sourceGaps')).toEqual(sources);
  });

  test('companies named instead respect range and platform', async () => {
    const { nodes } = await list('promptGaps', { filter: { platform: 'chatgpt', from: '2025-05-24' } });
    expect(nodes.map(({ instead }) => instead)).toMatchObject([
      [
        { company: { name: 'Ostrava Labs' }, answers: 1 },
        { company: { name: 'Tarnwick' }, answers: 1 },
      ],
    ]);
  });

  test.each(FIELDS)('%s of one topic', async (field) => {
    const id = await topicId('note-taking');
    const { nodes, total, scope } = await list(field, { topicId: id });
    expect(nodes.map((node) => node.question ?? node.url)).toEqual([
      field === 'promptGaps' ? NOTES.prompt : 'https://reviews.example/best',
    ]);
    expect(total).toBe(1);
    expect(scope).toMatchObject({ topic: { id, slug: 'note-taking' }, answers: 6 });
  });

  test.each(FIELDS)('%s returns its resolved filter', async (field) => {
    expect((await list(field)).scope).toEqual({
      brand: { name: 'Quillmark' },
      topic: null,
      range: { from: '2025-05-23', to: '2025-05-25' },
      answers: 11,
      availablePlatforms: [{ key: 'chatgpt' }, { key: 'gemini' }],
    });
    expect((await list(field, { filter: { days: 1 } })).scope).toMatchObject({
      range: { from: '2025-05-25', to: '2025-05-25' },
      answers: 2,
    });
  });
});

const A_GUID = '019e0000-0000-7000-8000-000000000000';
const LAST = { promptGaps: A_GUID, sourceGaps: 1 };
const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

describe('refuses an invalid argument and names it', () => {
  test.each([
    [{ first: 0 }, 'first', 'first must be a number from 1 to 1000.'],
    [{ first: 1001 }, 'first', 'first must be a number from 1 to 1000.'],
    [{ after: 'nonsense' }, 'after', 'after must be `next` of the previous page.'],
    [{ after: Buffer.from('1 or 1=1').toString('base64url') }, 'after', 'after must be'],
    [{ after: 'A'.repeat(50_000) }, 'after', 'after must be'],
    [{ search: 'x'.repeat(201) }, 'search', 'search must have at most 200 characters.'],
    [{ searchIn: [] }, 'searchIn', 'searchIn must name at least one column.'],
    [{ filter: { platform: 'Chat GPT' } }, 'platform', 'platform must be'],
    [{ filter: { from: '2025-05-26', to: '2025-05-25' } }, 'from', 'from must not be after'],
    [{ filter: { days: 0 } }, 'days', 'days must be'],
  ])('%j', async (variables, field, message) => {
    for (const query of FIELDS) {
      const { errors } = await ask(query, variables);
      expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
      expect(errors?.[0]?.message).toContain(message);
    }
  });

  test.each([
    ['MISSED', 'ASC', 1],
    ['ANSWERS', 'DESC', 1],
    ['MISSED', 'DESC', 'one'],
  ])('a cursor of the order %j', async (...order) => {
    for (const field of FIELDS) {
      const { errors } = await ask(field, { after: cursor(...order, 1, LAST[field]) });
      expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'after' });
      expect(errors?.[0]?.message).toContain('with the same sort and direction');
    }
  });

  // A prompt’s is its id; a source’s is a number, and was an id before.
  test.each([
    ['promptGaps', [1, '1', 'cloud', null]],
    ['sourceGaps', [A_GUID, '1', 0, -1, 1.5, 2 ** 31, null]],
  ] as const)('a cursor of another kind than that of %s', async (field, ids) => {
    for (const filter of [{}, { platform: 'chatgpt' }]) {
      const after = cursor('MISSED', 'DESC', 1, 1, LAST[field]);
      expect((await ask(field, { filter, after })).errors).toBeUndefined();
      for (const id of ids) {
        const { errors } = await ask(field, { filter, after: cursor('MISSED', 'DESC', 1, 1, id) });
        expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'after' });
        expect(errors?.[0]?.message).toContain('after must be `next` of the previous page.');
      }
    }
  });

  test.each(['cloud', A_GUID])('refuses the unknown topic id %s', async (id) => {
    for (const query of FIELDS) {
      const { errors } = await ask(query, { topicId: id });
      expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND', field: 'topicId' });
    }
  });
});

describe.each(FIELDS)('permissions of %s', (field) => {
  test('a visitor has to sign in', async () => {
    expect((await ask(field, {}, {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('refuses another account and its topics', async () => {
    const { errors } = await ask(field, { userId: owner.userId }, stranger.headers);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const topic = await ask(field, { topicId: await topicId('note-taking') }, stranger.headers);
    expect(topic.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('an account without answers has no gaps', async () => {
    const { data } = await ask(field, {}, stranger.headers);
    expect(data[field]).toEqual({
      nodes: [],
      next: null,
      total: 0,
      totalUnsearched: 0,
      scope: {
        brand: null,
        topic: null,
        range: { from: null, to: null },
        answers: 0,
        availablePlatforms: [],
      },
    });
  });

  test('an analyst may read any account', async () => {
    const analyst = await app.signedIn();
    await createServices(app.database.db, app.config).accounts.open({ ...analyst, role: 'analyst' });
    const { data } = await ask(field, { userId: owner.userId }, analyst.headers);
    expect(data[field].total).toBe(2);
  });
});

test('sends no more statements for a longer page', async () => {
  const statements = vi.spyOn(app.database.db, 'execute');
  const taken: number[] = [];
  for (const first of [1, 1000]) {
    statements.mockClear();
    await list('promptGaps', { first });
    taken.push(statements.mock.calls.length);
  }
  statements.mockRestore();
  expect(taken[1]).toBe(taken[0]);
});
