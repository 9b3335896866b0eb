import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../testing/app.ts';
import { type CollectingApp, createCollectingApp } from '../testing/collecting.ts';
import { graphql } from '../testing/graphql.ts';
import { type Runs, runsOf } from '../testing/runs.ts';
import { DEMO_PASSWORD, demoAccounts } from './accounts.ts';
import { openDemo } from './demo.ts';

const DAYS = 3;

let dataDir: string;
let app: CollectingApp;
let brand: Pick<SignedIn, 'headers'>;
let runs: Runs;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sightline-demo-'));
  app = await createCollectingApp({ env: {}, config: { dataDir } });
  const account = demoAccounts(app.config)[0] ?? expect.unreachable();
  const tracks = account.tracks ?? expect.unreachable();
  const demo = { ...account, days: DAYS, tracks: { ...tracks, topics: tracks.topics.slice(0, 1) } };
  const opened = await openDemo({
    config: app.config,
    database: { ...app.database, kind: 'embedded' },
    services: app.services,
    clock: app.clock.now,
    log: () => {},
    accounts: [demo],
  });
  await opened?.fill(new AbortController().signal);
  const { email } = demo;
  const signedIn = await app.server.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email, password: DEMO_PASSWORD },
  });
  const { access_token: token } = signedIn.json<{ access_token: string }>();
  brand = { headers: { authorization: `Bearer ${token}` } };
  runs = runsOf(app, brand);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const COLLECTION = `{
  collectionSettings { setUp platforms spentThisMonth }
  collectionRuns {
    id trigger status prompts planned done cost estimatedCost simulated startedAt finishedAt
    platforms { platform { name } planned }
  }
  runEstimate { asks cost obstacle simulated platforms { platform { name } model cost } }
}`;
interface Collection {
  collectionSettings: { setUp: boolean; platforms: string[]; spentThisMonth: number };
  collectionRuns: {
    id: string;
    status: string;
    simulated: boolean;
    done: number;
    startedAt: string;
    finishedAt: string;
  }[];
  runEstimate: { asks: number; cost: number; obstacle: string | null; simulated: boolean };
}
const PLATFORMS = ['ChatGPT', 'Gemini', 'Perplexity'];

const collection = async () => (await graphql<Collection>(app, brand.headers, COLLECTION)).data;

test('the demo has finished the set-up and has a simulated run of a few minutes, without cost, for each past day', async () => {
  const { collectionSettings, collectionRuns, runEstimate } = await collection();
  expect(collectionSettings).toEqual({ setUp: true, platforms: ['simulator'], spentThisMonth: 0 });
  expect(runEstimate).toMatchObject({
    // 24 plainly, 18 as two personas.
    asks: 42,
    cost: 0,
    obstacle: null,
    simulated: true,
    platforms: expect.arrayContaining(
      PLATFORMS.map((name) => ({ platform: { name }, model: null, cost: 0 })),
    ),
  });
  expect(collectionRuns).toHaveLength(DAYS);
  for (const run of collectionRuns) {
    expect(run).toMatchObject({
      trigger: 'SCHEDULE',
      status: 'FINISHED',
      simulated: true,
      prompts: 8,
      planned: 24,
      done: 24,
      cost: 0,
      estimatedCost: 0,
      platforms: PLATFORMS.map((name) => ({ platform: { name }, planned: 8 })),
    });
  }
  for (const { startedAt, finishedAt } of collectionRuns) {
    const minutes = (Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000;
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThan(10);
  }
  const starts = collectionRuns.map(({ startedAt }) => startedAt);
  expect(starts).toEqual(starts.toSorted().toReversed());
  const { total } = await runs.answers({
    runId: collectionRuns[0]?.id,
    status: ['ANSWERED', 'FAILED', 'REFUSED', 'EMPTY'],
  });
  expect(total).toBe(24);
});

test('a new run simulates the platforms of the past runs, in the vocabulary of the topics', async () => {
  const started = await runs.start();
  expect(started).toMatchObject({ trigger: 'MANUAL', status: 'RUNNING', planned: 42 });
  const run = await runs.ended(started.id);
  expect(run).toMatchObject({ status: 'FINISHED', done: 42, cost: 0 });
  const { nodes } = await runs.answers({ runId: run.id, status: ['ANSWERED'] });
  expect(nodes.length).toBeGreaterThan(0);
  expect(new Set(nodes.map(({ platform }) => platform.key))).toEqual(
    new Set(['chatgpt', 'gemini', 'perplexity']),
  );
  expect(nodes.every(({ simulated }) => simulated)).toBe(true);
  expect(nodes.map(({ text }) => text).join('\n')).toMatch(
    /traffic control|versioning|developer onboarding|request logging|key rotation/,
  );
  const { collectionRuns } = await collection();
  expect(collectionRuns[0]).toMatchObject({ id: run.id, simulated: true });
});
