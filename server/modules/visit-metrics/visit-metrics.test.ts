import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AgentDetail,
  PageVisitsDetail,
  PageVisitsList,
  PeopleMetrics,
  RecentVisit,
  SiteFileVisitsList,
  VisitImport,
  VisitMetrics,
} from '../../graphql/resolvers.generated.ts';
import { DAY_MS, utcDay } from '../../lib/days.ts';
import { textId } from '../../lib/text-id.ts';
import { switchActionCenterOff } from '../../testing/accounts.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { post } from '../visits/testing/posting.ts';
import { refusedRate } from './refused-rate.ts';
import { ADDRESSES, bot, combinedLog, type LogLine } from './testing/log-lines.ts';

const SITE = 'https://quillmark.example';
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

let app: TestApp;
let owner: SignedIn;
let other: SignedIn;

/** Noon, some days ago. */
const at = (daysAgo: number, hour = 12) =>
  new Date(
    Date.parse(`${utcDay(app.clock.now().getTime() - daysAgo * DAY_MS)}T00:00:00Z`) + hour * 3_600_000,
  );

const visit = (
  token: keyof typeof ADDRESSES | 'Bytespider',
  path: string,
  time: Date,
  more: Partial<LogLine> = {},
): LogLine => ({
  ...{ time, path, userAgent: bot(token) },
  from: token === 'Bytespider' ? ADDRESSES.forged : ADDRESSES[token],
  ...more,
});

const lines = (): LogLine[] => [
  visit('GPTBot', '/guide', at(1, 3)),
  visit('GPTBot', '/guide', at(1, 5)),
  visit('GPTBot', '/guide', at(2, 5), { status: 304 }),
  visit('GPTBot', '/old', at(2, 6), { status: 301 }),
  visit('GPTBot', '/guide', at(2), { from: ADDRESSES.forged }),
  visit('OAI-SearchBot', '/pricing', at(2), { status: 403 }),
  visit('OAI-SearchBot', '/pricing', at(3), { status: 503 }),
  visit('OAI-SearchBot', '/new', at(3)),
  visit('ChatGPT-User', '/guide', at(3)),
  visit('Bytespider', '/new', at(3)),
  visit('Bytespider', '/robots.txt', at(3)),
  visit('GPTBot', '/llms.txt', at(3), { status: 404 }),
  visit('ClaudeBot', '/logo.png', at(3)),
  visit('ClaudeBot', '/guide', at(20)),
  { time: at(1), from: '8.8.4.4', path: '/guide', userAgent: PERSON, referrer: 'https://chatgpt.com/' },
  { time: at(2), from: '8.8.4.5', path: '/new?utm_source=perplexity', userAgent: PERSON },
];

const answer = (id: string, cites: readonly string[]) => ({
  ...{ id, run: 1, platform: 'chatgpt', collectedAt: '2025-06-30T10:00:00Z', topic: 'Notes' },
  ...{ prompt: 'Which note app is best?', answer: 'Tarnwick.' },
  sources: cites.map((path) => ({ url: SITE + path, title: path })),
});

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  other = await app.signedIn();
  const brand = {
    brand: { name: 'Quillmark', domain: 'quillmark.example' },
    competitors: [{ name: 'Tarnwick' }],
  };
  const answers = [answer('a', ['/guide', '/pricing']), answer('b', ['/guide', '/faq', '/private/a'])];
  await importInto(app, owner.headers, brand, answers);
  await importInto(app, other.headers, brand, []);
  const reply = await post(app, owner.headers, combinedLog(lines()), { name: 'access.log', door: 'browser' });
  expect(reply.json()).toMatchObject({ status: 'success' });
});
afterAll(() => app.close());

async function read<Data>(query: string, variables: object = {}, who = owner): Promise<Data> {
  const { data, errors } = await graphql<Data>(app, who.headers, query, { ...variables });
  expect(errors).toBeUndefined();
  return data;
}

const METRICS = `query ($filter: VisitFilter, $userId: ID) { visitMetrics(filter: $filter, userId: $userId) {
  range { from to } previousRange { from to } visits previous forged people previousPeople
  refused { value low high hits visits note } purposes { purpose visits previous } byHour
  points { time training search user forged } assets otherPages
  agents { agent { token vendor purpose documentation rangesUrl rangesDate } visits verified unpublished forged
    refused { value hits visits } previous lastDay } } }`;
const metrics = async (filter: object = {}, who = owner) =>
  (await read<{ visitMetrics: VisitMetrics }>(METRICS, { filter }, who)).visitMetrics;

describe('the overview', () => {
  test('counts visits by agent and purpose, and forged ones apart', async () => {
    const found = await metrics();
    expect(found).toMatchObject({
      range: { from: utcDay(at(20)), to: utcDay(at(1)) },
      ...{ previousRange: null, previous: null, visits: 12, forged: 1, people: 2, assets: 1, otherPages: 0 },
      refused: { hits: 3, visits: 12, value: 25 },
      purposes: [
        { purpose: 'TRAINING', visits: 8, previous: null },
        { purpose: 'SEARCH', visits: 3, previous: null },
        { purpose: 'USER', visits: 1, previous: null },
      ],
    });
    expect(
      found.agents.map(({ agent, visits, verified, unpublished, forged, refused }) => [
        ...[agent.token, visits, verified, unpublished, forged, refused.hits],
      ]),
    ).toEqual([
      ['GPTBot', 4, 4, 0, 1, 1],
      ['OAI-SearchBot', 3, 3, 0, 0, 2],
      ['Bytespider', 2, 0, 2, 0, 0],
      ['ClaudeBot', 2, 2, 0, 0, 0],
      ['ChatGPT-User', 1, 1, 0, 0, 0],
    ]);
    expect(found.agents[0]).toMatchObject({
      agent: { vendor: 'OpenAI', purpose: 'TRAINING', rangesUrl: 'https://openai.com/gptbot.json' },
      lastDay: utcDay(at(1)),
    });
    expect(found.agents[0]?.agent.rangesDate).toMatch(/^2026-/);
  });

  test('has the range before of the same length beside a range', async () => {
    const found = await metrics({ days: 10 });
    expect(found).toMatchObject({ visits: 11, previous: 1, previousPeople: 0 });
    expect(found.previousRange).toEqual({ from: utcDay(at(20)), to: utcDay(at(11)) });
  });

  test('shows a short range by hour', async () => {
    const found = await metrics({ days: 2 });
    expect(found.byHour).toBe(true);
    expect(
      found.points.map(({ time, training, search, forged }) => [time, training, search, forged]),
    ).toEqual([
      [at(2, 5).toISOString(), 1, 0, 0],
      [at(2).toISOString(), 0, 1, 1],
      [at(1, 3).toISOString(), 1, 0, 0],
      [at(1, 5).toISOString(), 1, 0, 0],
    ]);
    expect((await metrics({ days: 30 })).byHour).toBe(false);
  });

  test('gives a share an interval from three days on, and says why there is none before', async () => {
    const { refused } = await metrics({ days: 2 });
    expect(refused).toMatchObject({
      low: null,
      note: 'Too few days with visits for an interval: it needs 3.',
    });
    const days = { visits: 300, refused: 60, days: 30, effectiveDays: 30 };
    const { value, low, high } = refusedRate({ ...days, squares: 48 });
    expect(value).toBe(20);
    expect([low, high].map((end) => Math.round(end ?? 0))).toEqual([16, 25]);
    // Refusals of one day say less.
    expect(refusedRate({ ...days, squares: 3480 }).low).toBeLessThan(7);
  });

  test('is empty for an account without visits, and never has those of another account', async () => {
    const found = await metrics({}, other);
    expect(found).toMatchObject({ visits: 0, agents: [], points: [], range: { from: null, to: null } });
    const { errors } = await graphql(app, other.headers, METRICS, { userId: owner.userId });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test.each([
    [{ days: 0 }, 'days'],
    [{ days: 7, from: '2026-01-01' }, 'days'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'from'],
  ])('refuses the filter %j', async (filter, field) => {
    const { errors } = await graphql(app, owner.headers, METRICS, { filter });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });
});

test('the details of an agent have its statuses, hours and pages', async () => {
  const DETAIL = `query ($token: String!) { agentVisits(token: $token) { agent { token } recent { from to }
    statuses { httpStatus visits } hours { hour visits } pages { page { url answers isRead } visits refused } } }`;
  const of = async (token: string, who = owner) =>
    (await read<{ agentVisits: AgentDetail | null }>(DETAIL, { token }, who)).agentVisits;
  expect(await of('GPTBot')).toEqual({
    agent: { token: 'GPTBot' },
    recent: { from: utcDay(at(7)), to: utcDay(at(1)) },
    statuses: [
      { httpStatus: 200, visits: 2 },
      { httpStatus: 304, visits: 1 },
      { httpStatus: 404, visits: 1 },
    ],
    hours: [
      { hour: 3, visits: 1 },
      { hour: 5, visits: 2 },
      { hour: 12, visits: 1 },
    ],
    pages: [
      { page: { url: `${SITE}/guide`, answers: 2, isRead: false }, visits: 3, refused: 0 },
      { page: { url: `${SITE}/llms.txt`, answers: 0, isRead: false }, visits: 1, refused: 1 },
    ],
  });
  expect(await of('Nobody')).toBeNull();
  expect(await of('GPTBot', other)).toBeNull();
});

const PAGES = `query ($list: VisitPageList!, $first: Int! = 50, $after: String, $filter: VisitFilter) {
  pageVisitsList(list: $list, first: $first, after: $after, filter: $filter) { total next nodes {
    page { id url answers } visits refused forged lastVisitAt statuses { httpStatus visits } closedFor } } }`;
const pagesOf = async (list: string, more: object = {}, who = owner) =>
  (await read<{ pageVisitsList: PageVisitsList }>(PAGES, { list, ...more }, who)).pageVisitsList;
const pathsOf = ({ nodes }: PageVisitsList) => nodes.map(({ page }) => page.url.slice(SITE.length));

describe('pages', () => {
  test('that were visited, without site files, with statuses and the latest visit', async () => {
    const list = await pagesOf('VISITED');
    expect(list.total).toBe(3);
    expect(list.nodes[0]).toMatchObject({
      page: { url: `${SITE}/guide`, answers: 2 },
      ...{ visits: 5, refused: 0, forged: 1, lastVisitAt: at(1, 5).toISOString() },
      statuses: [
        { httpStatus: 200, visits: 4 },
        { httpStatus: 304, visits: 1 },
      ],
    });
    expect(new Set(pathsOf(list))).toEqual(new Set(['/guide', '/pricing', '/new']));
  });

  test('that no answer cites, that no agent asked for, and cited ones that were refused', async () => {
    expect(pathsOf(await pagesOf('NEVER_CITED'))).toEqual(['/new']);
    expect(new Set(pathsOf(await pagesOf('NEVER_FETCHED')))).toEqual(new Set(['/faq', '/private/a']));
    expect(pathsOf(await pagesOf('REFUSED'))).toEqual(['/pricing']);
    expect(pathsOf(await pagesOf('NEVER_FETCHED', { filter: { days: 1 } }))).toContain('/pricing');
    expect((await pagesOf('VISITED', {}, other)).nodes).toEqual([]);
  });

  test('of one agent have its visits alone', async () => {
    const ofAgent = (list: string, agent: string) =>
      read<{ pageVisitsList: PageVisitsList }>(
        `query ($list: VisitPageList!, $agent: String) { pageVisitsList(list: $list, agent: $agent) {
          total nodes { page { url } visits refused forged lastVisitAt statuses { httpStatus visits } } } }`,
        { list, agent },
      );
    const { pageVisitsList: visited } = await ofAgent('VISITED', 'GPTBot');
    expect(visited).toEqual({
      total: 1,
      nodes: [
        {
          ...{ page: { url: `${SITE}/guide` }, visits: 3, refused: 0, forged: 1 },
          lastVisitAt: at(1, 5).toISOString(),
          statuses: [
            { httpStatus: 200, visits: 2 },
            { httpStatus: 304, visits: 1 },
          ],
        },
      ],
    });
    expect(pathsOf((await ofAgent('NEVER_CITED', 'GPTBot')).pageVisitsList)).toEqual([]);
    expect(pathsOf((await ofAgent('NEVER_CITED', 'OAI-SearchBot')).pageVisitsList)).toEqual(['/new']);
    expect(pathsOf((await ofAgent('REFUSED', 'OAI-SearchBot')).pageVisitsList)).toEqual(['/pricing']);
    expect(pathsOf((await ofAgent('REFUSED', 'GPTBot')).pageVisitsList)).toEqual([]);
  });

  test('come in parts', async () => {
    const first = await pagesOf('VISITED', { first: 2 });
    const second = await pagesOf('VISITED', { first: 2, after: first.next });
    expect([...pathsOf(first), ...pathsOf(second)]).toEqual(pathsOf(await pagesOf('VISITED')));
    expect(second.next).toBeNull();
    for (const more of [
      { first: 0 },
      { first: 201 },
      { after: 'x' },
      { after: first.next, list: 'REFUSED' },
    ]) {
      const { errors } = await graphql(app, owner.headers, PAGES, { list: 'VISITED', ...more });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  test('that robots.txt closes for agents are refused, too', async () => {
    const robots = 'User-agent: OAI-SearchBot\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /faq\n';
    await app.database.db.execute(sql`
      insert into sightline.site_file (user_id, kind, domain, status, final_url, checked_at, version)
      values (${owner.userId}, 'robots', 'quillmark.example', 'read', ${`${SITE}/robots.txt`}, now(), 1)`);
    await app.database.db.execute(sql`
      insert into sightline.site_file_version (user_id, kind, number, fetched_at, url, content)
      values (${owner.userId}, 'robots', 1, now(), ${`${SITE}/robots.txt`}, ${robots})`);
    const list = await pagesOf('REFUSED');
    expect(list.nodes.map(({ page, closedFor }) => [page.url, closedFor]).toSorted()).toEqual([
      [`${SITE}/pricing`, []],
      [`${SITE}/private/a`, ['OAI-SearchBot']],
    ]);
  });

  test('have details by agent', async () => {
    const DETAIL = `query ($id: ID!) { pageVisits(id: $id) { page { url } statuses { httpStatus visits }
      hours { hour visits } agents { agent { token } visits forged refused } closedFor } }`;
    const of = async (id: string, who = owner) =>
      (await read<{ pageVisits: PageVisitsDetail | null }>(DETAIL, { id }, who)).pageVisits;
    const detail = await of(textId(`${SITE}/guide`));
    expect(detail?.agents.map(({ agent, visits, forged }) => [agent.token, visits, forged])).toEqual([
      ['GPTBot', 3, 1],
      ['ChatGPT-User', 1, 0],
      ['ClaudeBot', 1, 0],
    ]);
    expect(await of(textId('nothing'))).toBeNull();
    expect(await of('x')).toBeNull();
    expect(await of(textId(`${SITE}/guide`), other)).toBeNull();
  });
});

test('requests for llms.txt and robots.txt are counted by agent', async () => {
  const { siteFileVisits } = await read<{ siteFileVisits: SiteFileVisitsList }>(
    '{ siteFileVisits { visits files { agent { token } url visits refused } } }',
  );
  expect(siteFileVisits.visits).toBe(12);
  expect(
    siteFileVisits.files.map(({ agent, url, visits, refused }) => [agent.token, url, visits, refused]),
  ).toEqual([
    ['GPTBot', `${SITE}/llms.txt`, 1, 1],
    ['Bytespider', `${SITE}/robots.txt`, 1, 0],
  ]);
});

test('people are counted by platform and landing page, with the answers that cite it', async () => {
  const { peopleMetrics } = await read<{ peopleMetrics: PeopleMetrics }>(
    '{ peopleMetrics { people platforms { key name people } pages { platform people page { url answers } } } }',
  );
  expect(peopleMetrics.people).toBe(2);
  expect(peopleMetrics.platforms.map(({ name, people }) => [name, people])).toEqual([
    ['ChatGPT', 1],
    ['Perplexity', 1],
  ]);
  expect(peopleMetrics.pages).toContainEqual({
    ...{ platform: 'ChatGPT', people: 1, page: { url: `${SITE}/guide`, answers: 2 } },
  });
});

test('the latest lines have no address, and those of the account only', async () => {
  const RECENT =
    '{ recentVisits(first: 3) { visitedAt agent { token } verification platform url httpStatus } }';
  const { recentVisits } = await read<{ recentVisits: RecentVisit[] }>(RECENT);
  expect(recentVisits.map(({ agent, platform }) => agent?.token ?? platform)).toEqual([
    'ChatGPT',
    'GPTBot',
    'GPTBot',
  ]);
  expect(recentVisits[1]).toMatchObject({ verification: 'VERIFIED', url: `${SITE}/guide`, httpStatus: 200 });
  expect((await read<{ recentVisits: RecentVisit[] }>(RECENT, {}, other)).recentVisits).toEqual([]);
});

test('imports say what was read', async () => {
  const IMPORTS = '{ visitImports { door name format lines visits forged people redirects bad } }';
  const { visitImports } = await read<{ visitImports: VisitImport[] }>(IMPORTS);
  expect(visitImports).toEqual([
    {
      ...{ door: 'BROWSER', name: 'access.log', format: 'combined', lines: 16, visits: 13, forged: 1 },
      ...{ people: 2, redirects: 1, bad: 0 },
    },
  ]);
  expect((await read<{ visitImports: VisitImport[] }>(IMPORTS, {}, other)).visitImports).toEqual([]);
});

test('needs the Action Center', async () => {
  await switchActionCenterOff(app.database.db, other.userId);
  const { errors } = await graphql(app, other.headers, METRICS);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
