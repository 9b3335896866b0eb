import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { graphql, importInto } from '../../../testing/graphql.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { answer, QUILLMARK } from '../../../testing/recordings.ts';
import { rowsRead } from '../../../testing/rows-read.ts';
import { parseQuery } from '../../../text-search/query.ts';
import { createTextSearch } from './service.ts';

const TEXTS = [
  'Quillmark has **noise cancelling** and long battery life.',
  'Noise is low; Cancelling an order is easy. Nothing else.',
  'Die GRÖSSTE Auswahl: Straße, Öl und Fußball. Quillmark!',
  'Le café préféré des élèves, à côté du marché.',
  'El niño pidió una computadora en español.',
  '日本語の文章で東京タワーを紹介します。',
  'Шумоподавление работает отлично. Ёлка.',
  'iOS/Android support, version 3.5, e-mail: help@tarnwick.example',
];
const day = (index: number) => `2025-05-2${index % 4}`;
const platformOf = (index: number) => (index % 2 === 0 ? 'chatgpt' : 'gemini');
const recording = (text: string, index: number) =>
  answer({
    ...{ id: `t${index}`, platform: platformOf(index), answer: text },
    collectedAt: `${day(index)}T10:00:00Z`,
  });

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, TEXTS.map(recording));
});
afterAll(() => app.close());

const QUERY = `query ($filter: AnswersFilter!, $text: String!, $userId: ID) {
  answers(filter: $filter, userId: $userId) {
    nodes { text matches(text: $text) { start end } excerpt(text: $text) { text matches { start end } } }
    total
    search {
      total namingBrand comparedFrom unreadTexts readTexts removedTexts
      platforms { platform { key } answers } topics { topic { name } answers } days { day answers }
    }
  }
}`;
interface Counted {
  answers: number;
}
interface Found {
  answers: {
    nodes: {
      text: string;
      matches: { start: number; end: number }[];
      excerpt: { text: string; matches: { start: number; end: number }[] };
    }[];
    total: number;
    search: {
      total: number;
      namingBrand: number;
      comparedFrom: string | null;
      unreadTexts: number;
      readTexts: number;
      removedTexts: number;
      platforms: ({ platform: { key: string } } & Counted)[];
      topics: ({ topic: { name: string } } & Counted)[];
      days: ({ day: string } & Counted)[];
    };
  };
}
const send = (text: string, filter: object = {}, headers = owner.headers) =>
  graphql<Found>(app, headers, QUERY, { filter: { ...filter, text }, text });
const indexesOf = async (text: string, filter: object = {}) => {
  const { data, errors } = await send(text, filter);
  expect(errors).toBeUndefined();
  expect(data.answers.search).toMatchObject({ comparedFrom: null, unreadTexts: 0 });
  expect(data.answers.search.total).toBe(data.answers.nodes.length);
  return data.answers.nodes.map((node) => TEXTS.indexOf(node.text)).toSorted();
};

describe('finds answers by their words', () => {
  test.each([
    ['noise cancelling', [0, 1]],
    ['NOISE-cancelling', [0]],
    ['"noise cancelling"', [0]],
    ['noise -battery', [1]],
    ['noise -"noise cancelling"', [1]],
    ['nois', []],
    ['größte strasse', [2]],
    ['FUSSBALL ol', [2]],
    ['cafe prefere', [3]],
    ['nino espanol', [4]],
    ['東京', [5]],
    ['京東', []],
    ['шумоподавление елка', [6]],
    ['android "3.5"', [7]],
    ['tarnwick.example', [7]],
    ['tarnwick example', [7]],
  ])('%s', async (text, expected) => {
    expect(await indexesOf(text)).toEqual(expected);
  });

  test('together with other filters', async () => {
    expect(await indexesOf('noise', { platform: 'gemini' })).toEqual([1]);
    expect(await indexesOf('noise', { from: day(1) })).toEqual([1]);
    expect(await indexesOf('noise', { visible: true })).toEqual([0]);
    expect(await indexesOf('noise', { search: 'no such question' })).toEqual([]);
  });
});

test('counts by platform, topic and day, and those that name the brand', async () => {
  const { data } = await send('noise');
  expect(data.answers.total).toBe(2);
  expect(data.answers.search).toEqual({
    ...{
      total: 2,
      namingBrand: 1,
      comparedFrom: null,
      unreadTexts: 0,
      readTexts: TEXTS.length,
      removedTexts: 0,
    },
    platforms: expect.arrayContaining([
      { platform: { key: 'chatgpt' }, answers: 1 },
      { platform: { key: 'gemini' }, answers: 1 },
    ]),
    topics: [{ topic: { name: expect.any(String) }, answers: 2 }],
    days: [
      { day: day(0), answers: 1 },
      { day: day(1), answers: 1 },
    ],
  });
});

test('marks the matches in the text and in an excerpt around the first', async () => {
  const { data } = await send('"noise cancelling" life');
  const [node] = data.answers.nodes;
  const cut = (text: string, spans: { start: number; end: number }[] = []) =>
    spans.map(({ start, end }) => text.slice(start, end));
  expect(cut(node?.text ?? '', node?.matches)).toEqual(['noise cancelling', 'life']);
  expect(cut(node?.excerpt.text ?? '', node?.excerpt.matches)).toEqual(['noise cancelling', 'life']);
});

test('finds answers that came in after the first search', async () => {
  const other = await app.signedIn();
  await importInto(app, other.headers, QUILLMARK, TEXTS.map(recording));
  const total = async () => (await send('zeppelin noise', {}, other.headers)).data.answers.search.total;
  expect(await total()).toBe(0);
  await importInto(app, other.headers, QUILLMARK, [recording('A zeppelin makes noise.', 20)]);
  expect(await total()).toBe(1);
  // Of another account.
  expect(await indexesOf('zeppelin')).toEqual([]);
});

test.each([
  ['x'.repeat(201), 'text must have at most 200 characters.'],
  ['-noise', 'text must have a word that is not excluded by -.'],
  ['!?', 'text must have at least one word of letters or digits.'],
  [Array.from({ length: 21 }, (_, at) => `w${at}`).join(' '), 'text must have at most 20 words and phrases.'],
])('refuses %s', async (text, message) => {
  const { errors } = await graphql(
    app,
    owner.headers,
    'query ($filter: AnswersFilter) { answers(filter: $filter) { total } }',
    {
      filter: { text },
    },
  );
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field: 'text' } });
});

const WORDS = ['alpha', 'Béta', 'gamma', 'delta', 'STRASSE', 'Straße', 'öl', 'ol', '東', '京'];
const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 });

test('a search equals a recount of the words of every text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(words, { minLength: 1, maxLength: 15 }),
      fc.array(fc.record({ phrase: fc.boolean(), excluded: fc.boolean(), words }), {
        minLength: 1,
        maxLength: 3,
      }),
      async (texts, terms) => {
        const person = await app.signedIn();
        await importInto(
          app,
          person.headers,
          QUILLMARK,
          texts.map((text, index) => recording(text.join(' '), index)),
        );
        const asked = terms.flatMap(({ phrase, excluded, words: each }) =>
          phrase ? [{ excluded, text: each }] : each.map((word) => ({ excluded, text: [word] })),
        );
        const query = asked
          .map(({ excluded, text }) => `${excluded ? '-' : ''}"${text.join(' ')}"`)
          .join(' ')
          .slice(0, 200);
        fc.pre(asked.some(({ excluded }) => !excluded) && query.length < 200 && asked.length <= 20);
        const holds = (text: string[]) =>
          asked.every(({ excluded, text: term }) => {
            const occurs = ` ${plain(text.join(' '))} `.includes(` ${plain(term.join(' '))} `);
            return occurs !== excluded;
          });
        const { data } = await send(query, {}, person.headers);
        expect(data.answers.search.total).toBe(texts.filter(holds).length);
        expect(data.answers.total).toBe(texts.filter(holds).length);
      },
    ),
    propertyRuns(15),
  );
});

describe('texts that do not fit into memory', () => {
  const DAYS = [day(0), day(1), day(2), day(3)];
  const zebra = parseQuery('zebra');
  const zebras = async (count: number) => {
    const person = await app.signedIn();
    const texts = Array.from({ length: count }, (_, at) => recording(`A zebra and word${at} more.`, at));
    await importInto(app, person.headers, QUILLMARK, texts);
    const search = createTextSearch(app.database.db, { allDays: 160_000, someDays: 160_000 });
    return {
      person,
      find: async (range: { from?: string; to?: string } = {}) => {
        if (typeof zebra === 'string') throw new Error(zebra);
        return search.find(person.userId, zebra, range);
      },
    };
  };

  test('are left out of a search in all days, which says from which day on it compared', async () => {
    const { find } = await zebras(1200);
    const found = await find();
    expect(found).toMatchObject({ from: day(3), unread: 0 });
    expect(found.ids.length).toBeGreaterThan(300);
    expect(found.ids.length).toBeLessThan(1200);
  });

  test('are found in a range that ends before', async () => {
    const { find, person } = await zebras(1200);
    const counted = async (range: { from?: string; to?: string }) => {
      const { ids, from, unread } = await find(range);
      return { found: ids.length, from, unread };
    };
    // Also before anything else was searched for.
    for (const each of [...DAYS, ...DAYS.toReversed()]) {
      expect(await counted({ from: each, to: each })).toEqual({ found: 300, from: null, unread: 0 });
    }
    expect(await counted({ to: day(0) })).toEqual({ found: 300, from: null, unread: 0 });
    // As many as fit of a longer one.
    expect(await counted({ to: day(1) })).toMatchObject({ from: day(1), unread: 0 });
    // Imported later.
    await importInto(app, person.headers, QUILLMARK, [recording('One more zebra.', 1200)]);
    expect((await counted({ from: day(0), to: day(0) })).found).toBe(301);
    expect((await counted({ from: day(1), to: day(1) })).found).toBe(300);
  });
});

test('texts of all days and of some do not drive each other out', async () => {
  const statements: string[] = [];
  const database = await createTestDatabase({ logQuery: (query) => statements.push(query) });
  const other = await createTestApp({ database });
  const person = await other.signedIn();
  const texts = Array.from({ length: 1200 }, (_, at) => recording(`A zebra and word${at} more.`, at));
  await importInto(other, person.headers, QUILLMARK, texts);
  const query = parseQuery('zebra');
  if (typeof query === 'string') throw new Error(query);
  const search = createTextSearch(database.db, { allDays: 160_000, someDays: 160_000 });
  const first = { from: day(0), to: day(0) };
  for (const range of [{}, first, {}, first]) await search.find(person.userId, query, range);
  statements.length = 0;
  for (const range of [{}, first, {}, first]) await search.find(person.userId, query, range);
  expect(statements.length).toBe(4);
  await other.close();
});

test('reads an import once, though its answers have ids of one minute, and finds what came since', async () => {
  const statements: string[] = [];
  const database = await createTestDatabase({ logQuery: (query) => statements.push(query) });
  const other = await createTestApp({ database });
  const person = await other.signedIn();
  const texts = Array.from({ length: 450 }, (_, index) => recording(`A zebra and word${index} more.`, index));
  await importInto(other, person.headers, QUILLMARK, texts);
  const query = parseQuery('zebra');
  if (typeof query === 'string') throw new Error(query);
  const search = createTextSearch(database.db);
  const found = async () => (await search.find(person.userId, query, {})).ids.length;
  await found();
  expect(await found()).toBe(450);
  await found();
  statements.length = 0;
  expect(await found()).toBe(450);
  expect(statements.length).toBe(1);
  await importInto(other, person.headers, QUILLMARK, [recording('One more zebra.', 450)]);
  expect(await found()).toBe(451);
  await other.close();
});

test('pages through texts that came after the first search, each in its place', async () => {
  const person = await app.signedIn();
  const onDays = (days: readonly string[]) =>
    days.map((day) =>
      answer({ ...{ id: `late-${day}`, answer: `A place of ${day}.` }, collectedAt: `${day}T10:00:00Z` }),
    );
  const list = async (after: string | null = null): Promise<string[]> => {
    const { data } = await graphql<{ answers: { nodes: { text: string }[]; next: string | null } }>(
      app,
      person.headers,
      `query ($after: String) { answers(filter: { text: "place" }, first: 1, after: $after) { nodes { text } next } }`,
      { after },
    );
    const { nodes, next } = data.answers;
    return [...nodes.map(({ text }) => text.slice(11, -1)), ...(next ? await list(next) : [])];
  };
  await importInto(app, person.headers, QUILLMARK, onDays(['2025-05-20', '2025-05-10']));
  expect(await list()).toEqual(['2025-05-20', '2025-05-10']);
  await importInto(app, person.headers, QUILLMARK, onDays(['2025-05-15', '2025-06-01', '2025-04-01']));
  expect(await list()).toEqual(['2025-06-01', '2025-05-20', '2025-05-15', '2025-05-10', '2025-04-01']);
});

test('pages through matches of which few meet the other filters', async () => {
  const person = await app.signedIn();
  const texts = Array.from({ length: 900 }, (_, index) =>
    index % 62 === 7 ? `Quillmark is of value ${index}.` : `Of value ${index}.`,
  );
  await importInto(app, person.headers, QUILLMARK, texts.map(recording));
  const seen: string[] = [];
  const next = async (after: string | null): Promise<void> => {
    const { data } = await graphql<{
      answers: { nodes: { text: string }[]; next: string | null; total: number };
    }>(
      app,
      person.headers,
      `query ($after: String) {
        answers(filter: { text: "value", visible: true }, first: 4, after: $after) { nodes { text } next total }
      }`,
      { after },
    );
    expect(data.answers.total).toBe(15);
    seen.push(...data.answers.nodes.map(({ text }) => text));
    if (data.answers.next) await next(data.answers.next);
  };
  await next(null);
  const naming = texts.filter((text) => text.startsWith('Quillmark'));
  const dayOf = (text: string) => day(texts.indexOf(text));
  expect(seen.map(dayOf)).toEqual(naming.map(dayOf).toSorted().toReversed());
  expect(seen.toSorted()).toEqual(naming.toSorted());
});

describe('as a file', () => {
  const file = (query: string, headers = owner.headers) =>
    app.server.inject({ url: `/api/export/matches.csv?${query}`, headers });

  test('lists every match with how often and where, narrowed by the filter', async () => {
    await send('noise');
    const reply = await file('text=noise');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = reply.body.trim().split('\r\n');
    expect(head).toContain(
      'id,collected_at,day,platform,model,topic,prompt,branded,visible,missed,matches,excerpt',
    );
    expect(rows).toHaveLength(2);
    expect(reply.body).toContain('noise cancelling and long battery life');
    expect((await file('text=noise&platform=chatgpt')).body.trim().split('\r\n')).toHaveLength(2);
  });

  test('needs words, valid ones, and an account that the viewer may read', async () => {
    expect((await file('')).statusCode).toBe(400);
    expect((await file('text=-noise')).statusCode).toBe(400);
    expect((await file('text=noise&topic_id=x')).statusCode).toBe(400);
    const other = await app.signedIn();
    expect((await file(`text=noise&user_id=${owner.userId}`, other.headers)).statusCode).toBe(403);
    expect((await file('text=noise', other.headers)).body.trim().split('\r\n')).toHaveLength(1);
  });
});

test('reads the texts that a phrase may be in by their keys', async ({ skip }) => {
  skip(app.database.kind !== 'embedded');
  const other = await app.signedIn();
  const texts = Array.from({ length: 600 }, (_, index) => `Answer ${index} is of great value.`);
  await importInto(app, other.headers, QUILLMARK, texts.map(recording));
  // From then on the planner knows the sizes of the tables.
  await app.database.db.execute(sql`vacuum`);
  await send('value', {}, other.headers);
  const before = await rowsRead(app.database.db, 'answer');
  const { data } = await send('"great value"', {}, other.headers);
  expect(data.answers.search).toMatchObject({ total: 600, unreadTexts: 0 });
  expect((await rowsRead(app.database.db, 'answer')) - before).toBeLessThan(600 * 20);
});
