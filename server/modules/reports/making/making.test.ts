import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../../db/client.ts';
import { eventually } from '../../../testing/eventually.ts';
import { startVendors, type VendorServer } from '../../../testing/vendors/server.ts';
import { openReports, REQUEST, type ReportsApp } from '../testing/visitor.ts';

const answerTo = (question: string) => ({
  text: `On “${question}”: **Quillmark** is excellent, and Tarnwick is fine.`,
  sources: [{ url: 'https://reviews.example/best', title: 'The best' }],
});

let vendors: VendorServer;
let app: ReportsApp;
beforeAll(async () => {
  vendors = await startVendors({ answerTo });
});
afterAll(() => vendors.close());
beforeEach(() => {
  vendors.received.length = 0;
  for (const vendor of ['chatgpt', 'perplexity'] as const) vendors.set(vendor, { kind: 'answer' });
});
afterEach(() => app.close());

/** Two platforms, without confirmation. */
const environment = () => {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, PERPLEXITY_API_KEY, PERPLEXITY_BASE_URL } = vendors.environment();
  const keys = { OPENAI_API_KEY, OPENAI_BASE_URL, PERPLEXITY_API_KEY, PERPLEXITY_BASE_URL };
  return {
    ...(keys as Record<string, string>),
    PERPLEXITY_REQUESTS_PER_MINUTE: '6000',
    REPORT_CONFIRMATION: 'never',
  };
};

interface Row {
  id: string;
  token: string;
  status: string;
  problem: string | null;
  cost: number;
  estimate: number;
  mail: string;
  mailProblem: string | null;
}

async function report(): Promise<Row> {
  const [row] = await rows<Row>(
    app.database.db,
    sql`select id, token, status, problem, cost::float8 as cost, estimated_cost::float8 as estimate,
               mail_status as mail, mail_problem as "mailProblem" from sightline.report`,
  );
  if (!row) throw new Error('There is no report.');
  return row;
}

/** Makes the report without sending its mail. */
async function makeOnly(): Promise<Row> {
  const jobs = app.jobs.waiting.splice(0);
  app.jobs.waiting = jobs.filter(({ queue }) => queue === 'report-make');
  const handler = app.jobs.handlers.find(({ queue }) => queue === 'report-make');
  for (const { data } of app.jobs.waiting.splice(0)) {
    await handler?.run(data, { signal: new AbortController().signal, attempt: 1, last: false });
  }
  return report();
}

const answers = () =>
  rows<{ prompt: number; platform: string; status: string; failure: string | null }>(
    app.database.db,
    sql`select prompt, platform, status, failure from sightline.report_answer order by prompt, platform`,
  );

test('asks every prompt on every platform once, exactly as written, and counts the cost', async () => {
  app = await openReports({ env: environment() });
  await app.request();
  const waiting = await report();
  expect(waiting).toMatchObject({ status: 'waiting', cost: 0, mail: 'none' });
  expect(waiting.estimate).toBeGreaterThan(0);
  const made = await makeOnly();
  expect(made).toMatchObject({ status: 'made', mail: 'waiting' });
  expect(made.cost).toBeGreaterThan(0);
  expect(vendors.received.map(({ question }) => question).sort()).toEqual(
    [...REQUEST.prompts, ...REQUEST.prompts].sort(),
  );
  expect(await answers()).toHaveLength(6);
  const found = await app.services.reports.reader.report(made.token);
  expect(found).toMatchObject({
    company: 'Quillmark',
    website: 'quillmark.example',
    simulated: false,
    measurement: { prompts: 3, brandedPrompts: 1, asked: 6, answers: 6, failures: [] },
    visibility: { hits: 4, answers: 4 },
    brandedVisibility: { hits: 2, answers: 2 },
  });
  expect(JSON.stringify(found)).not.toContain('visitor@');
});

test('reports on one platform when the other fails, with the reason', async () => {
  vendors.set('chatgpt', { kind: 'error', status: 401 });
  app = await openReports({ env: environment() });
  await app.request();
  const { token } = await makeOnly();
  const found = await app.services.reports.reader.report(token);
  expect(found?.measurement).toMatchObject({ asked: 6, answers: 3 });
  expect(found?.measurement.failures).toMatchObject([
    { platform: { key: 'chatgpt' }, reason: expect.stringContaining('refused the key'), count: 3 },
  ]);
  // A known refusal is not tried again with every question.
  expect(vendors.received.filter(({ vendor }) => vendor === 'chatgpt').length).toBeLessThanOrEqual(3);
});

test('retries temporary failures', async () => {
  vendors.set('chatgpt', { kind: 'error', status: 503 });
  app = await openReports({ env: environment() });
  await app.request({ prompts: ['Which note app is best?'] });
  const making = makeOnly();
  await eventually(() =>
    expect(vendors.received.filter(({ vendor }) => vendor === 'chatgpt').length).toBeGreaterThan(1),
  );
  vendors.set('chatgpt', { kind: 'answer' });
  expect(await making).toMatchObject({ status: 'made' });
  expect((await answers()).map(({ status }) => status)).toEqual(['answered', 'answered']);
});

test('an answer after the deadline is a failed measurement', async () => {
  vendors.set('chatgpt', { kind: 'hang' });
  app = await openReports({ env: environment(), reportWithinMs: 900 });
  await app.request();
  expect(await makeOnly()).toMatchObject({ status: 'made' });
  const late = (await answers()).filter(({ platform }) => platform === 'chatgpt');
  expect(late).toHaveLength(3);
  expect(new Set(late.map(({ failure }) => failure))).toEqual(new Set(['No answer in time.']));
});

test('makes no report without a usable answer and shows the operator why', async () => {
  vendors.set('chatgpt', { kind: 'refuse' });
  vendors.set('perplexity', { kind: 'empty' });
  app = await openReports({ env: environment() });
  await app.request();
  const failed = await makeOnly();
  expect(failed).toMatchObject({ status: 'failed', mail: 'waiting' });
  expect(failed.problem).toMatch(/^There is no usable answer\. .*refused to answer\. \(3×\)/);
  expect(failed.problem).toContain('The platform sent an empty answer. (3×)');
  expect(await app.services.reports.reader.report(failed.token)).toBeNull();
  expect(app.jobs.waiting.map(({ data }) => data)).toMatchObject([{ mail: 'failure' }]);
});

describe('the simulator', () => {
  test('answers about the visitor’s companies without cost, marked as simulated', async () => {
    app = await openReports();
    await app.request({ prompts: Array.from({ length: 8 }, (_, n) => `Which note app is number ${n}?`) });
    const made = await makeOnly();
    expect(made).toMatchObject({ status: 'made', cost: 0, estimate: 0 });
    const found = await app.services.reports.reader.report(made.token);
    expect(found).toMatchObject({ simulated: true, platforms: [{ platform: { key: 'simulator' } }] });
    const named = found?.ranking.filter(({ mentionRate }) => mentionRate.hits > 0).map(({ name }) => name);
    expect(named?.length).toBeGreaterThan(0);
    for (const name of named ?? []) expect(['Quillmark', ...REQUEST.competitors]).toContain(name);
  });
});

describe('a worker that stops', () => {
  test('keeps its answers, and the next one asks only what is missing', async () => {
    vendors.set('perplexity', { kind: 'hang' });
    app = await openReports({ env: environment() });
    await app.request();
    const { id } = await report();
    const handler = app.jobs.handlers.find(({ queue }) => queue === 'report-make');
    const stopping = new AbortController();
    const running = handler?.run({ id }, { signal: stopping.signal, attempt: 1, last: true });
    await eventually(async () => expect(await answers()).toHaveLength(3));
    stopping.abort(new Error('stopping'));
    await expect(running).rejects.toThrow();
    expect(await report()).toMatchObject({ status: 'asking', problem: null });

    vendors.set('perplexity', { kind: 'answer' });
    vendors.received.length = 0;
    expect(await makeOnly()).toMatchObject({ status: 'made' });
    expect(new Set(vendors.received.map(({ vendor }) => vendor))).toEqual(new Set(['perplexity']));
    expect(await answers()).toHaveLength(6);
  });

  test('two making the same report store each answer once', async () => {
    app = await openReports({ env: environment() });
    await app.request();
    const { id } = await report();
    const handler = app.jobs.handlers.find(({ queue }) => queue === 'report-make');
    const context = { signal: new AbortController().signal, attempt: 1, last: false };
    app.jobs.waiting = [];
    await Promise.all([handler?.run({ id }, context), handler?.run({ id }, context)]);
    expect(await answers()).toHaveLength(6);
    expect(app.jobs.waiting.map(({ data }) => data)).toEqual([{ id, mail: 'report' }]);
  });
});

test('asks no more for a removed report', async () => {
  vendors.set('chatgpt', { kind: 'hang' });
  const removed = Promise.withResolvers<void>();
  vendors.set('perplexity', { kind: 'answer', until: removed.promise });
  app = await openReports({ env: environment() });
  await app.request();
  const making = makeOnly();
  await eventually(() => expect(vendors.received.length).toBeGreaterThan(1));
  const { id } = await report();
  const operator = await app.operator();
  const viewer = await app.services.accounts.viewerOf({ ...operator, sessionId: '' });
  await app.services.reports.operator.remove(viewer, id);
  removed.resolve();
  expect(await making).toMatchObject({ status: 'removed' });
  expect(await answers()).toEqual([]);
});
