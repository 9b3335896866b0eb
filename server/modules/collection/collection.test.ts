import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoAccounts } from '../../demo/accounts.ts';
import type { SignedIn } from '../../testing/app.ts';
import { type CollectingApp, createCollectingApp } from '../../testing/collecting.ts';
import { graphql } from '../../testing/graphql.ts';
import { startVendors, type VendorServer } from '../../testing/vendors/server.ts';
import type { Run } from './model.ts';

const QUESTIONS = ['Which note app is best?', 'What replaces paper notes?', 'Is there a note app for teams?'];

const RUN = `id trigger status reason planned done failed cost estimatedCost secondsLeft prompts samples
  platforms { platform { key name } planned answered failed refused empty inputTokens cost unpriced }
  failures { platform { key } reason count }`;

type ShownRun = Omit<Run, 'status' | 'platforms'> & {
  status: string;
  planned: number;
  done: number;
  failed: number;
  cost: number;
  estimatedCost: number | null;
  platforms: (Omit<Run['platforms'][number], 'platform'> & { platform: { key: string } })[];
  failures: { platform: { key: string }; reason: string; count: number }[];
};

let vendors: VendorServer;
let app: CollectingApp;
let owner: SignedIn;

beforeAll(async () => {
  vendors = await startVendors({
    answerTo: (question) => ({
      text: `On “${question}”: **Quillmark** is excellent, and Tarnwick is fine.`,
      sources: [{ url: 'https://reviews.example/best', title: 'The best' }],
    }),
  });
  app = await createCollectingApp({
    env: { ...vendors.environment(), PERPLEXITY_REQUESTS_PER_MINUTE: '6000' },
  });
});
afterAll(async () => {
  await app.close();
  await vendors.close();
  expect(app.problems).toEqual([]);
});

beforeEach(async () => {
  vendors.received.length = 0;
  for (const vendor of ['openai', 'perplexity'] as const) vendors.set(vendor, { kind: 'answer' });
  owner = await app.customer({ questions: QUESTIONS, platforms: ['chatgpt', 'perplexity'] });
});
async function startRun(input: object = {}): Promise<ShownRun> {
  const reply = await graphql<{ startRun: ShownRun }>(
    app,
    owner.headers,
    `mutation ($input: RunInput) { startRun(input: $input) { ${RUN} } }`,
    { input },
  );
  if (reply.errors) throw new Error(reply.errors[0]?.message);
  return reply.data.startRun;
}

async function runOf(id: string, headers = owner.headers): Promise<ShownRun | null> {
  const reply = await graphql<{ collectionRun: ShownRun | null }>(
    app,
    headers,
    `query ($id: ID!) { collectionRun(id: $id) { ${RUN} } }`,
    { id },
  );
  return reply.data.collectionRun;
}

async function ended(id: string): Promise<ShownRun> {
  let run: ShownRun | null = null;
  await vi.waitFor(
    async () => {
      run = await runOf(id);
      expect(run?.status).not.toBe('RUNNING');
    },
    { timeout: 30_000, interval: 100 },
  );
  return run as unknown as ShownRun;
}

async function answersOf(filter: object = {}) {
  const reply = await graphql<{
    answers: {
      total: number;
      nodes: {
        platform: { key: string };
        status: string;
        sample: number;
        simulated: boolean;
        text: string;
      }[];
    };
  }>(
    app,
    owner.headers,
    `query ($filter: AnswersFilter) { answers(filter: $filter, first: 100) { total nodes { platform { key } status sample simulated text } } }`,
    { filter },
  );
  if (reply.errors) throw new Error(reply.errors[0]?.message);
  return reply.data.answers;
}

test('a run asks every prompt on every platform, exactly as written, and the numbers follow', async () => {
  const started = await startRun();
  expect(started).toMatchObject({ trigger: 'MANUAL', status: 'RUNNING', planned: 6, prompts: 3, samples: 1 });
  const run = await ended(started.id);
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

test('nothing is asked twice on a day, but for what failed, and where more is wanted', async () => {
  vendors.set('openai', { kind: 'refuse' });
  const first = await ended((await startRun()).id);
  expect(first).toMatchObject({ status: 'FINISHED', done: 6, failed: 3 });
  expect(first.failures).toEqual([
    { platform: { key: 'chatgpt' }, reason: 'The platform refused to answer.', count: 3 },
  ]);

  vendors.set('openai', { kind: 'answer' });
  vendors.received.length = 0;
  const second = await ended((await startRun()).id);
  expect(second).toMatchObject({ status: 'FINISHED', planned: 3, done: 3, failed: 0 });
  expect(new Set(vendors.received.map(({ vendor }) => vendor))).toEqual(new Set(['openai']));
  expect((await answersOf({ status: ['REFUSED'] })).total).toBe(3);

  await expect(startRun()).rejects.toThrow('Every prompt has today’s answers already.');
  const again = await ended((await startRun({ again: true, platforms: ['perplexity'] })).id);
  expect(again).toMatchObject({ planned: 3, done: 3 });
  const { nodes } = await answersOf({ platform: 'perplexity' });
  expect(nodes.map(({ sample }) => sample).sort()).toEqual([1, 1, 1, 2, 2, 2]);
});

test('what can heal is asked again; what does not heal is a failed measurement with its reason', async () => {
  let calls = 0;
  vendors.set('perplexity', { kind: 'error', status: 500 });
  vendors.set('openai', { kind: 'error', status: 429, headers: { 'retry-after': '0' } });
  const started = await startRun();
  await vi.waitFor(
    () => {
      calls = vendors.received.filter(({ vendor }) => vendor === 'openai').length;
      expect(calls).toBeGreaterThan(1);
    },
    { timeout: 20_000, interval: 20 },
  );
  vendors.set('openai', { kind: 'answer' });
  const run = await ended(started.id);
  expect(run).toMatchObject({ status: 'FINISHED', done: 6 });
  const failed = run.platforms.find((row) => row.platform.key === 'perplexity');
  expect(failed).toMatchObject({ answered: 0, failed: 3, cost: 0 });
  // Five attempts each.
  expect(vendors.received.filter(({ vendor }) => vendor === 'perplexity')).toHaveLength(15);
  expect(run.failures[0]?.count).toBe(3);
  expect((await answersOf({ status: ['FAILED'] })).total).toBeGreaterThanOrEqual(3);
});

test('a key that is refused is not tried with every question', async () => {
  vendors.set('openai', { kind: 'error', status: 401 });
  const run = await ended((await startRun({ platforms: ['chatgpt'], samples: 10 })).id);
  expect(run).toMatchObject({ status: 'FINISHED', planned: 30, done: 30, failed: 30 });
  expect(vendors.received.length).toBeLessThan(10);
  expect(run.failures).toHaveLength(1);
});

test('the budget stops a run and says so', async () => {
  const { data } = await graphql<{ runEstimate: { cost: number; withinBudget: boolean } }>(
    app,
    owner.headers,
    '{ runEstimate { cost withinBudget } }',
  );
  expect(data.runEstimate.withinBudget).toBe(true);
  const budget = data.runEstimate.cost / 2;
  await graphql(
    app,
    owner.headers,
    'mutation ($input: CollectionSettingsInput!) { saveCollectionSettings(input: $input) { errors { message } } }',
    { input: { monthlyBudget: budget } },
  );
  const run = await ended((await startRun({ samples: 10 })).id);
  expect(run).toMatchObject({ status: 'STOPPED', planned: 60 });
  expect(run.reason).toMatch(/^This month’s budget of \$.* is used up\.$/);
  expect(run.cost).toBeGreaterThan(0);
  expect(run.cost).toBeLessThanOrEqual(budget);
  expect(vendors.received.length).toBeLessThan(60);
});

test('a cancelled run asks nothing more, and another can be started', async () => {
  vendors.set('openai', { kind: 'hang' });
  vendors.set('perplexity', { kind: 'hang' });
  const { id } = await startRun();
  await vi.waitFor(() => expect(vendors.received.length).toBeGreaterThan(0), { timeout: 10_000 });
  await expect(startRun()).rejects.toThrow('A run is going on.');
  const stranger = await app.signedIn();
  const cancel = 'mutation ($id: ID!) { cancelRun(id: $id) { status finishedAt } }';
  expect((await graphql(app, stranger.headers, cancel, { id })).errors?.[0]?.extensions.code).toBe(
    'NOT_FOUND',
  );
  expect(await runOf(id, stranger.headers)).toBeNull();
  const cancelled = await graphql<{ cancelRun: { status: string } }>(app, owner.headers, cancel, { id });
  expect(cancelled.data.cancelRun.status).toBe('CANCELLED');
  expect((await graphql(app, owner.headers, cancel, { id })).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

describe('settings', () => {
  const save = async (input: object) =>
    (
      await graphql<{
        saveCollectionSettings: { settings: object; errors: { field: string; message: string }[] };
      }>(
        app,
        owner.headers,
        `mutation ($input: CollectionSettingsInput!) { saveCollectionSettings(input: $input) {
           settings { platforms samples country daily hour timeZone monthlyBudget nextRun setUp } errors { field message } } }`,
        { input },
      )
    ).data.saveCollectionSettings;

  test('what is left out stays, and null removes what may be missing', async () => {
    const { settings, errors } = await save({
      country: 'de',
      daily: true,
      hour: 7,
      timeZone: 'Europe/Berlin',
      setUp: true,
    });
    expect(errors).toEqual([]);
    expect(settings).toMatchObject({
      platforms: ['chatgpt', 'perplexity'],
      country: 'DE',
      samples: 1,
      monthlyBudget: 25,
      setUp: true,
    });
    expect(settings).toHaveProperty('nextRun', expect.stringMatching(/^\d{4}-/));
    expect((await save({ country: null, monthlyBudget: null, daily: false })).settings).toMatchObject({
      country: null,
      monthlyBudget: null,
      nextRun: null,
      hour: 7,
    });
  });

  test.each([
    [{ samples: 11 }, 'samples'],
    [{ hour: 24 }, 'hour'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ country: 'Germany' }, 'country'],
    [{ language: 'x_y' }, 'language'],
    [{ monthlyBudget: -1 }, 'monthlyBudget'],
    [{ platforms: ['nowhere'] }, 'platforms'],
  ])('%j is refused and named', async (input, field) => {
    const { errors } = await save(input);
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(errors[0]?.message).not.toBe('');
  });
});

describe('by schedule', () => {
  const daily = async (hour: number) => {
    await graphql(
      app,
      owner.headers,
      'mutation ($input: CollectionSettingsInput!) { saveCollectionSettings(input: $input) { errors { message } } }',
      { input: { daily: true, hour, timeZone: 'UTC' } },
    );
  };
  // Through the service: a session does not last as long as the clock is put forward.
  const runs = () => app.services.collection.runs.list(owner.userId, { first: 20, before: null });
  /** Several workers look at the same time, as two servers would. */
  const look = async () => {
    const tending = app.services.collection.jobs.find(({ queue }) => queue === 'collection-tend');
    const context = { signal: new AbortController().signal, attempt: 1, last: true };
    await Promise.all([1, 2, 3].map(() => tending?.run({}, context)));
  };

  test('a run starts once a day, whoever looks and however often, and not for the day it was switched on late', async () => {
    await daily(app.clock.now().getUTCHours());
    await look();
    const before = await runs();
    app.clock.advance(24 * 3_600_000);
    await look();
    await look();
    const after = await runs();
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({ trigger: 'schedule' });
    await vi.waitFor(async () => expect((await runs())[0]?.status).toBe('finished'), { timeout: 20_000 });
  });

  test('a run that cannot start is noted with the reason', async () => {
    await daily(app.clock.now().getUTCHours());
    await graphql(
      app,
      owner.headers,
      'mutation ($input: CollectionSettingsInput!) { saveCollectionSettings(input: $input) { errors { message } } }',
      { input: { platforms: [] } },
    );
    app.clock.advance(24 * 3_600_000);
    await look();
    await look();
    expect(await runs()).toMatchObject([
      { trigger: 'schedule', status: 'stopped', reason: 'No platform is chosen.' },
    ]);
  });
});

test('progress comes as server-sent events to signed-in people, until the run ends', async () => {
  const origin = await app.listen();
  const open = (headers: Record<string, string>, query: string) =>
    fetch(`${origin}/graphql/stream`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query }),
    });
  const watch = 'subscription { runProgress { status done planned } }';
  expect((await open({}, watch)).status).toBe(401);
  expect((await open(owner.headers, '{ viewer { id } }')).status).toBe(400);

  for (const vendor of ['openai', 'perplexity'] as const)
    vendors.set(vendor, { kind: 'answer', delayMs: 300 });
  await startRun();
  const text = await (await open(owner.headers, watch)).text();
  const seen = [...text.matchAll(/^data: (\{.*\})$/gm)].map(
    ([, json]) => JSON.parse(json as string).data.runProgress as { status: string; done: number },
  );
  expect(seen[0]?.status).toBe('RUNNING');
  expect(seen.at(-1)).toEqual({ status: 'FINISHED', done: 6, planned: 6 });
  expect(text).toContain('event: complete');
});

test('a sample account collects with the simulator alone', async () => {
  const brand = demoAccounts(app.config).find(({ sample }) => sample !== null);
  const sample = await app.customer({
    questions: QUESTIONS,
    platforms: ['chatgpt', 'simulator'],
    id: brand?.id ?? '',
  });
  owner = sample;
  await expect(startRun()).rejects.toThrow('Choose the simulator alone');
  const run = await ended((await startRun({ platforms: ['simulator'] })).id);
  expect(run).toMatchObject({ status: 'FINISHED', done: 3, cost: 0 });
  expect(vendors.received).toEqual([]);
  expect((await answersOf({ platform: 'simulator' })).nodes.every(({ simulated }) => simulated)).toBe(true);
});
