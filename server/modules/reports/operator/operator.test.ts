import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../../../db/client.ts';
import type { SignedIn } from '../../../testing/app.ts';
import { graphql } from '../../../testing/graphql.ts';
import { bearer, createToken } from '../../../testing/tokens.ts';
import { openReports, type ReportsApp } from '../testing/visitor.ts';

let app: ReportsApp;
let operator: SignedIn;

beforeAll(async () => {
  app = await openReports();
  operator = await app.operator();
  for (let n = 1; n <= 5; n++) {
    await app.request(
      { email: `visitor${n}@example.com`, companyName: `Company ${n}`, prompts: ['Which app?', 'Why?'] },
      `203.0.113.${n}`,
    );
    if (n === 3) await app.jobs.work();
    app.clock.advance(1000);
  }
});
afterAll(() => app.close());

interface Record {
  id: string;
  email: string;
  company: string;
  status: string;
  [field: string]: unknown;
}
interface Page {
  reportRequests: { nodes: Record[]; endCursor: string | null };
}

const RECORD = `id email company status problem mailStatus mailProblem simulated platforms { key name }
  prompts asked planned cost estimatedCost requestedAt confirmedAt madeAt mailedAt`;

const ask = <Data>(
  query: string,
  variables: object = {},
  headers: { authorization?: string } = operator.headers,
) => graphql<Data>(app, { ...headers }, query, { ...variables });

async function list(variables: object = {}) {
  const { data } = await ask<Page>(
    `query ($status: ReportStatus, $mailStatus: ReportMailStatus, $search: String, $first: Int! = 50, $after: String) {
       reportRequests(status: $status, mailStatus: $mailStatus, search: $search, first: $first, after: $after) {
         nodes { ${RECORD} } endCursor } }`,
    variables,
  );
  return data.reportRequests;
}

const companies = async (variables: object) => (await list(variables)).nodes.map(({ company }) => company);

test('lists all requests with their state, newest first, page by page', async () => {
  const { nodes, endCursor } = await list();
  expect(endCursor).toBeNull();
  expect(nodes.map(({ company }) => company)).toEqual([5, 4, 3, 2, 1].map((n) => `Company ${n}`));
  expect(nodes[0]).toMatchObject({
    email: 'visitor5@example.com',
    status: 'WAITING',
    mailStatus: 'NONE',
    simulated: true,
    platforms: [{ key: 'simulator', name: 'Simulator' }],
    prompts: 2,
    asked: 0,
    planned: 0,
    cost: 0,
    estimatedCost: 0,
    madeAt: null,
  });
  expect(nodes[4]).toMatchObject({ status: 'MADE', mailStatus: 'SENT', asked: 2, planned: 2 });

  const paged: string[] = [];
  for (let after: string | null = null; ; ) {
    const page: Page['reportRequests'] = await list({ first: 2, after });
    paged.push(...page.nodes.map(({ id }) => id));
    after = page.endCursor;
    if (after === null) break;
  }
  expect(paged).toEqual(nodes.map(({ id }) => id));
});

test('filters and searches', async () => {
  expect(await companies({ status: 'MADE' })).toEqual(['Company 3', 'Company 2', 'Company 1']);
  expect(await companies({ mailStatus: 'NONE' })).toEqual(['Company 5', 'Company 4']);
  expect(await companies({ search: ' VISITOR2@ ' })).toEqual(['Company 2']);
  expect(await companies({ search: 'company 4' })).toEqual(['Company 4']);
  expect(await companies({ search: '%' })).toEqual([]);
});

test('shows today’s requests and costs', async () => {
  const { data } = await ask(
    `{ reportBudget { reports reportsLimit spent limit failedMails failedReports } }`,
  );
  expect(data).toEqual({
    reportBudget: { reports: 5, reportsLimit: 200, spent: 0, limit: 5, failedMails: 0, failedReports: 0 },
  });
});

test('removing a report leaves only a record that it existed', async () => {
  const [{ id } = { id: '' }] = (await list({ search: 'Company 2' })).nodes;
  const query = `mutation ($id: ID!) { removeReportRequest(id: $id) { ${RECORD} } }`;
  const { data } = await ask<{ removeReportRequest: Record }>(query, { id });
  expect(data.removeReportRequest).toMatchObject({
    id,
    status: 'REMOVED',
    email: '',
    company: '',
    prompts: 0,
  });
  expect((await ask(query, { id })).data).toEqual(data);
  const left = await rows(
    app.database.db,
    sql`select 1 from sightline.report_answer where report_id = ${id}`,
  );
  expect(left).toEqual([]);
});

describe('permissions', () => {
  const CALLS: [string, string][] = [
    ['reportRequests', '{ reportRequests { endCursor } }'],
    ['reportBudget', '{ reportBudget { spent } }'],
    ['retryReport', 'mutation { retryReport(id: "x") { id } }'],
    ['removeReportRequest', 'mutation { removeReportRequest(id: "x") { id } }'],
  ];

  test.each(CALLS)('%s: operators only', async (_, query) => {
    const code = async (headers: { authorization?: string }) =>
      (await ask(query, {}, headers)).errors?.[0]?.extensions.code;
    expect(await code({})).toBe('UNAUTHENTICATED');
    expect(await code((await app.signedIn()).headers)).toBe('FORBIDDEN');
    const analyst = await app.signedIn();
    await app.services.accounts.open({ ...analyst, role: 'analyst' });
    expect(await code(analyst.headers)).toBe('FORBIDDEN');
    expect(['NOT_FOUND', undefined]).toContain(await code(operator.headers));
    const { secret } = await createToken(app, operator, { scope: 'WRITE' });
    expect(['NOT_FOUND', undefined]).toContain(await code(bearer(secret)));
  });

  test('names an invalid parameter', async () => {
    const cases: [string, string][] = [
      ['first: 0', 'first'],
      ['first: 101', 'first'],
      ['after: "x"', 'after'],
      [`search: "${'a'.repeat(201)}"`, 'search'],
    ];
    for (const [given, field] of cases) {
      const { errors } = await ask(`{ reportRequests(${given}) { endCursor } }`);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }]);
    }
  });
});
