import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CitedSiteDetail, RecordedAnswerInput, TopSources } from '../../graphql/resolvers.generated.ts';
import { addDays } from '../../lib/days.ts';
import { textId } from '../../lib/text-id.ts';
import { switchActionCenterOff } from '../../testing/accounts.ts';
import { addPage } from '../../testing/add-page.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { raiseResultsVersion } from '../pages/results-version.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signedIn();
  await importInto(app, person.headers, QUILLMARK, ANSWERS);
});
afterAll(() => app.close());

const LAST = '2025-06-30';
const LIST = 'https://lists.example/best';
const OTHER_LIST = 'https://lists.example/top';

const said = (ago: number, names: string, cites: readonly string[], platform = 'chatgpt') => ({
  platform,
  collectedAt: `${addDays(LAST, -ago)}T10:00:00Z`,
  topic: 'Notes',
  prompt: 'Which note app is best?',
  answer: `Options: ${names}.`,
  sources: cites.map((url) => ({ url, title: `Page ${url.split('/').at(-1)}` })),
});
const ANSWERS: RecordedAnswerInput[] = [
  said(0, 'Tarnwick', [LIST, OTHER_LIST]),
  said(1, 'Tarnwick', [LIST]),
  said(2, 'Tarnwick', ['https://tarnwick.example/a'], 'gemini'),
  said(3, 'Quillmark', [
    'https://forum.example/1',
    'https://forum.example/2',
    'https://quillmark.example/docs',
  ]),
  said(4, 'Quillmark', ['https://forum.example/1', 'https://forum.example/2']),
  said(10, 'Quillmark', ['https://forum.example/1'], 'gemini'),
  said(40, 'Tarnwick', [LIST]),
].map((answer, index) => ({ id: `r${index}`, run: index + 1, ...answer }));

const SOURCES = `query ($filter: MetricsFilter, $sort: CitedSiteSort! = MISSED,
    $direction: SortDirection! = DESC, $first: Int! = 30, $skip: Int! = 0, $userId: ID) {
  topSources(filter: $filter, sort: $sort, direction: $direction, first: $first, skip: $skip, userId: $userId) {
    range { from to } answers availablePlatforms { key } brand { name } keyInsight { text subject }
    sites { domain owner citations visible missed pages pagesRead kinds { kind pages }
      scores { authoritativeness citations statistics technicalTerms fluency } trend }
    totalSites pages pagesRead
    kinds { kind pages sites citations topSite average { value low high note } impact }
  } }`;
const SITE = `query ($filter: MetricsFilter, $domain: String!) {
  citedSite(filter: $filter, domain: $domain) {
    domain answers visible missed description pages { url title kind answers missed } } }`;

async function sourcesOf(variables: object = {}, who = person): Promise<TopSources> {
  const { data, errors } = await graphql<{ topSources: TopSources }>(app, who.headers, SOURCES, {
    ...variables,
  });
  expect(errors).toBeUndefined();
  return data.topSources;
}
async function siteOf(domain: string, filter: object = {}): Promise<CitedSiteDetail | null> {
  const { data, errors } = await graphql<{ citedSite: CitedSiteDetail | null }>(app, person.headers, SITE, {
    domain,
    filter,
  });
  expect(errors).toBeUndefined();
  return data.citedSite;
}
async function answersCiting(filter: object): Promise<number> {
  const { data } = await graphql<{ answers: { total: number; nodes: unknown[] } }>(
    app,
    person.headers,
    'query ($filter: AnswersFilter) { answers(filter: $filter) { total nodes { id } } }',
    { filter },
  );
  expect(data.answers.nodes).toHaveLength(data.answers.total);
  return data.answers.total;
}

async function read(who: SignedIn, url: string, kind: string | null, authoritativeness: number) {
  await addPage(app.database.db, who.userId, url, {
    ...{ status: 'read', kind, method: 'test', readAt: new Date().toISOString(), version: 1 },
    ...{ authoritativeness, citations: 4, statistics: 2, fluency: 70 },
  });
  await raiseResultsVersion(app.database.db, who.userId);
}

const counts = ({ sites }: TopSources) =>
  sites.map(({ domain, citations, missed, visible, pages }) => [domain, citations, missed, visible, pages]);

describe('sites', () => {
  test('those cited where the brand is missing come first, or those cited most', async () => {
    const missing = await sourcesOf();
    expect(counts(missing)).toEqual([
      ['lists.example', 4, 4, 0, 2],
      ['tarnwick.example', 1, 1, 0, 1],
      ['forum.example', 5, 0, 5, 2],
      ['quillmark.example', 1, 0, 1, 1],
    ]);
    expect(missing.sites.map(({ owner }) => owner)).toEqual(['OTHER', 'COMPETITOR', 'OTHER', 'OWN']);
    expect(missing).toMatchObject({ answers: 7, totalSites: 4, pages: 6, pagesRead: 0, kinds: [] });
    const cited = await sourcesOf({ sort: 'CITATIONS', first: 2 });
    expect(counts(cited).map(([domain]) => domain)).toEqual(['forum.example', 'lists.example']);
    expect(cited.totalSites).toBe(4);
  });

  test('are sorted by any column in both directions, part by part', async () => {
    const domains = async (variables: object) => counts(await sourcesOf(variables)).map(([domain]) => domain);
    const [forum, lists, own, rival] = [
      'forum.example',
      'lists.example',
      'quillmark.example',
      'tarnwick.example',
    ];
    expect(await domains({ sort: 'DOMAIN', direction: 'ASC' })).toEqual([forum, lists, own, rival]);
    expect(await domains({ sort: 'DOMAIN' })).toEqual([rival, own, lists, forum]);
    expect(await domains({ sort: 'VISIBLE' })).toEqual([forum, own, lists, rival]);
    // Of as many pages, those with more citations come first.
    expect(await domains({ sort: 'PAGES', direction: 'ASC' })).toEqual([own, rival, forum, lists]);
    const parts = [0, 1, 2, 3, 4].map((skip) =>
      domains({ sort: 'CITATIONS', direction: 'ASC', first: 1, skip }),
    );
    expect((await Promise.all(parts)).flat()).toEqual([own, rival, lists, forum]);
    expect(await sourcesOf({ skip: 4 })).toMatchObject({ sites: [], totalSites: 4, pages: 6 });
  });

  test('are counted in a range and on a platform', async () => {
    expect(counts(await sourcesOf({ filter: { days: 30 } }))[0]).toEqual(['lists.example', 3, 3, 0, 2]);
    expect(counts(await sourcesOf({ filter: { platform: 'gemini' } }))).toEqual([
      ['tarnwick.example', 1, 1, 0, 1],
      ['forum.example', 1, 0, 1, 1],
    ]);
    const before = await sourcesOf({ filter: { to: '2025-01-01' } });
    expect(before).toMatchObject({ sites: [], totalSites: 0, answers: 0 });
  });

  test('have a trend of seven days each, up to the latest collected one', async () => {
    const { sites } = await sourcesOf();
    expect(Object.fromEntries(sites.map(({ domain, trend }) => [domain, trend]))).toEqual({
      'lists.example': [0, 0, 0, 0, 3],
      'tarnwick.example': [0, 0, 0, 0, 1],
      'forum.example': [0, 0, 0, 1, 4],
      'quillmark.example': [0, 0, 0, 0, 1],
    });
    expect((await sourcesOf({ filter: { days: 10 } })).sites[0]?.trend).toEqual([]);
  });

  test('an open one counts each answer once, as many as its links open', async () => {
    const site = await siteOf('forum.example');
    expect(site).toMatchObject({ answers: 3, visible: 3, missed: 0, description: '' });
    expect(site?.pages.map(({ url, answers, title }) => [url, answers, title])).toEqual([
      ['https://forum.example/1', 3, 'Page 1'],
      ['https://forum.example/2', 2, 'Page 2'],
    ]);
    expect(await answersCiting({ sourceDomain: 'forum.example' })).toBe(3);
    expect(await answersCiting({ sourceDomain: 'Lists.example', missed: true })).toBe(3);
    expect(await answersCiting({ sourceDomain: 'lists.example', from: '2025-06-30' })).toBe(1);
    expect(await answersCiting({ sourceDomain: 'lists.example', sourceUrl: OTHER_LIST })).toBe(1);
    expect(await answersCiting({ sourceDomain: 'forum.example', sourceUrl: LIST })).toBe(0);
    expect(await answersCiting({ sourceDomain: 'forum.example', search: 'note app' })).toBe(3);
    expect((await siteOf('lists.example', { days: 30 }))?.answers).toBe(2);
    expect(await siteOf('nowhere.example')).toBeNull();
  });
});

test('read pages tell kinds and median scores; the description comes from a page', async () => {
  const reader = await app.signedIn();
  await importInto(app, reader.headers, QUILLMARK, ANSWERS);
  await read(reader, LIST, 'list', 60);
  await read(reader, OTHER_LIST, 'list', 80);
  await read(reader, 'https://forum.example/1', 'forum', 20);
  await read(reader, 'https://uncited.example/1', 'forum', 20);
  await app.database.db.execute(sql`
    insert into sightline.page_version (user_id, page_id, number, read_at, hash, content, scores)
    values (${reader.userId}, ${textId(LIST)}, 1, now(), 'h', ${JSON.stringify({ description: 'Lists of apps.' })}::jsonb, '{}')`);
  const found = await sourcesOf({}, reader);
  expect(found).toMatchObject({ pages: 6, pagesRead: 3 });
  expect(found.sites[0]).toMatchObject({
    domain: 'lists.example',
    pagesRead: 2,
    kinds: [{ kind: 'LIST', pages: 2 }],
    scores: { authoritativeness: 70, citations: 4, statistics: 2, technicalTerms: null, fluency: 70 },
  });
  expect(found.sites[1]?.scores).toBeNull();
  const byScore = async (sort: string, direction: string) =>
    counts(await sourcesOf({ sort, direction }, reader)).map(([domain]) => domain);
  // Sites without a score come last in both directions.
  const rest = ['quillmark.example', 'tarnwick.example'];
  expect(await byScore('AUTHORITATIVENESS', 'DESC')).toEqual(['lists.example', 'forum.example', ...rest]);
  expect(await byScore('AUTHORITATIVENESS', 'ASC')).toEqual(['forum.example', 'lists.example', ...rest]);
  expect(await byScore('PAGES_READ', 'DESC')).toEqual(['lists.example', 'forum.example', ...rest]);
  expect(found.kinds).toEqual([
    expect.objectContaining({
      kind: 'FORUM',
      pages: 1,
      sites: 1,
      citations: 3,
      topSite: 'forum.example',
      impact: null,
    }),
    expect.objectContaining({
      kind: 'LIST',
      pages: 2,
      sites: 1,
      citations: 4,
      topSite: 'lists.example',
      impact: null,
    }),
  ]);
  expect(found.kinds[1]?.average).toMatchObject({
    value: 2,
    low: null,
    note: 'Too few sites for an interval: it needs 6.',
  });
  const { data } = await graphql<{ citedSite: CitedSiteDetail }>(app, reader.headers, SITE, {
    domain: 'lists.example',
  });
  expect(data.citedSite).toMatchObject({ description: 'Lists of apps.' });
  expect(data.citedSite.pages[0]).toMatchObject({ kind: 'LIST', answers: 3, missed: 3 });
});

test('what a site says of itself comes from its home page, though one of no known kind is cited more', async () => {
  const reader = await app.signedIn();
  const [home, other] = ['https://site.example', 'https://site.example/other'] as const;
  await importInto(app, reader.headers, QUILLMARK, [
    { id: 'h0', run: 1, ...said(0, 'Tarnwick', [other]) },
    { id: 'h1', run: 2, ...said(1, 'Tarnwick', [home, other]) },
  ]);
  for (const [url, kind, description] of [
    [home, 'home', 'Of the site.'],
    [other, null, 'Of the other page.'],
  ] as const) {
    await read(reader, url, kind, 50);
    await app.database.db.execute(sql`
      insert into sightline.page_version (user_id, page_id, number, read_at, hash, content, scores)
      values (${reader.userId}, ${textId(url)}, 1, now(), 'h', ${JSON.stringify({ description })}::jsonb, '{}')`);
  }
  const { data } = await graphql<{ citedSite: CitedSiteDetail }>(app, reader.headers, SITE, {
    domain: 'site.example',
  });
  expect(data.citedSite.pages.map(({ url, kind }) => [url, kind])).toEqual([
    [other, null],
    [home, 'HOME'],
  ]);
  expect(data.citedSite).toMatchObject({ description: 'Of the site.' });
});

test('kinds on six sites have an interval and stars', async () => {
  const reader = await app.signedIn();
  const sites = ['a', 'b', 'c', 'd', 'e', 'f'];
  const listOf = (site: string) => `https://${site}.example/list`;
  const newsOf = (site: string) => `https://${site}.example/news`;
  await importInto(
    app,
    reader.headers,
    QUILLMARK,
    [
      ...[0, 1, 2, 3, 4].map((ago) => said(ago, 'Tarnwick', sites.map(listOf))),
      said(5, 'Tarnwick', sites.map(newsOf)),
    ].map((answer, index) => ({ id: `k${index}`, run: index + 1, ...answer })),
  );
  for (const site of sites) {
    await read(reader, listOf(site), 'list', 50);
    await read(reader, newsOf(site), 'news', 50);
  }
  const { kinds } = await sourcesOf({}, reader);
  expect(kinds.map(({ kind, average, impact }) => [kind, average.value, impact])).toEqual([
    ['LIST', 5, 4],
    ['NEWS', 1, 1],
  ]);
  expect(kinds[0]?.average.low).toBeLessThan(5);
  expect(kinds[0]?.average.high).toBeGreaterThan(5);
});

test('refuses others, wrong arguments and accounts without the Action Center', async () => {
  const codes = async (query: string, variables: object, who = person) => {
    const { errors } = await graphql(app, who.headers, query, { ...variables });
    return errors?.map(({ extensions }) => [extensions.code, extensions.field]);
  };
  expect(await codes(SOURCES, { first: 101 })).toEqual([['BAD_USER_INPUT', 'first']]);
  expect(await codes(SOURCES, { skip: -1 })).toEqual([['BAD_USER_INPUT', 'skip']]);
  expect(await codes(SITE, { domain: 'x'.repeat(254) })).toEqual([['BAD_USER_INPUT', 'domain']]);
  const stranger = await app.signedIn();
  expect(await codes(SOURCES, { userId: person.userId }, stranger)).toEqual([['FORBIDDEN', undefined]]);
  expect(await sourcesOf({}, stranger)).toMatchObject({
    sites: [],
    answers: 0,
    keyInsight: { subject: 'NO_ANSWERS' },
  });
  await switchActionCenterOff(app.database.db, stranger.userId);
  expect((await codes(SOURCES, {}, stranger))?.[0]?.[0]).toBe('FORBIDDEN');
});
