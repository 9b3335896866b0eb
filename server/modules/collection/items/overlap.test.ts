import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/client.ts';
import type { SignedIn } from '../../../testing/app.ts';
import { type CollectingApp, createCollectingApp } from '../../../testing/collecting.ts';
import { expectTrueCounts } from '../../../testing/counts.ts';
import { eventually } from '../../../testing/eventually.ts';
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

test('an answer in flight of a cancelled run counts once, in the next run', async () => {
  const started = Promise.withResolvers<void>();
  for (const vendor of ['chatgpt', 'perplexity'] as const)
    vendors.set(vendor, { kind: 'answer', until: started.promise });
  const first = await runs.start();
  await eventually(() => expect(vendors.received.length).toBe(6));
  await runs.cancel(first.id);
  const { id } = await runs.start();
  started.resolve();
  const second = await runs.ended(id);
  expect(second).toMatchObject({ status: 'FINISHED', planned: 6, done: 6 });
  expect((await runs.answers()).total).toBe(6);
  await expectTrueCounts(app.database.db, owner.userId);
});

test('questions wait for a slot without being queued again', async () => {
  await app.database.db.execute(sql`
    insert into sightline.platform_pace (platform, next_at) values ('perplexity', now() + interval '12 seconds')
    on conflict (platform) do update set next_at = excluded.next_at`);
  const run = await runs.ended((await runs.start({ platforms: ['perplexity'], samples: 4 })).id);
  expect(run).toMatchObject({ status: 'FINISHED', done: 12 });
  const jobs = await rows(
    app.database.db,
    sql`select id from sightline_jobs.job where name = 'ask-perplexity' and data->>'runId' = ${run.id}`,
  );
  expect(jobs).toHaveLength(12);
});
