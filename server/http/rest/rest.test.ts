import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServices } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';

let app: TestApp;
let owner: SignedIn;
/** Topic ids by slug, as the impressions route and the topics route tell them. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
  const byTopic = Object.keys((await get('impressions')).json().data.by_topic);
  for (const { id, slug } of (await get('topics', { ids: byTopic.join(',') })).json()) ids[slug] = id;
  ids.aggregate = byTopic.find((id) => !Object.values(ids).includes(id)) ?? '';
});
afterAll(() => app.close());

function get(
  path: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = owner.headers,
) {
  const all = path === 'topics' ? query : { user_id: owner.userId, ...query };
  return app.server.inject({ method: 'GET', url: `/api/${path}`, query: all, headers });
}

const ROUTES: [string, Record<string, string>][] = [
  ['impressions', {}],
  ['sentiment', {}],
  ['competitors', {}],
  ['sources', {}],
  ['impression-details', {}],
  ['time-series', { type: 'sentiment' }],
  ['time-series/sources', {}],
  ['time-series/competitors', {}],
  ['get-prompts', {}],
  ['action/status', {}],
];

describe('the routes of the specification', () => {
  test('impressions by topic id, the aggregate topic among them', async () => {
    expect((await get('impressions')).json()).toEqual({
      status: 'success',
      data: {
        by_topic: {
          [ids.aggregate as string]: 3,
          [ids['note-taking'] as string]: 3,
          [ids['team-wikis'] as string]: 0,
        },
        overall: { impressions: 3 },
      },
    });
  });

  test('sentiment keyed by topic id', async () => {
    const { data } = (await get('sentiment')).json();
    expect(data[ids['team-wikis'] as string]).toEqual({ sentiment: null, mentions: 0, analyzed: 0 });
    expect(data[ids['note-taking'] as string]).toMatchObject({ mentions: 4, analyzed: 4 });
  });

  test('competitors by topic with the company rank', async () => {
    const { by_topic } = (await get('competitors')).json().data;
    expect(by_topic[ids['team-wikis'] as string]).toEqual({
      company_rank: 0,
      rankings: [
        { name: 'Ostrava Labs', count: 1, rank: 1, logo_url: null },
        { name: 'Tarnwick', count: 1, rank: 2, logo_url: null },
      ],
    });
  });

  test('sources by topic', async () => {
    const { by_topic } = (await get('sources')).json().data;
    expect(by_topic[ids['note-taking'] as string]).toEqual([
      { url: 'https://reviews.example/best', count: 2 },
      { url: 'https://docs.quillmark.example/start', count: 1 },
    ]);
  });

  test('topics are a plain list without the aggregate topic', async () => {
    const list = (await get('topics', { ids: Object.values(ids).join(',') })).json();
    expect(list).toEqual([
      { id: ids['note-taking'], name: 'Note taking', slug: 'note-taking' },
      { id: ids['team-wikis'], name: 'Team wikis', slug: 'team-wikis' },
    ]);
  });

  test('impression details by date, of one topic when it is named', async () => {
    const details = (await get('impression-details', { topic_id: ids['note-taking'] as string })).json();
    expect(details).toEqual({
      status: 'success',
      data: [
        { user_id: owner.userId, topic_id: ids['note-taking'], date: '2025-05-24', impressions: 2 },
        { user_id: owner.userId, topic_id: ids['note-taking'], date: '2025-05-25', impressions: 1 },
      ],
    });
  });

  test('the sentiment series', async () => {
    const { status, data } = (await get('time-series', { type: 'sentiment' })).json();
    expect(status).toBe('success');
    expect(data.map((row: { date: string }) => row.date)).toEqual(['2025-05-24', '2025-05-25']);
    for (const row of data) {
      expect(row.sentiment).toBeGreaterThanOrEqual(0);
      expect(row.sentiment).toBeLessThanOrEqual(100);
    }
  });

  test('equal companies are ranked by day as they are altogether, whatever their case', async () => {
    const { userId, headers } = await app.signedIn();
    const competitors = ['Tarnwick', 'ostrava'].map((name) => ({ name, aliases: [], domain: null }));
    await importInto(app, headers, { ...QUILLMARK, competitors }, [
      answer({ id: 'tarnwick', run: 1, answer: 'Take Tarnwick.' }),
      answer({ id: 'ostrava', run: 2, answer: 'Take ostrava.' }),
    ]);
    const { by_topic } = (await get('competitors', { user_id: userId }, headers)).json().data;
    const series = (await get('time-series/competitors', { user_id: userId }, headers)).json().data;
    const ranked = series.map((point: { competitor: string; rank: number; topic_id: string }) => [
      point.competitor,
      point.rank,
    ]);
    expect(ranked).toEqual([
      ['ostrava', 1],
      ['Tarnwick', 2],
    ]);
    const ofTopic = by_topic[series[0].topic_id].rankings;
    expect(ofTopic.map(({ name, rank }: { name: string; rank: number }) => [name, rank])).toEqual(ranked);
  });

  test('sources and competitors by day', async () => {
    const sources = (await get('time-series/sources')).json().data;
    expect(sources[0]).toEqual({
      user_id: owner.userId,
      date: '2025-05-24',
      mentions: 1,
      topic_id: ids['note-taking'],
      source: 'https://reviews.example/best',
    });
    const competitors = (
      await get('time-series/competitors', { topic_id: ids['team-wikis'] as string })
    ).json().data;
    expect(competitors).toEqual([
      {
        user_id: owner.userId,
        date: '2025-05-24',
        mentions: 1,
        topic_id: ids['team-wikis'],
        competitor: 'Ostrava Labs',
        rank: 1,
        logo_url: null,
      },
      {
        user_id: owner.userId,
        date: '2025-05-24',
        mentions: 1,
        topic_id: ids['team-wikis'],
        competitor: 'Tarnwick',
        rank: 2,
        logo_url: null,
      },
    ]);
  });

  test('one prompt record per usable answer', async () => {
    const { data } = (await get('get-prompts')).json();
    expect(data).toHaveLength(7);
    expect(data).toContainEqual({
      question: 'Is Quillmark any good?',
      group: 'Note taking',
      visible: true,
      date_of_collection: '2025-05-24',
    });
  });

  test('the Action Center flag', async () => {
    expect((await get('action/status')).json()).toEqual({ status: 'success', data: { action_center: true } });
  });
});

describe('permissions and parameters', () => {
  test.each(ROUTES)(
    '%s: 401 signed out, 403 for another’s account, 400 without user_id',
    async (path, query) => {
      expect((await get(path, query, {})).statusCode).toBe(401);

      const stranger = await app.signedIn();
      const refused = await get(path, query, stranger.headers);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().error.message).toContain('user_id');

      const unnamed = await app.server.inject({
        method: 'GET',
        url: `/api/${path}`,
        query,
        headers: owner.headers,
      });
      expect(unnamed.statusCode).toBe(400);
      expect(unnamed.json()).toEqual({
        status: 'error',
        error: { code: 'BAD_USER_INPUT', message: 'user_id is missing.', field: 'user_id' },
      });
    },
  );

  test('names an invalid parameter and what is allowed', async () => {
    const cases: [string, Record<string, string>, string][] = [
      ['impressions', { user_id: "' or 1=1" }, 'user_id must be a user id (UUID).'],
      ['time-series', {}, 'type is missing.'],
      ['time-series', { type: 'volume' }, 'type must be sentiment.'],
      ['time-series/sources', { topic_id: 'x' }, 'topic_id must be a topic id (UUID).'],
      ['topics', {}, 'ids is missing.'],
      ['topics', { ids: 'a,b' }, 'ids must be topic ids (UUIDs) separated by commas.'],
    ];
    for (const [path, query, message] of cases) {
      const reply = await get(path, query);
      expect([reply.statusCode, reply.json().error.message]).toEqual([400, message]);
    }
  });

  test('an analyst may name any account and gets 404 for an unknown one', async () => {
    const analyst = await app.signedIn();
    await createServices(app.database.db, app.config).accounts.open({ ...analyst, role: 'analyst' });
    expect((await get('impressions', {}, analyst.headers)).statusCode).toBe(200);
    const none = await get(
      'impressions',
      { user_id: '00000000-0000-4000-8000-00000000dead' },
      analyst.headers,
    );
    expect(none.statusCode).toBe(404);
  });

  test.each([
    ['PUT', '/api/impressions', 'GET, HEAD'],
    ['POST', '/api/topics', 'GET, HEAD'],
    ['DELETE', '/api/export/answers.jsonl', 'GET, HEAD, POST'],
    ['GET', '/api/website', 'POST'],
    ['PATCH', '/api/reports/a-token.pdf', 'GET, HEAD'],
    ['TRACE', '/health', 'GET, HEAD'],
  ] as const)('refuses %s %s and names the allowed methods', async (method, url, allowed) => {
    const reply = await app.server.inject({ method, url, headers: owner.headers });
    expect([reply.statusCode, reply.headers.allow, reply.json().error.code]).toEqual([
      405,
      allowed,
      'METHOD_NOT_ALLOWED',
    ]);
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('an unknown path allows no method', async () => {
    const reply = await app.server.inject({ method: 'PUT', url: '/api/nothing' });
    expect([reply.statusCode, reply.headers.allow, reply.json().error.code]).toEqual([
      404,
      undefined,
      'NOT_FOUND',
    ]);
  });

  test('a path that cannot be decoded is 404', async () => {
    const { statusCode, json } = await get('%E0%A4%A');
    expect([statusCode, json().error.code]).toEqual([404, 'NOT_FOUND']);
  });
});
