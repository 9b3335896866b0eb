import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/app.ts';
import { type CollectingApp, createCollectingApp } from '../../../testing/collecting.ts';
import { graphql } from '../../../testing/graphql.ts';
import { answerTo, QUESTIONS, runsOf, type ShownRun } from '../../../testing/runs.ts';
import { startVendors, type VendorServer } from '../../../testing/vendors/server.ts';

let vendors: VendorServer;
let app: CollectingApp;
let owner: SignedIn;
let run: ShownRun;

beforeAll(async () => {
  vendors = await startVendors({ answerTo });
  app = await createCollectingApp({ env: vendors.environment() });
  owner = await app.customer({ questions: QUESTIONS, platforms: ['chatgpt'] });
  const runs = runsOf(app, owner);
  run = await runs.ended((await runs.start({ samples: 2 })).id);
  expect(run.cost).toBeGreaterThan(0);
});
afterAll(async () => {
  await app.close();
  await vendors.close();
});

const spent = () => app.services.collection.settings.spentThisMonth(owner.userId);
const ran = (from: string, to: string | null) =>
  app.database.db.execute(sql`
    update sightline.collection_run set started_at = ${from}, finished_at = ${to},
      status = ${to ? 'finished' : 'running'} where id = ${run.id}`);

test('costs of a run over the end of a month count in the month of the answers', async () => {
  expect(await spent()).toBeCloseTo(run.cost, 6);
  await ran('2020-01-31T23:50:00Z', null);
  expect(await spent()).toBeCloseTo(run.cost, 6);
  await ran('2020-01-31T23:50:00Z', app.clock.now().toISOString());
  expect(await spent()).toBeCloseTo(run.cost, 6);
  await ran('2020-01-31T23:50:00Z', '2020-01-31T23:55:00Z');
  expect(await spent()).toBe(0);
});

test('estimates use only answers with known token counts', async () => {
  const estimate = async () => {
    const { data } = await graphql<{
      runEstimate: { platforms: { measured: boolean; inputTokens: number }[] };
    }>(app, owner.headers, '{ runEstimate(input: { again: true }) { platforms { measured inputTokens } } }');
    return data.runEstimate.platforms[0];
  };
  const took = (tokens: number) =>
    app.database.db.execute(sql`
      update sightline.collection_run_platform set input_tokens = ${tokens}, output_tokens = ${tokens}
      where run_id = ${run.id}`);
  await took(2_147_483_647);
  expect(await estimate()).toMatchObject({ measured: true, inputTokens: 1_073_741_824 });
  await took(0);
  expect(await estimate()).toMatchObject({ measured: false });
});
