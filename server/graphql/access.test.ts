import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../modules/accounts/model.ts';
import { createServices } from '../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';
import { graphql, importInto } from '../testing/graphql.ts';
import { type Lapsed, lapsedOf } from '../testing/lapsed.ts';
import { QUILLMARK, RECORDINGS } from '../testing/recordings.ts';
import { callOf, type RootField, rootFields } from '../testing/schema-calls.ts';
import { bearer, createToken } from '../testing/tokens.ts';
import { createDocumentLimits } from './request-limits/document-limits.ts';
import { createSchema } from './schema.ts';

/** Fields for visitors; all others, also new ones, require a session or token. */
const FOR_ANYBODY = new Set([
  'reportOffer',
  'report',
  'reportAnswer',
  'reportCategories',
  'requestReport',
  'confirmReport',
  'removeReport',
  'suggestReportWebsite',
  'suggestReportCompetitors',
  'suggestReportSearchTopics',
  'suggestReportPrompts',
  'sharedView',
  'countShareLinkOpen',
]);
const FOR_OPERATORS = ['reportRequests', 'reportBudget', 'retryReport', 'removeReportRequest'];
const FOR_SESSIONS = [
  ...['apiTokens', 'createApiToken', 'revokeApiToken', 'deleteAccount'],
  ...['connectedApps', 'disconnectApp'],
];

type Kind = 'query' | 'mutation';
const fields: [name: string, kind: Kind, field: RootField][] = [
  ...rootFields('Query').map((field): [string, Kind, RootField] => [field.name, 'query', field]),
  ...rootFields('Mutation').map((field): [string, Kind, RootField] => [field.name, 'mutation', field]),
];
const own = fields.filter(([name]) => !FOR_ANYBODY.has(name));
const named = (names: readonly string[]) => fields.filter(([name]) => names.includes(name));

/** Texts that only the victim's account has. */
const PRIVATE = /quillmark|tarnwick|ostrava/i;

let app: TestApp;
let victim: SignedIn;
let stranger: SignedIn;
let lapsed: Lapsed;
let token: { secret: string };
/** One id of each kind in the victim's account. */
let ids: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  victim = await app.signedIn();
  stranger = await app.signedIn();
  await importInto(app, victim.headers, QUILLMARK, RECORDINGS);
  await importInto(app, stranger.headers, { brand: { name: 'Vellis' } }, []);
  lapsed = await lapsedOf(app, stranger, victim.userId);
  token = await createToken(app, victim, { scope: 'WRITE' });
  ids = await idsOf(victim);
});
afterAll(() => app.close());

async function idsOf(person: SignedIn): Promise<Record<string, string>> {
  await graphql(
    app,
    person.headers,
    'mutation { addAlertRule(input: { kind: FAILED_RUN, channels: [EMAIL] }) { errors { message } } }',
  );
  const { id: token } = await createToken(app, person);
  const { data } = await graphql<{
    topics: { id: string }[];
    promptSettings: { prompts: { id: string }[] };
    answers: { nodes: { id: string }[] };
    brand: { id: string };
    trackedCompetitors: { id: string }[];
    alertSettings: { rules: { id: string }[] };
  }>(
    app,
    person.headers,
    `{ topics { id } promptSettings { prompts { id } } answers { nodes { id } } brand { id } trackedCompetitors { id }
       alertSettings { rules { id } } }`,
  );
  const found = {
    topic: data.topics[0]?.id,
    prompt: data.promptSettings.prompts[0]?.id,
    answer: data.answers.nodes[0]?.id,
    brand: data.brand.id,
    competitor: data.trackedCompetitors[0]?.id,
    rule: data.alertSettings.rules[0]?.id,
    token,
  };
  if (Object.values(found).some((id) => id === undefined)) throw new Error(JSON.stringify(found));
  return found as Record<string, string>;
}

/** Names of arguments and input fields that take an id; each is tried with every kind of id. */
const TAKES_ID = /^(?:id|ids|\w+Ids?)$/;
const withId = (id: string) => (name: string) => (TAKES_ID.test(name) && name !== 'userId' ? id : undefined);

const codesOf = async (headers: Record<string, string>, kind: Kind, field: RootField) => {
  const { query, variables } = callOf(kind, field);
  const { status, errors } = await graphql(app, headers, query, variables);
  return { status, codes: errors?.map(({ extensions }) => extensions.code) ?? [] };
};

describe('without a session', () => {
  test.each(own)('%s', async (_name, kind, field) => {
    for (const headers of [{}, lapsed.tampered, lapsed.unsigned]) {
      expect((await codesOf(headers, kind, field)).codes).toEqual(['UNAUTHENTICATED']);
    }
    expect(await codesOf(lapsed.revoked, kind, field)).toEqual({ status: 401, codes: ['UNAUTHENTICATED'] });
  });

  test.each(fields.filter(([name]) => FOR_ANYBODY.has(name)))('%s is public', async (_name, kind, field) => {
    expect((await codesOf({}, kind, field)).codes).not.toContain('UNAUTHENTICATED');
  });

  test('cannot follow a run', async () => {
    const [field] = rootFields('Subscription');
    if (!field || rootFields('Subscription').length > 1) throw new Error('Try each subscription here.');
    for (const headers of [{}, lapsed.tampered, lapsed.unsigned, lapsed.revoked]) {
      const payload = callOf('subscription', field);
      const reply = await app.server.inject({ method: 'POST', url: '/graphql/stream', headers, payload });
      expect([reply.statusCode, reply.json().errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });
});

describe('rights', () => {
  test.each(named(FOR_OPERATORS))('%s is for operators only', async (_name, kind, field) => {
    expect((await codesOf(stranger.headers, kind, field)).codes).toEqual(['FORBIDDEN']);
  });

  test.each(named(FOR_SESSIONS))('%s refuses API tokens', async (_name, kind, field) => {
    expect((await codesOf(bearer(token.secret), kind, field)).codes).toEqual(['FORBIDDEN']);
  });

  const ofAccounts = own.filter(([, , { args }]) => args.some(({ name }) => name === 'userId'));
  test.each(ofAccounts)('%s refuses another account', async (_name, kind, field) => {
    const given = (name: string) => (name === 'userId' ? victim.userId : undefined);
    const { query, variables } = callOf(kind, field, { given });
    const { errors } = await graphql(app, stranger.headers, query, variables);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });

  test('no mutation takes an account id', () => {
    const naming = rootFields('Mutation').filter(({ args }) =>
      args.some(({ name }) => /user|account/i.test(name)),
    );
    expect(naming).toEqual([]);
  });
});

describe('ids of another account', () => {
  test('reveal nothing in any argument', async () => {
    const gate = createDocumentLimits(createSchema());
    for (const [, kind, field] of own.filter(([, kind]) => kind === 'query')) {
      const given = withId(Object.values(ids)[0] ?? '');
      const depth = [5, 4, 3, 2, 1].find(
        (levels) => !gate(callOf(kind, field, { depth: levels, given }).query, { isSignedIn: true }),
      );
      for (const id of Object.values(ids)) {
        const { query, variables } = callOf(kind, field, { depth: depth ?? 0, given: withId(id) });
        const reply = await graphql(app, stranger.headers, query, variables);
        expect(JSON.stringify(reply), query).not.toMatch(PRIVATE);
      }
    }
  });

  test.each<Role>(['member', 'analyst'])('change nothing in any argument of a %s', async (role) => {
    const person = await app.signedIn();
    await createServices(app.database.db, app.config).accounts.open({ ...person, role });
    const before = await everythingOf(victim);
    for (const [, kind, field] of own.filter(([, kind]) => kind === 'mutation')) {
      for (const id of Object.values(ids)) {
        const { query, variables } = callOf(kind, field, { given: withId(id) });
        const reply = await graphql(app, person.headers, query, variables);
        expect(JSON.stringify(reply), query).not.toMatch(PRIVATE);
      }
    }
    expect(await everythingOf(victim)).toEqual(before);
  });
});

async function everythingOf(person: SignedIn): Promise<unknown> {
  const { data, errors } = await graphql(
    app,
    person.headers,
    `{ viewer { dataVersion brand { name aliases domain } competitors { id name } topics { id name slug } }
       topicSettings { id name archived promptCount } promptSettings { prompts { id question topicId archived } }
       archived: promptSettings(archived: true) { total } answers { total nodes { id text } } apiTokens { id name }
       alertSettings { rules { id kind } webhook { url } weeklyDigest } collectionSettings { platforms samples daily }
       collectionRuns { id status } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

// Last, because it moves the clock of all tests.
test('a session that is not refreshed ends', async () => {
  app.clock.advance(2 * 3_600_000);
  for (const name of ['viewer', 'dashboard', 'saveBrand']) {
    for (const [, kind, field] of named([name])) {
      expect((await codesOf(victim.headers, kind, field)).codes).toEqual(['UNAUTHENTICATED']);
    }
  }
});
