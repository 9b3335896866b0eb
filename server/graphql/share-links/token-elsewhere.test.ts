import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { inAccount } from '../../testing/people.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';
import { callOf, type RootField, rootFields } from '../../testing/schema-calls.ts';
import { bearer } from '../../testing/tokens.ts';

let app: TestApp;
let owner: SignedIn;
/** Fields that any visitor may use; `access.test.ts` says which, and what they give. */
const FOR_ANYBODY = new Set([
  ...[
    'reportOffer',
    'reportCategories',
    'report',
    'reportAnswer',
    'requestReport',
    'confirmReport',
    'removeReport',
  ],
  ...[
    'suggestReportWebsite',
    'suggestReportCompetitors',
    'suggestReportSearchTopics',
    'suggestReportPrompts',
  ],
  ...['sharedView', 'countShareLinkOpen'],
]);
/** The token of a live link, sent as if it were a session's. */
let headers: ReturnType<typeof bearer>;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
  const { data } = await graphql<{ createShareLink: { token: string } }>(
    app,
    owner.headers,
    'mutation { createShareLink(input: { name: "Board", screen: OVERVIEW }) { token } }',
  );
  headers = bearer(data.createShareLink.token);
});
afterAll(() => app.close());

const fields = (['query', 'mutation'] as const).flatMap((kind) =>
  rootFields(kind === 'query' ? 'Query' : 'Mutation').map(
    (field): [string, 'query' | 'mutation', RootField] => [field.name, kind, field],
  ),
);

test.each(fields)('the token of a link signs nobody in for %s', async (_name, kind, field) => {
  const { query, variables } = callOf(kind, field);
  const { data, errors } = await graphql(app, headers, query, variables);
  expect(JSON.stringify(data ?? null)).not.toMatch(/quillmark|tarnwick/i);
  if (!FOR_ANYBODY.has(field.name)) expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('the token of a link follows nothing', async () => {
  const [field] = rootFields('Subscription');
  if (!field) throw new Error('There is no subscription.');
  const payload = callOf('subscription', field);
  const reply = await app.server.inject({ method: 'POST', url: '/graphql/stream', headers, payload });
  expect(reply.statusCode).toBe(401);
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
])('the token of a link reads nothing at /api/%s', async (path) => {
  const url = `/api/${path}${path.includes('?') ? '&' : '?'}user_id=${owner.userId}`;
  const replies = await Promise.all([
    app.server.inject({ url, headers }),
    app.server.inject({ url, headers: inAccount({ headers }, owner.userId) }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  expect(replies.map(({ body }) => body).join('')).not.toMatch(/quillmark|tarnwick/i);
});
