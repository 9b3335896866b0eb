import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { OVERVIEW, overviewOf, THREE_WEEKS, topicPageOf } from '../../testing/three-weeks.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, THREE_WEEKS);
});
afterAll(() => app.close());

const overview = (filter?: object, who = owner) => overviewOf(app, who, filter);
const topicPage = (slug: string, filter: object) => topicPageOf(app, owner, slug, filter);

describe('a number of days', () => {
  test('ends on the latest collected day and equals the same days as a range', async () => {
    const week = await overview({ days: 7 });
    expect(week.range).toEqual({ from: '2025-05-30', to: '2025-06-05' });
    expect(week.metrics).toMatchObject({ range: week.range, answers: 5, failed: 0 });
    expect(week).toEqual(await overview(week.range));
  });

  test('ends on the platform’s own latest day', async () => {
    const { range, metrics } = await overview({ days: 3, platform: 'gemini' });
    expect(range).toEqual({ from: '2025-05-30', to: '2025-06-01' });
    expect(metrics.answers).toBe(1);
  });

  test('may reach back before the first collected day', async () => {
    const { range, metrics } = await overview({ days: 3660 });
    expect(range).toEqual({ from: '2015-05-30', to: '2025-06-05' });
    expect(metrics).toMatchObject({ answers: 10, previous: { answers: 0 } });
  });

  test('ends on the account’s latest day for a topic too', async () => {
    const { range, metrics } = await topicPage('wikis', { days: 8 });
    expect(range).toEqual({ from: '2025-05-29', to: '2025-06-05' });
    expect(metrics).toMatchObject({ answers: 1, previous: { answers: 1 } });
  });

  test('is empty in an account without history', async () => {
    const fresh = await app.signedIn();
    expect(await overview({ days: 7 }, fresh)).toMatchObject({
      range: { from: null, to: null },
      metrics: { range: { from: null, to: null }, answers: 0, previous: null },
    });
  });

  test('also filters every list and the prompts', async () => {
    const lists = [
      'prompts(filter: $filter) { topic { slug } prompts { question visibility { hits answers } } }',
      'impressions(filter: $filter) { topic { slug } history { date impressions } }',
      'sentiment(filter: $filter) { topic { slug } sentiment { analyzed } }',
      'competitors(filter: $filter) { topic { slug } ranking { rankings { name mentions } } }',
      'sources(filter: $filter) { topic { slug } sources { url } }',
    ];
    const replies = lists.map(async (list) => {
      const query = `query ($filter: MetricsFilter) { ${list} }`;
      const { data, errors } = await graphql<object>(app, owner.headers, query, { filter: { days: 2 } });
      expect(errors).toBeUndefined();
      return data;
    });
    const data = Object.assign({}, ...(await Promise.all(replies)));
    const [notes, wikis] = [{ slug: 'notes' }, { slug: 'wikis' }];
    expect(data).toEqual({
      prompts: [
        {
          topic: notes,
          prompts: [
            { question: 'What should a team use?', visibility: { hits: 0, answers: 0 } },
            { question: 'Which note app is best?', visibility: { hits: 1, answers: 2 } },
          ],
        },
        {
          topic: wikis,
          prompts: [
            { question: 'Is Quillmark any good?', visibility: { hits: 1, answers: 1 } },
            { question: 'Which wiki suits a team?', visibility: { hits: 0, answers: 0 } },
          ],
        },
      ],
      impressions: [
        {
          topic: notes,
          history: [
            { date: '2025-06-04', impressions: 0 },
            { date: '2025-06-05', impressions: 1 },
          ],
        },
        { topic: wikis, history: [{ date: '2025-06-05', impressions: 1 }] },
      ],
      sentiment: [
        { topic: notes, sentiment: { analyzed: 1 } },
        { topic: wikis, sentiment: { analyzed: 1 } },
      ],
      competitors: [
        {
          topic: notes,
          ranking: {
            rankings: [
              { name: 'Tarnwick', mentions: 2 },
              { name: 'Quillmark', mentions: 1 },
            ],
          },
        },
        {
          topic: wikis,
          ranking: {
            rankings: [
              { name: 'Quillmark', mentions: 1 },
              { name: 'Tarnwick', mentions: 1 },
            ],
          },
        },
      ],
      sources: [
        {
          topic: notes,
          sources: [{ url: 'https://news.example/2025-06-04' }, { url: 'https://news.example/2025-06-05' }],
        },
        { topic: wikis, sources: [{ url: 'https://news.example/2025-06-05' }] },
      ],
    });
  });

  test('is refused when invalid, with the field and what is allowed', async () => {
    const whole = 'days must be a whole number from 1 to 3660.';
    const either = 'days must not be given together with `from` or `to`.';
    for (const [filter, message] of [
      [{ days: 0 }, whole],
      [{ days: -7 }, whole],
      [{ days: 3661 }, whole],
      [{ days: 7, from: '2025-05-01' }, either],
      [{ days: 7, to: '2025-05-01' }, either],
    ] as const) {
      for (const query of [
        OVERVIEW,
        'query ($filter: MetricsFilter) { prompts(filter: $filter) { topic { id } } }',
      ]) {
        const { errors } = await graphql(app, owner.headers, query, { filter });
        expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', field: 'days' } }]);
      }
    }
    const year0 = await graphql(app, owner.headers, OVERVIEW, { filter: { from: '0000-01-01' } });
    expect(year0.errors?.[0]?.message).toContain('A Date is a UTC day such as "2025-05-24".');
  });

  test('is refused for another account', async () => {
    const stranger = await app.signedIn();
    const { errors } = await graphql(app, stranger.headers, OVERVIEW, {
      filter: { days: 7 },
      userId: owner.userId,
    });
    expect(errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN' });
  });
});
