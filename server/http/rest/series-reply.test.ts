import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK } from '../../testing/recordings.ts';

const MEGABYTE = 1_048_576;
const DAYS = ['2025-05-26', '2025-05-25', '2025-05-24'];
const TOPICS = 30;
const PROMPTS = 3;

const times = <Made>(count: number, make: (place: number) => Made) =>
  Array.from({ length: count }, (_, place) => make(place));

const NAMES = times(50, (place) => `Vendor${place}`);
const SOURCES = times(20, (page) => ({ url: `https://site.example/${page}/${'p'.repeat(700)}`, title: '' }));

const SAVE = 'mutation ($input: SaveBrandInput!) { saveBrand(input: $input) { errors { message } } }';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signedIn();
  const competitors = NAMES.map((name) => ({ name, aliases: [], domain: null }));
  await importInto(app, person.headers, { ...QUILLMARK, competitors }, recordings());
});
afterAll(() => app.close());

/** Each topic on each day: questions of 6 KB; the answer to one names every company and cites 20 pages. */
const recordings = () =>
  DAYS.flatMap((day) =>
    times(TOPICS, (topic) =>
      times(PROMPTS, (number) =>
        answer({
          id: `${day}-${topic}-${number}`,
          collectedAt: `${day}T10:00:00Z`,
          topic: `Topic ${topic}`,
          prompt: `${number} of ${topic} ${'長'.repeat(1900)}`,
          ...(number === 0 ? { answer: NAMES.join(', '), sources: SOURCES } : { answer: 'Quillmark.' }),
        }),
      ),
    ).flat(),
  );

interface Reply {
  status: string;
  data: Record<string, unknown>[];
  next?: string;
}

/** All replies of a route, from the first to the one without `next`. */
async function replies(
  path: string,
  { userId, headers }: SignedIn,
  query = {},
  limit = '2000',
): Promise<Reply[]> {
  const all: Reply[] = [];
  let next: string | undefined;
  do {
    const reply = await app.server.inject({
      url: `/api/${path}`,
      query: { user_id: userId, ...query, ...(next && { after: next }), limit },
      headers,
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.length).toBeLessThan(MEGABYTE);
    const { status, data, next: further, ...rest } = reply.json<Reply>();
    expect([status, rest]).toEqual(['success', {}]);
    all.push({ status, data, ...(further && { next: further }) });
    next = further;
  } while (next && all.length < 20);
  return all;
}

const daysOf = ({ data }: Reply, field = 'date') => data.map((point) => point[field] as string);

test('pages prompts below 1 MB, each answer once, the latest day first', async () => {
  const all = await replies('get-prompts', person);
  expect(all).toHaveLength(2);
  const points = all.flatMap(({ data }) => data);
  expect(points.map((point) => point.date_of_collection)).toEqual(
    DAYS.flatMap((day) => times(PROMPTS * TOPICS, () => day)),
  );
  const named = points.map((point) => `${point.date_of_collection} ${point.question}`);
  expect(new Set(named).size).toBe(DAYS.length * TOPICS * PROMPTS);
});

test.each([
  ['time-series/competitors', 'competitor', DAYS.length * TOPICS * (NAMES.length + 1)],
  ['time-series/sources', 'source', DAYS.length * TOPICS * SOURCES.length],
])('%s returns the latest days first, ascending within a reply', async (path, field, total) => {
  const all = await replies(path, person);
  expect(all.length).toBeGreaterThan(1);
  for (const reply of all) expect(daysOf(reply)).toEqual(daysOf(reply).toSorted());
  expect(all.flatMap((reply) => daysOf(reply).toReversed())).toEqual(
    all
      .flatMap((reply) => daysOf(reply))
      .toSorted()
      .toReversed(),
  );
  const keys = all
    .flatMap(({ data }) => data)
    .map((point) => `${point.date} ${point.topic_id} ${point[field]}`);
  expect(keys).toHaveLength(total);
  expect(new Set(keys).size).toBe(total);
});

test('pages impressions by day alike, and one topic fits into a reply', async () => {
  const { userId } = person;
  await app.database.db.execute(sql`
    insert into sightline.topic_day (user_id, topic_id, day, platform, branded, answers, visible, impressions)
    select ${userId}, t.id, '2024-01-01'::date + n, '*', false, 1, 1, 1
    from sightline.topic t, generate_series(1, 150) n where t.user_id = ${userId} and not t.is_aggregate`);
  const all = await replies('impression-details', person);
  expect(all.map(({ data }) => data.length)).toEqual([2000, 2000, TOPICS * (150 + DAYS.length) - 4000]);
  const keys = all.flatMap(({ data }) => data).map((point) => `${point.date} ${point.topic_id}`);
  expect(new Set(keys).size).toBe(keys.length);

  const topicId = all[0]?.data[0]?.topic_id;
  const [one, ...further] = await replies('impression-details', person, { topic_id: topicId });
  expect([one?.data.length, further]).toEqual([150 + DAYS.length, []]);
});

test('without a page parameter, streams 100,000 records with days ascending', async () => {
  const { userId, headers } = await app.signedIn();
  const competitors = NAMES.map((name) => ({ name, aliases: [], domain: null }));
  await importInto(app, { ...headers }, { ...QUILLMARK, competitors }, [
    answer({ id: 'first', topic: 'Topic', collectedAt: '2025-06-30T10:00:00Z', answer: 'Quillmark.' }),
  ]);
  await app.database.db.execute(sql`
    insert into sightline.topic_day (user_id, topic_id, day, platform, branded, answers, visible, impressions)
    select ${userId}, t.id, '2020-01-01'::date, '*', false, 1, 1, 1
    from sightline.topic t where t.user_id = ${userId} and t.is_aggregate`);
  await app.database.db.execute(sql`
    insert into sightline.company_day (user_id, topic_id, company_id, day, platform, branded, mentions, position_sum)
    select ${userId}, t.id, c.id, '2020-01-01'::date + n, 'chatgpt', false, 1, 1
    from sightline.topic t, sightline.company c, generate_series(0, 1999) n
    where t.user_id = ${userId} and not t.is_aggregate and c.user_id = ${userId} and c.kind = 'competitor'`);
  const reply = await app.server.inject({
    url: '/api/time-series/competitors',
    query: { user_id: userId },
    headers: { ...headers, 'accept-encoding': 'identity' },
    payloadAsStream: true,
  });
  expect([reply.statusCode, reply.headers['content-length']]).toEqual([200, undefined]);
  const chunks: Buffer[] = [];
  for await (const chunk of reply.stream()) chunks.push(chunk);
  expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(MEGABYTE);
  const whole = JSON.parse(Buffer.concat(chunks).toString()) as Reply;
  expect(Object.keys(whole)).toEqual(['status', 'data']);
  expect(whole.data.length).toBeGreaterThanOrEqual(100_000);
  expect(daysOf(whole)).toEqual(daysOf(whole).toSorted());
});

test('compresses whole replies, which equal the pages', async () => {
  const { userId, headers } = person;
  for (const path of ['get-prompts', 'time-series/sources', 'impression-details']) {
    const request = { url: `/api/${path}`, query: { user_id: userId } };
    const reply = await app.server.inject({ ...request, headers: { ...headers, 'accept-encoding': 'gzip' } });
    expect(reply.headers['content-encoding']).toBe('gzip');
    const whole = JSON.parse(gunzipSync(reply.rawPayload).toString()) as Reply;
    const pages = (await replies(path, person)).flatMap(({ data }) => data);
    const text = (points: unknown[]) => points.map((point) => JSON.stringify(point)).toSorted();
    expect(text(whole.data)).toEqual(text(pages));
  }
});

test.each(['0', '4001', 'many'])('refuses a limit of %s', async (limit) => {
  const query = { user_id: person.userId, limit };
  const reply = await app.server.inject({ url: '/api/get-prompts', query, headers: person.headers });
  expect([reply.statusCode, reply.json().error.message]).toEqual([
    400,
    'limit must be a whole number from 1 to 2000.',
  ]);
});

test('skips years without answers', async () => {
  const rare = await app.signedIn();
  const years = ['2001-01-01', '2013-06-30', '2025-05-24'];
  const few = years.map((day) => answer({ id: day, collectedAt: `${day}T00:00:00Z`, answer: 'Quillmark.' }));
  await importInto(app, rare.headers, QUILLMARK, few);
  const [reply, ...further] = await replies('time-series/competitors', rare);
  expect([daysOf(reply as Reply), further]).toEqual([years, []]);
});

test('loses no day behind companies that are no longer tracked', async () => {
  const owner = await app.signedIn();
  const competitors = NAMES.slice(0, 6).map((name) => ({ name, aliases: [], domain: null }));
  const all = DAYS.map((day) =>
    answer({ id: day, collectedAt: `${day}T00:00:00Z`, answer: `Quillmark, ${NAMES.join(', ')}` }),
  );
  await importInto(app, owner.headers, { ...QUILLMARK, competitors }, all);
  const input = { ...QUILLMARK, competitors: competitors.slice(0, 1) };
  await graphql(app, owner.headers, SAVE, { input });
  const points = (await replies('time-series/competitors', owner, {}, '3')).flatMap(({ data }) => data);
  expect(points.map(({ date, competitor }) => `${date} ${competitor}`).toSorted()).toEqual(
    DAYS.toReversed().flatMap((day) => [`${day} Quillmark`, `${day} Vendor0`]),
  );
});

test.each([
  ['a cursor that is none', 'nonsense'],
  ['no day', Buffer.from('2025-02-30 0').toString('base64url')],
  ['a number that is none', Buffer.from('2025-05-24 -1').toString('base64url')],
  ['a number without end', Buffer.from('2025-05-24 99999999').toString('base64url')],
])('refuses %s', async (_name, cursor) => {
  const { userId, headers } = person;
  for (const path of ['get-prompts', 'time-series/sources', 'impression-details']) {
    const query = { user_id: userId, after: cursor };
    const reply = await app.server.inject({ url: `/api/${path}`, query, headers });
    expect([reply.statusCode, reply.json().error]).toEqual([
      400,
      { code: 'BAD_USER_INPUT', message: 'after must be `next` of the previous reply.', field: 'after' },
    ]);
  }
});

test('refuses a reply without pages above 1 MB and says what to do', async () => {
  const owner = await app.signedIn();
  const names = times(100, (place) => `${place} ${'長'.repeat(116)}`);
  const competitors = names.map((name) => ({ name, aliases: [], domain: null }));
  const answers = times(TOPICS, (topic) =>
    answer({
      id: `${topic}`,
      topic: `Topic ${topic}`,
      prompt: `Question ${topic}`,
      answer: names.join('\n'),
    }),
  );
  for (const half of [answers.slice(0, TOPICS / 2), answers.slice(TOPICS / 2)]) {
    await importInto(app, owner.headers, { ...QUILLMARK, competitors }, half);
  }
  const query = { user_id: owner.userId };
  const reply = await app.server.inject({ url: '/api/competitors', query, headers: owner.headers });
  expect([reply.statusCode, reply.json().error]).toEqual([
    413,
    {
      code: 'TOO_LARGE',
      message: 'The reply would be larger than 1 MB. POST /graphql gives the topics one by one.',
    },
  ]);
});
