import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServices } from '../../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { graphql, importInto } from '../../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../../testing/recordings.ts';

let app: TestApp;
let owner: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  [owner, stranger] = await Promise.all([app.signedIn(), app.signedIn()]);
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
  await importInto(app, stranger.headers, QUILLMARK, RECORDINGS);
});
afterAll(() => app.close());

interface ListData {
  answers: {
    nodes: { id: string; text: string }[];
    next: string | null;
    total: number;
    totalCapped: boolean;
    scope: Record<string, unknown>;
  };
}

const LIST = `query ($userId: ID, $filter: AnswersFilter, $first: Int! = 50, $after: String) {
  answers(userId: $userId, filter: $filter, first: $first, after: $after) {
    nodes { id text } next total totalCapped
    scope {
      brand { name } platform { key name } topic { name slug } prompt { question topic { name } }
      company { name isBrand } notCompany { name } source { url domain title } range { from to }
    }
  }
}`;

const list = (variables: object = {}, headers: Record<string, string> = owner.headers) =>
  graphql<ListData>(app, headers, LIST, { ...variables });

/** The recorded ids of the listed answers, in order. */
const recordingOf = ({ text }: { text: string }) => RECORDINGS.find(({ answer }) => answer === text)?.id;
const listed = async (filter: object) => {
  const { data, errors } = await list({ filter });
  expect(errors).toBeUndefined();
  const found = data.answers.nodes.map(recordingOf);
  expect(data.answers.total).toBe(found.length);
  return found.toSorted();
};

interface Ids {
  topic: string;
  prompt: string;
  tarnwick: string;
  quillmark: string;
}

async function idsOf(headers: Record<string, string>): Promise<Ids> {
  const { data } = await graphql<{
    prompts: { topic: { id: string; name: string }; prompts: { id: string; question: string }[] }[];
    brand: { id: string };
    trackedCompetitors: { id: string }[];
  }>(
    app,
    headers,
    '{ prompts { topic { id name } prompts { id question } } brand { id } trackedCompetitors { id } }',
  );
  const [notes] = data.prompts;
  return {
    topic: notes?.topic.id ?? '',
    prompt: notes?.prompts.find(({ question }) => question.startsWith('Which'))?.id ?? '',
    tarnwick: data.trackedCompetitors[0]?.id ?? '',
    quillmark: data.brand.id,
  };
}

describe('filters match a manual count of the recorded answers', () => {
  test.each([
    [{}, ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8']],
    [{ from: '2025-05-25' }, ['r3', 'r4']],
    [{ to: '2025-05-24', platform: 'gemini' }, ['r2', 'r7', 'r8']],
    [{ window: 'WEEK' }, ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8']],
    [{ platform: 'gemini' }, ['r2', 'r4', 'r7', 'r8']],
    [{ platform: 'nobody' }, []],
    [{ branded: true }, ['r5']],
    [{ branded: false, visible: true }, ['r1', 'r3', 'r4']],
    [{ visible: true }, ['r1', 'r3', 'r4', 'r5']],
    // A failed measurement counts as neither.
    [{ visible: false }, ['r2', 'r6', 'r7']],
    [{ missed: true }, ['r2', 'r6']],
    [{ missed: false }, ['r1', 'r3', 'r4', 'r5', 'r7']],
    [{ sourceUrl: 'https://reviews.example/best' }, ['r1', 'r4']],
    [{ sourceUrl: 'https://www.reviews.example/best/?utm_source=mail#top' }, ['r1', 'r4']],
    [{ sourceUrl: 'https://reviews.example/never-cited' }, []],
    [{ status: ['EMPTY', 'FAILED', 'REFUSED'] }, ['r8']],
    [{ status: ['ANSWERED'], platform: 'gemini' }, ['r2', 'r4', 'r7']],
    [{ sentiment: 'NEGATIVE' }, ['r4']],
    [{ sentiment: 'POSITIVE' }, ['r1', 'r3', 'r5']],
    [{ sentiment: 'MIXED' }, []],
    [{ sentiment: 'UNJUDGED' }, []],
    [{ search: '  WIKI ' }, ['r6', 'r7', 'r8']],
    [{ search: '100%_' }, []],
  ])('%j', async (filter, expected) => {
    expect(await listed(filter)).toEqual(expected);
  });

  test('topic, prompt and company, alone and together', async () => {
    const { topic, prompt, tarnwick, quillmark } = await idsOf(owner.headers);
    expect(await listed({ topicId: topic })).toEqual(['r1', 'r2', 'r3', 'r4', 'r5']);
    expect(await listed({ promptId: prompt })).toEqual(['r1', 'r2', 'r3', 'r4']);
    expect(await listed({ companyId: tarnwick })).toEqual(['r1', 'r2', 'r3', 'r6']);
    expect(await listed({ companyId: quillmark })).toEqual(['r1', 'r3', 'r4', 'r5']);
    expect(await listed({ companyId: tarnwick, topicId: topic, missed: true })).toEqual(['r2']);
    // A failed measurement counts as neither.
    expect(await listed({ notCompanyId: tarnwick })).toEqual(['r4', 'r5', 'r7']);
    expect(await listed({ notCompanyId: tarnwick, companyId: quillmark })).toEqual(['r4', 'r5']);
    expect(await listed({ notCompanyId: tarnwick, visible: true, platform: 'gemini' })).toEqual(['r4']);
  });

  test('a window ends on the latest day with a usable answer', async () => {
    const answers = [
      { ...RECORDINGS[0], id: 'old', collectedAt: '2025-05-18T10:00:00Z', answer: 'Quillmark, long ago.' },
      { ...RECORDINGS[0], id: 'late', collectedAt: '2025-06-30T10:00:00Z', answer: ' ' },
    ];
    const other = await app.signedIn();
    await importInto(app, other.headers, QUILLMARK, [...RECORDINGS, ...answers]);
    const week = await list({ filter: { window: 'WEEK' } }, other.headers);
    expect(week.data.answers.scope.range).toEqual({ from: '2025-05-19', to: '2025-05-25' });
    expect(week.data.answers.total).toBe(8);
    const month = await list({ filter: { window: 'MONTH', from: '2025-05-10' } }, other.headers);
    expect(month.data.answers).toMatchObject({ total: 9, scope: { range: { from: '2025-05-10' } } });
  });
});

test('returns its filters with names', async () => {
  const { topic, prompt, tarnwick } = await idsOf(owner.headers);
  const { data } = await list({
    filter: {
      topicId: topic,
      promptId: prompt,
      companyId: tarnwick,
      platform: 'chatgpt',
      sourceUrl: 'https://www.reviews.example/best',
      to: '2025-05-24',
    },
  });
  expect(data.answers.scope).toEqual({
    brand: { name: 'Quillmark' },
    platform: { key: 'chatgpt', name: 'ChatGPT' },
    topic: { name: 'Note taking', slug: 'note-taking' },
    prompt: { question: 'Which note app is best?', topic: { name: 'Note taking' } },
    company: { name: 'Tarnwick', isBrand: false },
    notCompany: null,
    source: { url: 'https://reviews.example/best', domain: 'reviews.example', title: 'Best note apps' },
    range: { from: null, to: '2025-05-24' },
  });
  expect((await list()).data.answers.scope).toMatchObject({ brand: { name: 'Quillmark' }, company: null });
});

describe('pages', () => {
  test.each([1, 2, 3, 7, 8, 100])(
    'pages of %i hold every answer exactly once, newest day first',
    async (first) => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { data }: { data: ListData } = await list({ first, after });
        seen.push(...data.answers.nodes.map(({ id }) => id));
        expect(data.answers.nodes.length).toBeLessThanOrEqual(first);
        expect(data.answers.total).toBe(8);
        after = data.answers.next;
      } while (after);
      const whole = (await list()).data.answers.nodes;
      expect(seen).toEqual(whole.map(({ id }) => id));
      expect(new Set(seen).size).toBe(8);
      expect(whole.slice(0, 2).map(recordingOf).toSorted()).toEqual(['r3', 'r4']);
    },
  );

  test('has no cursor on a page that ends with the last answer', async () => {
    expect((await list({ first: 8 })).data.answers.next).toBeNull();
  });
});

describe('refuses an invalid filter and names the field', () => {
  test.each([
    [{ first: 0 }, 'first', 'first must be a number from 1 to 100.'],
    [{ first: 101 }, 'first', 'first must be a number from 1 to 100.'],
    [{ after: 'nonsense' }, 'after', 'after must be `next` of the previous page.'],
    [{ after: Buffer.from('2025-05-24 1 or 1=1').toString('base64url') }, 'after', 'after must be'],
    [{ after: 'A'.repeat(5000) }, 'after', 'after must be'],
    [{ filter: { from: '2025-05-26', to: '2025-05-25' } }, 'from', 'from must not be after `to`.'],
    [{ filter: { platform: 'Chat GPT' } }, 'platform', 'platform must be a platform’s key such as chatgpt.'],
    [{ filter: { topicId: 'cloud' } }, 'topicId', 'topicId must be the id of a topic (UUID).'],
    [{ filter: { sourceUrl: 'javascript:alert(1)' } }, 'sourceUrl', 'sourceUrl must be a web address'],
    [{ filter: { sourceUrl: `https://a.example/${'x'.repeat(3000)}` } }, 'sourceUrl', 'at most 2048'],
    [{ filter: { search: 'x'.repeat(201) } }, 'search', 'search must have at most 200 characters.'],
    [{ filter: { status: [] } }, 'status', 'status must name at least one status.'],
  ])('%j', async (variables, field, message) => {
    const { errors } = await list(variables);
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
    expect(errors?.[0]?.message).toContain(message);
  });
});

const ONE = `query ($userId: ID, $id: ID!) {
  answer(userId: $userId, id: $id) {
    prompt { question branded topic { name slug } } platform { key name } model sample collectedAt
    status failure simulated method visible missed text
    mentions { company { name isBrand } position sentiment spans { start end } }
    citations { position url domain title own } citationCount
    excerpt { text mention { start end } }
  }
}`;

interface OneData {
  answer:
    | ({
        text: string;
        mentions: { spans: { start: number; end: number }[]; company: { name: string } }[];
      } & Record<string, unknown>)
    | null;
}

async function idOf(recording: string, headers = owner.headers) {
  const { data } = await list({}, headers);
  return data.answers.nodes.find((node) => recordingOf(node) === recording)?.id;
}

describe('one answer', () => {
  test('has its mentions, citations and details', async () => {
    const { data } = await graphql<OneData>(app, owner.headers, ONE, { id: await idOf('r4') });
    expect(data.answer).toMatchObject({
      prompt: { question: 'Which note app is best?', branded: false, topic: { slug: 'note-taking' } },
      platform: { key: 'gemini', name: 'Gemini' },
      model: null,
      sample: 1,
      collectedAt: '2025-05-25T11:00:00.000Z',
      status: 'ANSWERED',
      failure: null,
      simulated: false,
      visible: true,
      missed: false,
      text: 'Quillmark is slow and unreliable.',
      mentions: [
        { company: { name: 'Quillmark', isBrand: true }, position: 1, spans: [{ start: 0, end: 9 }] },
      ],
      citations: [
        { position: 1, url: 'https://reviews.example/best', title: 'Best note apps', own: false },
        { position: 2, url: 'https://docs.quillmark.example/start', domain: 'quillmark.example', own: true },
      ],
      citationCount: 2,
      excerpt: { text: 'Quillmark is slow and unreliable.', mention: { start: 0, end: 9 } },
    });
  });

  test('spans cover the names in its text, in the order of the ranked list', async () => {
    const { data } = await graphql<OneData>(app, owner.headers, ONE, { id: await idOf('r1') });
    const { text, mentions } = data.answer ?? { text: '', mentions: [] };
    expect(
      mentions.map(({ company, spans }) => [company.name, ...spans.map((s) => text.slice(s.start, s.end))]),
    ).toEqual([
      ['Tarnwick', 'Tarnwick'],
      ['Quillmark', 'Quillmark'],
    ]);
  });

  test('a failed measurement has a reason', async () => {
    const { data } = await graphql<OneData>(app, owner.headers, ONE, { id: await idOf('r8') });
    expect(data.answer).toMatchObject({
      status: 'EMPTY',
      failure: 'The recorded answer has no text.',
      method: null,
      sample: 2,
      mentions: [],
      excerpt: { text: '', mention: null },
    });
  });

  test.each(['019e0000-0000-7000-8000-000000000000', 'not-an-id', ''])(
    'is null for the id %j',
    async (id) => {
      const { data, errors } = await graphql<OneData>(app, owner.headers, ONE, { id });
      expect(errors).toBeUndefined();
      expect(data.answer).toBeNull();
    },
  );
});

test('shows an excerpt around the filtered company, else around the brand', async () => {
  const { tarnwick } = await idsOf(owner.headers);
  const query = `query ($companyId: ID) {
    answers(filter: { visible: true, from: "2025-05-25", platform: "chatgpt" }) {
      nodes { excerpt(companyId: $companyId) { text mention { start end } } }
    }
  }`;
  type Data = {
    answers: { nodes: { excerpt: { text: string; mention: { start: number; end: number } } }[] };
  };
  const named = async (companyId?: string) => {
    const { data } = await graphql<Data>(app, owner.headers, query, { companyId });
    const { text, mention } = data.answers.nodes[0]?.excerpt ?? { text: '', mention: { start: 0, end: 0 } };
    return text.slice(mention.start, mention.end);
  };
  expect(await named(tarnwick)).toBe('Tarnwick');
  expect(await named()).toBe('Quillmark');
});

test('sends no more statements for a longer page', async () => {
  const query = (first: number) => `{ answers(first: ${first}) { total nodes {
    text prompt { topic { name } } mentions { company { name } } citations { url } excerpt { text } citationCount
  } } }`;
  const statements = vi.spyOn(app.database.db, 'execute');
  const taken: number[] = [];
  for (const first of [1, 8]) {
    statements.mockClear();
    await graphql(app, owner.headers, query(first));
    taken.push(statements.mock.calls.length);
  }
  statements.mockRestore();
  expect(taken[0]).toBeGreaterThan(4);
  expect(taken[1]).toBe(taken[0]);
});

describe('permissions', () => {
  test('a visitor has to sign in', async () => {
    expect((await list({}, {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('refuses another account, for the list and for one answer', async () => {
    const { errors } = await list({ userId: owner.userId }, stranger.headers);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const one = await graphql<OneData>(app, stranger.headers, ONE, {
      userId: owner.userId,
      id: await idOf('r1'),
    });
    expect(one.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('finds nothing by ids of another account', async () => {
    const { topic, prompt, tarnwick } = await idsOf(owner.headers);
    for (const [field, id] of Object.entries({
      ...{ topicId: topic, promptId: prompt },
      ...{ companyId: tarnwick, notCompanyId: tarnwick },
    })) {
      const { errors } = await list({ filter: { [field]: id } }, stranger.headers);
      expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND', field });
    }
    const one = await graphql<OneData>(app, stranger.headers, ONE, { id: await idOf('r1') });
    expect(one.data.answer).toBeNull();
    const { data } = await list({ after: null }, stranger.headers);
    const own = (await list()).data.answers.nodes.map(({ id }) => id);
    expect(data.answers.nodes.some(({ id }) => own.includes(id))).toBe(false);
  });

  test('an analyst may read any account', async () => {
    const analyst = await app.signedIn();
    await createServices(app.database.db, app.config).accounts.open({ ...analyst, role: 'analyst' });
    const { data, errors } = await list({ userId: owner.userId }, analyst.headers);
    expect(errors).toBeUndefined();
    expect(data.answers.total).toBe(8);
    const one = await graphql<OneData>(app, analyst.headers, ONE, {
      userId: owner.userId,
      id: await idOf('r1'),
    });
    expect(one.data.answer).toMatchObject({ platform: { key: 'chatgpt' } });
  });

  test('an account without a brand has no answers in any sentiment band', async () => {
    const fresh = await app.signedIn();
    const { data } = await list({ filter: { sentiment: 'POSITIVE' } }, fresh.headers);
    expect(data.answers).toMatchObject({ nodes: [], total: 0, next: null, scope: { brand: null } });
  });
});
