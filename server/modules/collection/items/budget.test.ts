import { expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/app.ts';
import type { CollectingApp } from '../../../testing/collecting.ts';
import { setUpCollection } from '../../../testing/collection-test.ts';
import { graphql } from '../../../testing/graphql.ts';
import type { Runs } from '../../../testing/runs.ts';
import type { VendorServer } from '../../../testing/vendors/server.ts';

let vendors: VendorServer;
let app: CollectingApp;
let owner: SignedIn;
let runs: Runs;
setUpCollection((test) => {
  ({ vendors, app, owner, runs } = test);
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
