import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';
import { graphql, importInto } from '../testing/graphql.ts';
import { inAccount, memberOf } from '../testing/people.ts';
import { QUILLMARK, RECORDINGS } from '../testing/recordings.ts';
import { callOf, type RootField, rootFields } from '../testing/schema-calls.ts';
import { MUTATION_RIGHTS } from './mutation-rights.ts';
import type { MutationResolvers } from './resolvers.generated.ts';

/** For operators, whatever account they are in. */
const FOR_OPERATORS = ['reportRequests', 'reportBudget'];
/** For the fund's account. */
const FOR_FUND = [
  ...['crawlerActivity', 'fundActionCenter', 'fundGenerator', 'fundOutreach', 'fundPrompts', 'fundTopic'],
  'llmsLibrary',
];

let app: TestApp;
let owner: SignedIn;
let viewer: { inside: Record<string, string> };
let editor: { inside: Record<string, string> };
/** A member of another account. */
let stranger: SignedIn & { inside: Record<string, string> };

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
  viewer = await memberOf(app, owner, 'VIEWER');
  editor = await memberOf(app, owner, 'EDITOR');
  stranger = await memberOf(app, await app.signedIn(), 'OWNER');
});
afterAll(() => app.close());

type Kind = 'query' | 'mutation';
const send = (headers: Record<string, string>, kind: Kind, field: RootField) => {
  const { query, variables } = callOf(kind, field);
  return graphql(app, headers, query, variables);
};
const rightOf = ({ name }: RootField) => MUTATION_RIGHTS[name as keyof MutationResolvers];
const mutations = rootFields('Mutation');

describe('a viewer', () => {
  const refused = mutations.filter((field) => ['editor', 'owner'].includes(rightOf(field).needs));
  test.each(refused)('cannot run $name', async (field) => {
    const { errors } = await send(viewer.inside, 'mutation', field);
    expect(errors).toMatchObject([{ path: [field.name], extensions: { code: 'FORBIDDEN' } }]);
  });

  const readable = rootFields('Query').filter(({ name }) => ![...FOR_OPERATORS, ...FOR_FUND].includes(name));
  test.each(readable)('may ask for $name', async (field) => {
    const { errors = [] } = await send(viewer.inside, 'query', field);
    expect(errors.map(({ extensions }) => extensions.code)).not.toContain('FORBIDDEN');
  });
});

describe('an editor', () => {
  const refused = mutations.filter((field) => rightOf(field).needs === 'owner');
  test.each(refused)('cannot run $name', async (field) => {
    const { errors } = await send(editor.inside, 'mutation', field);
    expect(errors).toMatchObject([{ path: [field.name], extensions: { code: 'FORBIDDEN' } }]);
  });
});

const everything = [
  ...rootFields('Query').map((field): [string, Kind, RootField] => [field.name, 'query', field]),
  ...mutations.map((field): [string, Kind, RootField] => [field.name, 'mutation', field]),
];
test.each(everything)(
  'a member of another account gets nothing of this one by %s',
  async (_name, kind, field) => {
    const { status, data, errors } = await send(inAccount(stranger, owner.userId), kind, field);
    expect([status, data, errors?.[0]?.extensions.code]).toEqual([403, undefined, 'ACCOUNT_FORBIDDEN']);
  },
);

test('a member of another account cannot follow this one', async () => {
  const [field] = rootFields('Subscription');
  if (!field) throw new Error('There is no subscription.');
  const payload = callOf('subscription', field);
  const headers = inAccount(stranger, owner.userId);
  const reply = await app.server.inject({ method: 'POST', url: '/graphql/stream', headers, payload });
  expect(reply.statusCode).toBe(403);
});

test.each([
  ...[
    'impressions',
    'sentiment',
    'competitors',
    'sources',
    'impression-details',
    'time-series?type=sentiment',
  ],
  ...['time-series/sources', 'time-series/competitors', 'get-prompts', 'action/status'],
  ...['export/answers.jsonl', 'export/answers.csv', 'export/brand.json', 'export/metrics.csv'],
  ...['export/metrics.jsonl', 'export/mentions.csv', 'export/searches.csv', 'export/pages.csv'],
  ...['export/reviews.jsonl', 'export/labels.jsonl', 'export/notes.csv', 'export/matches.csv?text=quillmark'],
  ...['export/what-changed.csv', 'export/what-changed.jsonl'],
  ...['export/outreach-targets.csv', 'export/do-not-contact.csv'],
  'export/report.pdf?id=7c1a2f62-7f6f-4e0e-9f63-0f2f5f4b7f11',
])('a member of another account gets nothing of this one at /api/%s', async (path) => {
  const url = `/api/${path}${path.includes('?') ? '&' : '?'}user_id=${owner.userId}`;
  const named = await app.server.inject({ url, headers: stranger.headers });
  const entered = await app.server.inject({ url, headers: inAccount(stranger, owner.userId) });
  expect([named.statusCode, entered.statusCode]).toEqual([403, 403]);
  expect(named.body + entered.body).not.toMatch(/quillmark|tarnwick/i);
});

test('a viewer cannot send logs into the account, an editor can', async () => {
  const send = ({ inside }: { inside: Record<string, string> }) =>
    app.server.inject({
      method: 'POST',
      url: '/api/visits',
      headers: { ...inside, 'content-type': 'text/plain' },
      payload: 'no line of a log\n',
    });
  expect((await send(viewer)).statusCode).toBe(403);
  expect((await send(editor)).statusCode).not.toBe(403);
});
