import { expect, test } from 'vitest';
import { demoAccounts } from '../../../demo/accounts.ts';
import { createAccountSimulator } from '../../../platforms/simulator/simulator.ts';
import type { SignedIn } from '../../../testing/app.ts';
import type { CollectingApp } from '../../../testing/collecting.ts';
import { setUpCollection } from '../../../testing/collection-test.ts';
import { eventually } from '../../../testing/eventually.ts';
import { graphql } from '../../../testing/graphql.ts';
import { QUESTIONS, type Runs, runsOf } from '../../../testing/runs.ts';
import type { VendorServer } from '../../../testing/vendors/server.ts';

const STATUSES = ['ANSWERED', 'FAILED', 'REFUSED', 'EMPTY'];

let vendors: VendorServer;
let app: CollectingApp;
let owner: SignedIn;
let runs: Runs;
setUpCollection((test) => {
  ({ vendors, app, owner, runs } = test);
});

test('asks every prompt on every platform exactly as written, and updates the numbers', async () => {
  const started = await runs.start();
  expect(started).toMatchObject({ trigger: 'MANUAL', status: 'RUNNING', planned: 6, prompts: 3, samples: 1 });
  const run = await runs.ended(started.id);
  expect(run).toMatchObject({ status: 'FINISHED', planned: 6, done: 6, failed: 0, failures: [] });
  expect(run.platforms.map((row) => [row.platform.key, row.planned, row.answered])).toEqual([
    ['chatgpt', 3, 3],
    ['perplexity', 3, 3],
  ]);
  expect(vendors.received.map(({ question }) => question).sort()).toEqual(
    [...QUESTIONS, ...QUESTIONS].sort(),
  );

  const reply = await graphql<{
    dashboard: {
      aggregate: { impressions: { current: number }; mentionRate: { hits: number; answers: number } };
    };
  }>(app, owner.headers, `{ answers(filter: {visible: true}) { total } }`);
  expect(reply).toMatchObject({ data: { answers: { total: 6 } } });
});

test('asks nothing twice a day, except failed questions and further samples', async () => {
  vendors.set('chatgpt', { kind: 'refuse' });
  const first = await runs.ended((await runs.start()).id);
  expect(first).toMatchObject({ status: 'FINISHED', done: 6, failed: 3 });
  expect(first.failures).toEqual([
    { platform: { key: 'chatgpt' }, reason: 'The platform refused to answer.', count: 3 },
  ]);

  vendors.set('chatgpt', { kind: 'answer' });
  vendors.received.length = 0;
  const second = await runs.ended((await runs.start()).id);
  expect(second).toMatchObject({ status: 'FINISHED', planned: 3, done: 3, failed: 0 });
  expect(new Set(vendors.received.map(({ vendor }) => vendor))).toEqual(new Set(['chatgpt']));
  expect((await runs.answers({ status: ['REFUSED'] })).total).toBe(3);

  await expect(runs.start()).rejects.toThrow('Every prompt has today’s answers already.');
  const again = await runs.ended((await runs.start({ again: true, platforms: ['perplexity'] })).id);
  expect(again).toMatchObject({ planned: 3, done: 3 });
  const { nodes } = await runs.answers({ platform: 'perplexity' });
  expect(nodes.map(({ sample }) => sample).sort()).toEqual([1, 1, 1, 2, 2, 2]);
});

test('retries temporary failures; permanent ones are failed measurements with their reason', async () => {
  let calls = 0;
  vendors.set('perplexity', { kind: 'error', status: 500 });
  vendors.set('chatgpt', { kind: 'error', status: 429, headers: { 'retry-after': '0' } });
  const started = await runs.start();
  await eventually(() => {
    calls = vendors.received.filter(({ vendor }) => vendor === 'chatgpt').length;
    expect(calls).toBeGreaterThan(1);
  });
  vendors.set('chatgpt', { kind: 'answer' });
  const run = await runs.ended(started.id);
  expect(run).toMatchObject({ status: 'FINISHED', done: 6 });
  const failed = run.platforms.find((row) => row.platform.key === 'perplexity');
  expect(failed).toMatchObject({ answered: 0, failed: 3, cost: 0 });
  // Five attempts each.
  expect(vendors.received.filter(({ vendor }) => vendor === 'perplexity')).toHaveLength(15);
  expect(run.failures[0]?.count).toBe(3);
  expect((await runs.answers({ status: ['FAILED'] })).total).toBeGreaterThanOrEqual(3);
});

test('shows why a platform is retried until it answers', async () => {
  vendors.set('chatgpt', { kind: 'error', status: 429, headers: { 'retry-after': '1' } });
  const { id } = await runs.start({ platforms: ['chatgpt'] });
  await eventually(async () =>
    expect((await runs.find(id))?.platforms[0]?.trouble).toMatch(/limit|too many/i),
  );
  vendors.set('chatgpt', { kind: 'answer' });
  const run = await runs.ended(id);
  expect(run).toMatchObject({ status: 'FINISHED', done: 3, failed: 0 });
  expect(run.platforms[0]).toMatchObject({ answered: 3, trouble: null });
});

test('shows until when a vendor asked to wait, whatever other questions return', async () => {
  vendors.set('chatgpt', { kind: 'error', status: 429, headers: { 'retry-after': '7200' } });
  const before = Date.now();
  const { id } = await runs.start({ platforms: ['chatgpt', 'perplexity'] });
  await eventually(async () => expect((await runs.find(id))?.platforms[0]?.pausedUntil).not.toBeNull());
  const platforms = (await runs.find(id))?.platforms ?? [];
  const until = Date.parse(platforms[0]?.pausedUntil ?? '');
  expect(until).toBeGreaterThanOrEqual(before + 7_190_000);
  expect(platforms[0]?.trouble).toMatch(/^ChatGPT is asked more often than it allows/);
  expect(platforms[1]?.pausedUntil).toBeNull();
  await eventually(async () => expect((await runs.find(id))?.done).toBe(3));
  expect((await runs.find(id))?.secondsLeft).toBeGreaterThan(7_000);
  // The pause holds for the whole server, so later tests would wait for it.
  await app.database.db.execute('delete from sightline.platform_pace');
  await graphql(app, owner.headers, 'mutation ($id: ID!) { cancelRun(id: $id) { id } }', { id });
});

test('stops asking a platform whose key was refused', async () => {
  vendors.set('chatgpt', { kind: 'error', status: 401 });
  const run = await runs.ended((await runs.start({ platforms: ['chatgpt'], samples: 10 })).id);
  expect(run).toMatchObject({ status: 'FINISHED', planned: 30, done: 30, failed: 30 });
  expect(vendors.received.length).toBeLessThan(10);
  expect(run.failures).toHaveLength(1);
  expect(run.unsent).toBe(30 - vendors.received.length);
  expect(run.platforms[0]).toMatchObject({ failed: 30, unsent: run.unsent });

  // The estimate of the next run has the reason.
  const { data } = await graphql<{ runEstimate: { platforms: { problem: string | null }[] } }>(
    app,
    owner.headers,
    '{ runEstimate(input: {again: true}) { platforms { platform { key } problem } } }',
  );
  expect(data.runEstimate.platforms).toEqual([
    { platform: { key: 'chatgpt' }, problem: expect.stringMatching(/^ChatGPT refused the key/) },
    { platform: { key: 'perplexity' }, problem: null },
  ]);
});

test('counts the cost of a paused reply that is asked again', async () => {
  const claude = {
    id: 'msg_02',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-5-5',
    stop_sequence: null,
  };
  vendors.set('claude', {
    kind: 'raw',
    body: {
      ...claude,
      content: [{ type: 'text', text: 'I am still' }],
      stop_reason: 'pause_turn',
      usage: { input_tokens: 500_000, output_tokens: 0, server_tool_use: { web_search_requests: 0 } },
    },
  });
  const { id } = await runs.start({ platforms: ['claude'] });
  await eventually(async () => expect((await runs.find(id))?.cost).toBeGreaterThanOrEqual(3));
  expect(await runs.find(id)).toMatchObject({ done: 0, failed: 0 });
  vendors.set('claude', { kind: 'answer' });
  const run = await runs.ended(id);
  expect(run).toMatchObject({ status: 'FINISHED', done: 3, failed: 0 });
  expect(run.cost).toBeGreaterThan(3);
});

test('a cancelled run asks no more questions, and another can be started', async () => {
  vendors.set('chatgpt', { kind: 'hang' });
  vendors.set('perplexity', { kind: 'hang' });
  const { id } = await runs.start();
  await eventually(() => expect(vendors.received.length).toBeGreaterThan(0));
  await expect(runs.start()).rejects.toThrow('A run is going on.');
  const stranger = await app.signedIn();
  const cancel = 'mutation ($id: ID!) { cancelRun(id: $id) { status finishedAt } }';
  expect((await graphql(app, stranger.headers, cancel, { id })).errors?.[0]?.extensions.code).toBe(
    'NOT_FOUND',
  );
  expect(await runs.find(id, stranger.headers)).toBeNull();
  const cancelled = await graphql<{ cancelRun: { status: string } }>(app, owner.headers, cancel, { id });
  expect(cancelled.data.cancelRun.status).toBe('CANCELLED');
  expect((await graphql(app, owner.headers, cancel, { id })).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('a demo account asks the simulator only, which simulates the platforms of its past answers', async () => {
  const brand = demoAccounts(app.config).find(({ tracks }) => tracks !== null);
  const sample = await app.customer({
    questions: [...QUESTIONS, await questionThatFails(app.clock.now)],
    platforms: ['chatgpt', 'simulator'],
    id: brand?.id ?? '',
  });
  owner = sample;
  runs = runsOf(app, owner);
  await expect(runs.start()).rejects.toThrow('Choose the simulator alone');
  const run = await runs.ended((await runs.start({ platforms: ['simulator'] })).id);
  expect(run).toMatchObject({ status: 'FINISHED', done: 12, cost: 0 });
  expect(run.failed).toBeGreaterThan(0);
  expect(vendors.received).toEqual([]);
  const { nodes, total } = await runs.answers({ runId: run.id, status: STATUSES });
  expect(total).toBe(12);
  expect(nodes.filter(({ simulated }) => !simulated)).toEqual([]);
});

/** A question to which simulated ChatGPT fails to answer on this day. */
async function questionThatFails(clock: () => Date): Promise<string> {
  const simulator = createAccountSimulator(
    {
      brand: { name: 'Quillmark', aliases: [], domain: null },
      competitors: [],
      topicOf: () => ({ name: 'Note taking' }),
      clock,
    },
    'chatgpt',
  );
  for (let people = 1; people < 5000; people += 1) {
    const question = `Which note app is best for ${people} people?`;
    if (!(await simulator.ask(question, {}).catch(() => null))) return question;
  }
  throw new Error('The simulator never fails.');
}
