import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../lib/days.ts';
import type { SignedIn } from '../../../testing/app.ts';
import { graphql, importInto } from '../../../testing/graphql.ts';
import { ADDRESSES, bot, combinedLog } from '../../visit-metrics/testing/log-lines.ts';
import { post } from '../../visits/testing/posting.ts';
import { EVALUATE } from '../queues.ts';
import { type AlertsTest, openAlertsTest } from '../testing/account.ts';
import { evaluate } from './evaluate.ts';

let t: AlertsTest;
beforeAll(async () => {
  t = await openAlertsTest();
});
afterAll(() => t.app.close());

const SITE = 'https://quillmark.example';

/** An account whose answers cite /guide. */
async function siteOwner(): Promise<SignedIn> {
  const owner = await t.app.signedIn();
  const brand = { brand: { name: 'Quillmark', domain: 'quillmark.example' }, competitors: [] };
  await importInto(t.app, owner.headers, brand, [
    {
      ...{ id: 'a', run: 1, platform: 'chatgpt', collectedAt: '2025-06-30T10:00:00Z', topic: 'Notes' },
      ...{ prompt: 'Which note app is best?', answer: 'Quillmark.' },
      sources: [{ url: `${SITE}/guide`, title: 'Guide' }],
    },
  ]);
  return owner;
}

interface Visits {
  daysAgo: number;
  count: number;
  status?: number;
  path?: string;
  from?: string;
}

/** Sends a log of GPTBot. */
async function visit(owner: SignedIn, visits: readonly Visits[]) {
  const now = t.app.clock.now().getTime();
  const lines = visits.flatMap(({ daysAgo, count, status = 200, path = '/', from = ADDRESSES.GPTBot }) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ time: new Date(now - daysAgo * DAY_MS - index * 1000), from, path, status },
      userAgent: bot('GPTBot'),
    })),
  );
  expect((await post(t.app, owner.headers, combinedLog(lines))).json()).toMatchObject({ status: 'success' });
}

async function alertsOf({ headers }: SignedIn) {
  const { data } = await graphql<{ alerts: { kind: string; title: string; summary: string }[] }>(
    t.app,
    headers,
    '{ alerts { kind title summary } }',
  );
  return data.alerts;
}
const look = async (owner: SignedIn) => {
  await evaluate(t.deps, { userId: owner.userId, runId: null, about: 'visits' });
  return alertsOf(owner);
};
const rule = (owner: SignedIn, kind: string) => t.rule(owner, { kind, channels: ['EMAIL'] });

describe('a bot', () => {
  test('that is refused since lately is reported once', async () => {
    const owner = await siteOwner();
    await rule(owner, 'BOT_REFUSED');
    await visit(owner, [
      { daysAgo: 10, count: 30 },
      { daysAgo: 1, count: 15 },
      { daysAgo: 0, count: 5, status: 403 },
    ]);
    expect(await look(owner)).toEqual([
      {
        kind: 'BOT_REFUSED',
        title: 'GPTBot is refused by your site',
        summary:
          'In the last 7 days 25.0% of 20 verified visits of GPTBot got an error (HTTP 400 or more). In the 28 days before it was 0.0% of 30.',
      },
    ]);
    expect(await look(owner)).toHaveLength(1);
  });

  test.each<[string, Visits[]]>([
    [
      'with few visits',
      [
        { daysAgo: 1, count: 9 },
        { daysAgo: 0, count: 10, status: 403 },
      ],
    ],
    [
      'that is seldom refused',
      [
        { daysAgo: 1, count: 81 },
        { daysAgo: 0, count: 19, status: 503 },
      ],
    ],
    [
      'that was refused as often before',
      [
        { daysAgo: 10, count: 30, status: 403 },
        { daysAgo: 0, count: 30, status: 403 },
      ],
    ],
    ['that is forged', [{ daysAgo: 0, count: 30, status: 403, from: ADDRESSES.forged }]],
    ['of an old log', [{ daysAgo: 9, count: 30, status: 403 }]],
  ])('%s is not reported', async (_what, visits) => {
    const owner = await siteOwner();
    await rule(owner, 'BOT_REFUSED');
    await visit(owner, visits);
    expect(await look(owner)).toEqual([]);
  });
});

describe('a cited page', () => {
  test('that returns errors to bots is reported', async () => {
    const owner = await siteOwner();
    await rule(owner, 'CITED_PAGE_ERROR');
    await visit(owner, [
      { daysAgo: 1, count: 2, path: '/guide' },
      { daysAgo: 0, count: 3, path: '/guide', status: 500 },
      { daysAgo: 0, count: 9, path: '/not-cited', status: 500 },
    ]);
    expect(await look(owner)).toEqual([
      {
        kind: 'CITED_PAGE_ERROR',
        title: `A cited page returns an error to AI bots: ${SITE}/guide`,
        summary:
          'In the last 7 days 3 of 5 visits of AI bots got an error (HTTP 500: 3). The page is cited in 1 answer.',
      },
    ]);
  });

  test('with few errors, or mostly fetched, is not reported', async () => {
    const owner = await siteOwner();
    await rule(owner, 'CITED_PAGE_ERROR');
    await visit(owner, [
      { daysAgo: 1, count: 4, path: '/guide' },
      { daysAgo: 0, count: 3, path: '/guide', status: 500 },
    ]);
    expect(await look(owner)).toEqual([]);
  });
});

test('visits that come in evaluate rules on visits a minute later, and only where there are some', async () => {
  const [watched, unwatched] = [await siteOwner(), await siteOwner()];
  await rule(watched, 'BOT_REFUSED');
  for (const owner of [watched, unwatched]) await visit(owner, [{ daysAgo: 0, count: 1 }]);
  const onVisits = t.jobs.waiting
    .filter(({ queue, data }) => queue === EVALUATE && 'about' in data)
    .map(({ data }) => (data as { userId: string }).userId);
  expect(onVisits).toContain(watched.userId);
  expect(onVisits).not.toContain(unwatched.userId);
});

test('a rule on visits has no topic', async () => {
  const owner = await siteOwner();
  const { data } = await graphql<{ addAlertRule: { errors: { field: string }[] } }>(
    t.app,
    owner.headers,
    `mutation { addAlertRule(input: { kind: BOT_REFUSED, topicId: "${owner.userId}", channels: [EMAIL] }) {
      errors { field } } }`,
  );
  expect(data.addAlertRule.errors).toEqual([{ field: 'topicId' }]);
});
