import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOperation, clientQueries } from '../../bench/operation.ts';
import { raiseResultsVersion } from '../modules/pages/results-version.ts';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { graphql, importInto } from '../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../testing/recordings.ts';

/** Most statements of a request that says nothing else below, the account's among them. */
const MAX_STATEMENTS = 6;

/** Queries that need more. */
const MORE_STATEMENTS: Readonly<Record<string, number>> = {
  ActionCenter: 17,
  AlertSettings: 7,
  Answers: 9,
  Brief: 9,
  ChangedAnswers: 8,
  DiscoveredCompanies: 7,
  HeadToHead: 14,
  LlmsTxt: 8,
  OutreachSources: 9,
  OutreachTarget: 8,
  PageComparison: 9,
  PromptGaps: 7,
  PromptPage: 20,
  ReviewQueue: 7,
  SharedOrigins: 8,
  RunEstimate: 10,
  SharedOverview: 7,
  TopSources: 12,
  WhatChanged: 9,
  PageResults: 8,
  PageVisits: 8,
  PageVisitsList: 8,
};

let statements: string[] = [];
let topicId: string;
let competitorId: string;
let promptId: string;
let token: string;
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  const logQuery = (query: string, params: unknown[]) => {
    statements.push(`${query} ${JSON.stringify(params)}`);
  };
  app = await createTestApp({ database: await createTestDatabase({ logQuery }) });
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
  const { data } = await graphql<{
    topics: { id: string }[];
    trackedCompetitors: { id: string }[];
    promptSettings: { prompts: { id: string }[] };
  }>(app, owner.headers, '{ topics { id } trackedCompetitors { id } promptSettings { prompts { id } } }');
  topicId = data.topics[0]?.id ?? '';
  competitorId = data.trackedCompetitors[0]?.id ?? '';
  promptId = data.promptSettings.prompts[0]?.id ?? '';
  const created = await graphql<{ createShareLink: { token: string } }>(
    app,
    owner.headers,
    'mutation { createShareLink(input: { name: "All", screen: OVERVIEW }) { token } }',
  );
  token = created.data.createShareLink.token;
  // Whoever comes first opens the windows of the limits, and sweeps up old ones.
  await graphql(app, {}, 'query ($token: String!) { sharedView(token: $token) { id } }', { token });
});
afterAll(() => app.close());

/** Values of all variables that the client's queries declare. */
const variables = (name: string) => ({
  filter: {},
  compare: true,
  slug: 'writing',
  id: name === 'PromptPage' ? promptId : owner.userId,
  first: 20,
  skip: 0,
  input: {},
  name: 'Quillmark',
  category: 'software',
  competitors: ['Tarnwick'],
  topicId,
  competitorId,
  archived: false,
  neverVisible: false,
  before: name === 'Origins' ? null : '2026-01-01T00:00:00Z',
  token,
  prompt: 1,
  platform: 'chatgpt',
  sort: 'MISSED',
  list: 'VISITED',
  direction: 'DESC',
  order: 'ANSWERS',
  domain: 'reviews.example',
  window: 'ALL',
  changedKind: 'PLATFORM',
  promptId: name === 'PromptSearches' ? promptId : null,
  searched: false,
  text: 'A text.',
  file: 'ROBOTS_TXT',
  from: 1,
  to: 1,
  date: '2026-01-01',
  prompts: [],
});

function duplicates(): string[] {
  return statements.filter((statement, at) => statements.indexOf(statement) !== at);
}

test.each(clientQueries())('%s sends no statement twice', async (name) => {
  statements = [];
  const { statusCode, body } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: name.startsWith('Shared') ? {} : owner.headers,
    payload: { query: clientOperation(name), variables: variables(name) },
  });
  expect(statusCode, body).toBe(200);
  expect(duplicates()).toEqual([]);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(
    MORE_STATEMENTS[name] ?? MAX_STATEMENTS,
  );
});

/** A part of each statement that counts all citations or compares all prompts. */
const COUNTED: readonly [query: string, part: string][] = [
  ['ActionCenter', 'g.kind, json_agg(g.number)'],
  ['ActionCenter', 't.name as topic_name'],
  ['CitedSite', 'from sightline.page_version v'],
  ['OutreachSources', 'partition by n.source_id'],
  ['PageComparison', 'p.technical_terms, p.fluency'],
  ['TopSources', 'json_agg(r."site")'],
  ['TopSources', 'g.kind, json_agg(g.number)'],
];

test.each(COUNTED)('%s counts once until something changes: %s', async (name, part) => {
  const ask = async () => {
    statements = [];
    const query = clientOperation(name);
    const { errors } = await graphql(app, owner.headers, query, variables(name));
    expect(errors).toBeUndefined();
    return statements.some((statement) => statement.includes(part));
  };
  await raiseResultsVersion(app.database.db, owner.userId);
  expect([await ask(), await ask()]).toEqual([true, false]);
});

test('the notice on every screen does not sum what was spent', async () => {
  const sums = async (name: string) => {
    statements = [];
    const { errors } = await graphql(app, owner.headers, clientOperation(name), variables(name));
    expect(errors).toBeUndefined();
    return statements.some((statement) => statement.includes('sum(a.cost)'));
  };
  expect([await sums('CollectionNotice'), await sums('CollectionSettings')]).toEqual([false, true]);
});

test('what a share link does not show is refused before anything is read', async () => {
  statements = [];
  const { data, errors } = await graphql<{ sharedView: null }>(
    app,
    {},
    'query ($token: String!) { sharedView(token: $token) { ...Shown } } fragment Shown on SharedView { dashboard { userId } }',
    { token },
  );
  expect(data.sharedView).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(statements).toEqual([]);
});

test('a share link that is unknown is looked up once', async () => {
  statements = [];
  const query = clientOperation('SharedView');
  const { body } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables: { token: token.toLowerCase() } },
  });
  expect(JSON.parse(body)).toEqual({ data: { sharedView: null } });
  expect(duplicates()).toEqual([]);
});

const ROUTES = [
  '/api/impressions',
  '/api/sentiment',
  '/api/competitors',
  '/api/sources',
  '/api/time-series',
  '/api/get-prompts',
  '/api/action/status',
];

test.each(ROUTES)('%s sends no statement twice', async (route) => {
  statements = [];
  const { statusCode, body } = await app.server.inject({
    method: 'GET',
    url: `${route}?user_id=${owner.userId}&topic_id=${topicId}&type=sentiment`,
    headers: owner.headers,
  });
  expect(statusCode, body).toBe(200);
  expect(duplicates()).toEqual([]);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MAX_STATEMENTS);
});
