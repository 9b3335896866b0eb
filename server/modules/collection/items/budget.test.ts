import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/app.ts';
import { type CollectingApp, createCollectingApp } from '../../../testing/collecting.ts';
import { graphql } from '../../../testing/graphql.ts';
import { answerTo, QUESTIONS, type Runs, runsOf } from '../../../testing/runs.ts';
import { startVendors, type VendorServer } from '../../../testing/vendors/server.ts';

let vendors: VendorServer;
let app: CollectingApp;
let owner: SignedIn;
let runs: Runs;

beforeAll(async () => {
  vendors = await startVendors({ answerTo });
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
  for (const vendor of ['chatgpt', 'perplexity'] as const) vendors.set(vendor, { kind: 'answer' });
  owner = await app.customer({ questions: QUESTIONS, platforms: ['chatgpt', 'perplexity'] });
  runs = runsOf(app, owner);
});

test('stops a run when the budget is used up, with the reason', async () => {
  const { data } = await graphql<{ runEstimate: { cost: number; withinBudget: boolean } }>(
    app,
    owner.headers,
    '{ runEstimate { cost withinBudget } }',
  );
  expect(data.runEstimate.withinBudget).toBe(true);
  const budget = data.runEstimate.cost / 2;
  await runs.saveSettings({ monthlyBudget: budget });
  const run = await runs.ended((await runs.start({ samples: 10 })).id);
  expect(run).toMatchObject({ status: 'STOPPED', planned: 60 });
  expect(run.reason).toMatch(/^This month’s budget of \$.* is used up\.$/);
  expect(run.cost).toBeGreaterThan(0);
  expect(run.cost).toBeLessThanOrEqual(budget);
  expect(vendors.received.length).toBeLessThan(60);
});
