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
  runEstimate { asks cost obstacle platforms { platform { key } } }
}`;
interface Collection {
  collectionSettings: { setUp: boolean; platforms: string[]; spentThisMonth: number };
  collectionRuns: { id: string; status: string; simulated: boolean; done: number; startedAt: string }[];
  runEstimate: { asks: number; cost: number; obstacle: string | null };
}
const collection = async () => (await graphql<Collection>(app, brand.headers, COLLECTION)).data;

test('the set-up is finished, with a simulated run of no cost on each past day', async () => {
  const { collectionSettings, collectionRuns, runEstimate } = await collection();
  expect(collectionSettings).toEqual({ setUp: true, platforms: ['simulator'], spentThisMonth: 0 });
  expect(runEstimate).toMatchObject({ asks: 8, cost: 0, obstacle: null });
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
      platforms: ['ChatGPT', 'Gemini', 'Perplexity'].map((name) => ({ platform: { name }, planned: 8 })),
    });
  }
  const starts = collectionRuns.map(({ startedAt }) => startedAt);
  expect(starts).toEqual(starts.toSorted().toReversed());
  const { total } = await runs.answers({
    runId: collectionRuns[0]?.id,
    status: ['ANSWERED', 'FAILED', 'REFUSED', 'EMPTY'],
  });
  expect(total).toBe(24);
});

test('a run that is started now asks the simulator, in the vocabulary of the topics', async () => {
  const started = await runs.start();
  expect(started).toMatchObject({ trigger: 'MANUAL', status: 'RUNNING', planned: 8 });
  const run = await runs.ended(started.id);
  expect(run).toMatchObject({ status: 'FINISHED', done: 8, cost: 0 });
  const { nodes } = await runs.answers({ runId: run.id, status: ['ANSWERED'] });
  expect(nodes.length).toBeGreaterThan(0);
  expect(nodes.every(({ simulated }) => simulated)).toBe(true);
  expect(nodes.map(({ text }) => text).join('\n')).toMatch(
    /traffic control|versioning|developer onboarding|request logging|key rotation/,
  );
  const { collectionRuns } = await collection();
  expect(collectionRuns[0]).toMatchObject({ id: run.id, simulated: true });
});
