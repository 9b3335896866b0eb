import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, utcDay } from '../../../lib/days.ts';
import { switchActionCenterOff } from '../../../testing/accounts.ts';
import type { SignedIn } from '../../../testing/app.ts';
import { graphql, importInto } from '../../../testing/graphql.ts';
import { ADDRESSES, bot, combinedLog } from '../../visit-metrics/testing/log-lines.ts';
import { post } from '../../visits/testing/posting.ts';
import {
  type AnalyticsApp,
  type ApiFigures,
  connect,
  createAnalyticsApp,
  RESULTS,
  readResults,
} from '../testing/app.ts';

const SITE = 'https://quillmark.example';
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const BRAND = {
  brand: { name: 'Quillmark', domain: 'quillmark.example' },
  competitors: [{ name: 'Tarnwick' }],
};

let app: AnalyticsApp;
let owner: SignedIn;
let other: SignedIn;

const daysAgo = (days: number) => utcDay(app.clock.now().getTime() - days * DAY_MS);

const answer = (id: string, day: string, cites: readonly string[]) => ({
  ...{ id, run: 1, platform: 'chatgpt', collectedAt: `${day}T10:00:00Z`, topic: 'Notes' },
  ...{ prompt: `Which note app is best? ${id}`, answer: 'Tarnwick.' },
  sources: cites.map((url) => ({ url, title: url })),
});

beforeAll(async () => {
  app = await createAnalyticsApp();
  owner = await app.signedIn();
  other = await app.signedIn();
  await importInto(app, owner.headers, BRAND, [
    answer('a', daysAgo(2), [`${SITE}/guide`, `${SITE}/pricing`, 'https://reviews.example/notes']),
    answer('b', daysAgo(2), [`${SITE}/guide/`]),
    answer('c', daysAgo(40), [`${SITE}/guide`, `${SITE}/old`]),
  ]);
  const visit = { from: ADDRESSES.GPTBot, userAgent: bot('GPTBot') };
  const log = combinedLog([
    { ...visit, time: new Date(`${daysAgo(3)}T12:00:00Z`), path: '/guide' },
    { ...visit, time: new Date(`${daysAgo(3)}T13:00:00Z`), path: '/faq' },
    { ...visit, time: new Date(`${daysAgo(3)}T13:30:00Z`), path: '/robots.txt' },
    { ...visit, from: ADDRESSES.forged, time: new Date(`${daysAgo(3)}T13:00:00Z`), path: '/forged' },
    { ...visit, time: new Date(`${daysAgo(3)}T14:00:00Z`), path: '/logo.png' },
    ...['/guide', '/guide', '/new'].map((path) => ({
      ...{ time: new Date(`${daysAgo(1)}T12:00:00Z`), from: '8.8.4.4', path, userAgent: PERSON },
      referrer: 'https://chatgpt.com/',
    })),
  ]);
  expect((await post(app, owner.headers, log)).json()).toMatchObject({ status: 'success' });
  const session = { sessionSource: 'chatgpt.com', sessionMedium: 'ai-assistant' };
  app.google.rows = [
    { ...session, date: daysAgo(1), landingPage: '/guide', sessions: 5, keyEvents: 2, totalRevenue: 99.9 },
    { ...session, date: daysAgo(1), landingPage: '/new', sessions: 1 },
    { ...session, date: daysAgo(30), landingPage: '/pricing', sessions: 8, keyEvents: 1, totalRevenue: 10 },
  ];
  await connect(app, owner.headers);
  await app.jobs.work();
});
afterAll(() => app.close());

const paths = ({ nodes }: { nodes: { page: { url: string } }[] }) =>
  nodes.map(({ page }) => page.url.replace(SITE, ''));

const figures = (answers: number, visits: number, people: number, analytics: number[]): ApiFigures => {
  const [sessions = 0, keyEvents = 0, revenue = 0] = analytics;
  return { answers, visits, people, sessions, keyEvents, revenue };
};

test('joins answers, visits, people, sessions, key events and revenue by page', async () => {
  const results = await readResults(app, owner.headers, { filter: { days: 7 } });
  expect(
    Object.fromEntries(results.nodes.map((node) => [node.page.url.replace(SITE, ''), node.figures])),
  ).toEqual({
    '/guide': figures(2, 1, 2, [5, 2, 99.9]),
    '/pricing': figures(1, 0, 0, []),
    '/faq': figures(0, 1, 0, []),
    '/new': figures(0, 0, 1, [1]),
  });
  expect(paths(results).slice(0, 2)).toEqual(['/guide', '/pricing']);
  // An answer that cites two pages of the site counts once.
  expect(results.totals).toEqual(figures(2, 2, 3, [6, 2, 99.9]));
  expect(results).toMatchObject({ total: 4, days: 7, range: { from: daysAgo(7), to: daysAgo(1) } });
  expect(results.coverage).toMatchObject({
    ...{ answerDays: 1, logDays: 2, analyticsDays: 7, connected: true, problem: null },
    ...{ thresholdedDays: 0, unplacedSessions: 0, currency: 'EUR', timeZone: 'Europe/Berlin' },
  });
});

test('a range without a filter is all that is known; one before the first reading has no sessions', async () => {
  const all = await readResults(app, owner.headers);
  expect(all.range).toEqual({ from: daysAgo(90), to: daysAgo(1) });
  expect(all.totals).toEqual(figures(3, 2, 3, [14, 3, 109.9]));
  const early = await readResults(app, owner.headers, { filter: { from: daysAgo(200), to: daysAgo(150) } });
  expect(early.totals).toMatchObject({ answers: 0, sessions: null, keyEvents: null, revenue: null });
  expect(early.coverage).toMatchObject({ answerDays: 0, logDays: 0, analyticsDays: 0, connected: true });
});

test.each([
  ['ANSWERS', '/guide'],
  ['PEOPLE', '/guide'],
  ['SESSIONS', '/pricing'],
  ['KEY_EVENTS', '/guide'],
  ['REVENUE', '/guide'],
])('orders by %s, part by part', async (order, first) => {
  const whole = paths(await readResults(app, owner.headers, { order }));
  expect(whole[0]).toBe(first);
  const parts: string[] = [];
  let after: string | null = null;
  do {
    const part = await readResults(app, owner.headers, { order, first: 2, after });
    parts.push(...paths(part));
    after = part.next;
  } while (after !== null);
  expect(parts).toEqual(whole);
});

test.each([
  [{ first: 0 }, 'first'],
  [{ first: 201 }, 'first'],
  [{ after: 'bogus' }, 'after'],
  [{ filter: { days: 0 } }, 'days'],
  [{ filter: { from: '2026-02-02', to: '2026-02-01' } }, 'from'],
])('%j names the field at fault', async (variables, field) => {
  const { errors } = await graphql(app, owner.headers, RESULTS, variables);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

test('a cursor belongs to its order', async () => {
  const { next } = await readResults(app, owner.headers, { order: 'ANSWERS', first: 1 });
  const { errors } = await graphql(app, owner.headers, RESULTS, { order: 'SESSIONS', after: next });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
});

test('keeps to the account, and to those with the Action Center', async () => {
  const empty = await readResults(app, other.headers);
  expect(empty).toMatchObject({ total: 0, nodes: [], range: { from: null, to: null } });
  expect(empty.coverage).toMatchObject({ connected: false, currency: null });
  const named = await graphql(app, other.headers, RESULTS, { userId: owner.userId });
  expect(named.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await graphql(app, {}, RESULTS)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  await switchActionCenterOff(app.database.db, other.userId);
  const off = await graphql(app, other.headers, RESULTS);
  expect(off.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
