import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
});
afterAll(() => app.close());

const DASHBOARD = `query ($filter: MetricsFilter, $userId: ID) {
  dashboard(filter: $filter, userId: $userId) {
    simulated
    brand { name }
    range { from to }
    availablePlatforms { key name }
    topicBreakdown { topic { name } impressions percentage }
    metrics {
      visibility { percent impressions promptCount latestDay mentionRate { value hits answers } brandedMentionRate { hits answers } change { verdict difference } }
      sentiment { mentions analyzed score }
      impressionHistory { date impressions percent }
      sentimentHistory { date mentions analyzed }
      competitors { companyRank voices rankings { name rank mentions count isBrand voices shareOfVoice meanPosition } }
      week: competitors(window: WEEK) { rankings { name mentions } }
      sources { url domain title mentions own }
      platforms { platform { key } answers failed mentionRate { hits answers } }
      answers failed
      citationRate { hits answers }
    }
  }
}`;

interface DashboardData {
  dashboard: {
    range: { from: string | null; to: string | null };
    topicBreakdown: unknown[];
    metrics: Record<string, never> & {
      visibility: Record<string, unknown>;
      impressionHistory: unknown[];
      competitors: { companyRank: number; rankings: Record<string, unknown>[] };
      sources: unknown[];
      answers: number;
    };
  };
}

const dashboard = async (filter?: object, headers = owner.headers, userId?: string) =>
  graphql<DashboardData>(app, headers, DASHBOARD, { filter, userId });

describe('the overview', () => {
  test('every number matches a manual count of the recorded answers', async () => {
    const { data, errors } = await dashboard();
    expect(errors).toBeUndefined();
    expect(data.dashboard).toMatchObject({
      simulated: false,
      brand: { name: 'Quillmark' },
      range: { from: '2025-05-24', to: '2025-05-25' },
      availablePlatforms: [
        { key: 'chatgpt', name: 'ChatGPT' },
        { key: 'gemini', name: 'Gemini' },
      ],
      // Day 1: both note-taking prompts; day 2: one of them. The wiki prompt is never visible.
      topicBreakdown: [{ topic: { name: 'Note taking' }, impressions: 3, percentage: 100 }],
      metrics: {
        // Day 2 has one visible prompt of three.
        visibility: {
          percent: 33.3,
          impressions: 1,
          promptCount: 3,
          latestDay: '2025-05-25',
          // Unbranded: r1, r3 and r4 of r1–r4, r6, r7; r8 is empty and does not count.
          mentionRate: { value: 50, hits: 3, answers: 6 },
          brandedMentionRate: { hits: 1, answers: 1 },
        },
        sentiment: { mentions: 4, analyzed: 4 },
        impressionHistory: [
          { date: '2025-05-24', impressions: 2, percent: 66.7 },
          { date: '2025-05-25', impressions: 1, percent: 33.3 },
        ],
        sentimentHistory: [
          { date: '2025-05-24', mentions: 2, analyzed: 2 },
          { date: '2025-05-25', mentions: 2, analyzed: 2 },
        ],
        competitors: {
          // Quillmark and Tarnwick have four answers each; Quillmark's mean position is (2+1+1+1)/4.
          companyRank: 1,
          voices: 8,
          rankings: [
            // Share of voice over unbranded prompts: 3 of 3 + 4 + 1.
            {
              name: 'Quillmark',
              rank: 1,
              mentions: 4,
              count: 2,
              isBrand: true,
              voices: 3,
              shareOfVoice: 37.5,
              meanPosition: 1.25,
            },
            {
              name: 'Tarnwick',
              rank: 2,
              mentions: 4,
              count: 2,
              isBrand: false,
              voices: 4,
              shareOfVoice: 50,
              meanPosition: 1.5,
            },
            {
              name: 'Ostrava Labs',
              rank: 3,
              mentions: 1,
              count: 1,
              isBrand: false,
              voices: 1,
              shareOfVoice: 12.5,
              meanPosition: 1,
            },
          ],
        },
        sources: [
          {
            url: 'https://reviews.example/best',
            domain: 'reviews.example',
            title: 'Best note apps',
            mentions: 2,
            own: false,
          },
          {
            url: 'https://docs.quillmark.example/start',
            domain: 'quillmark.example',
            title: 'Docs',
            mentions: 1,
            own: true,
          },
        ],
        platforms: [
          { platform: { key: 'chatgpt' }, answers: 4, failed: 0, mentionRate: { hits: 2, answers: 3 } },
          { platform: { key: 'gemini' }, answers: 3, failed: 1, mentionRate: { hits: 1, answers: 3 } },
        ],
        answers: 7,
        failed: 1,
        citationRate: { hits: 1, answers: 7 },
      },
    });
  });

  test('a platform filters every number', async () => {
    const { data } = await dashboard({ platform: 'gemini' });
    expect(data.dashboard.metrics).toMatchObject({
      answers: 3,
      visibility: { impressions: 1, latestDay: '2025-05-25', mentionRate: { hits: 1, answers: 3 } },
      competitors: {
        rankings: [
          { name: 'Quillmark', mentions: 1 },
          { name: 'Tarnwick', mentions: 1 },
        ],
      },
    });
  });

  test('a range filters every number', async () => {
    const { data } = await dashboard({ from: '2025-05-24', to: '2025-05-24' });
    expect(data.dashboard).toMatchObject({
      range: { from: '2025-05-24', to: '2025-05-24' },
      metrics: { answers: 5, visibility: { impressions: 2, percent: 66.7 }, sources: [{ mentions: 1 }] },
    });
  });

  test('one chat of a later day does not stand for the brand', async () => {
    const person = await app.signedIn();
    const asked = (id: number, day: string) => ({
      ...{ ...RECORDINGS[0], id: `${day}-${id}`, prompt: `Which app is number ${id}?` },
      ...{ collectedAt: `${day}T10:00:00Z`, answer: 'Quillmark.' },
    });
    const run = Array.from({ length: 12 }, (_, id) => asked(id, '2025-05-24'));
    await importInto(app, person.headers, QUILLMARK, [...run, asked(0, '2025-05-25')]);
    const { data } = await dashboard({}, person.headers);
    expect(data.dashboard).toMatchObject({
      range: { to: '2025-05-25' },
      metrics: { answers: 13, visibility: { percent: 100, impressions: 12, latestDay: '2025-05-24' } },
    });
  });

  test('failed measurements on days without answers count as failed', async () => {
    const unlucky = await app.signedIn();
    const empty = { ...RECORDINGS[7], answer: '' };
    await importInto(app, unlucky.headers, QUILLMARK, [
      RECORDINGS[0],
      { ...empty, id: 'before', collectedAt: '2025-05-01T10:00:00Z' },
      { ...empty, id: 'after', collectedAt: '2025-06-01T10:00:00Z' },
    ]);
    const { data } = await dashboard({}, unlucky.headers);
    expect(data.dashboard).toMatchObject({
      range: { from: '2025-05-24', to: '2025-05-24' },
      metrics: { answers: 1, failed: 2, platforms: [{ failed: 0 }, { failed: 2 }] },
    });
  });

  test('a range without answers has a null rate, not zero, and no history', async () => {
    const { data } = await dashboard({ from: '2024-01-01', to: '2024-01-31' });
    expect(data.dashboard).toMatchObject({
      topicBreakdown: [],
      metrics: {
        visibility: { percent: 0, impressions: 0, latestDay: null, mentionRate: { value: null, answers: 0 } },
        sentiment: { score: null, analyzed: 0 },
        impressionHistory: [],
        competitors: { companyRank: 0, rankings: [] },
        sources: [],
      },
    });
  });

  test('refuses an invalid filter with the field and what is allowed', async () => {
    const platform = await dashboard({ platform: 'Chat GPT!' });
    expect(platform.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'platform' } });
    const order = await dashboard({ from: '2025-05-26', to: '2025-05-25' });
    expect(order.errors?.[0]?.message).toBe('from must not be after `to`.');
    const day = await dashboard({ from: '2025-02-30' });
    expect(day.errors?.[0]?.message).toContain('A Date is a UTC day such as "2025-05-24".');
  });
});

describe('one topic', () => {
  const TOPIC = `query ($slug: String!) {
    topicDashboard(slug: $slug) { topic { name promptCount } metrics { answers visibility { percent promptCount } } }
  }`;

  test('has its own numbers only', async () => {
    const { data } = await graphql<{ topicDashboard: object }>(app, owner.headers, TOPIC, {
      slug: 'team-wikis',
    });
    expect(data.topicDashboard).toEqual({
      topic: { name: 'Team wikis', promptCount: 1 },
      metrics: { answers: 2, visibility: { percent: 0, promptCount: 1 } },
    });
  });

  test('is null for an unknown slug and for the aggregate topic', async () => {
    for (const slug of ['nothing', 'aggregate']) {
      const { data } = await graphql<{ topicDashboard: null }>(app, owner.headers, TOPIC, { slug });
      expect(data.topicDashboard).toBeNull();
    }
  });
});

describe('permissions', () => {
  test('a visitor has to sign in', async () => {
    const { errors } = await dashboard({}, {} as SignedIn['headers']);
    expect(errors?.[0]).toMatchObject({
      message: 'Sign in to see this.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  test('refuses another account', async () => {
    const stranger = await app.signedIn();
    const { errors } = await dashboard({}, stranger.headers, owner.userId);
    expect(errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN' });
  });

  test('a new account has null rates and empty lists', async () => {
    const fresh = await app.signedIn();
    const { data } = await dashboard({}, fresh.headers);
    expect(data.dashboard).toMatchObject({
      range: { from: null, to: null },
      metrics: { answers: 0, visibility: { percent: 0, promptCount: 40 }, impressionHistory: [] },
    });
  });
});
