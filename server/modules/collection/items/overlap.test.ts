import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from '../../../db/client.ts';
import type { SignedIn } from '../../../testing/app.ts';
import type { CollectingApp } from '../../../testing/collecting.ts';
import { setUpCollection } from '../../../testing/collection-test.ts';
import { expectTrueCounts } from '../../../testing/counts.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { Runs } from '../../../testing/runs.ts';
import type { VendorServer } from '../../../testing/vendors/server.ts';

let vendors: VendorServer;
let app: CollectingApp;
let owner: SignedIn;
let runs: Runs;
setUpCollection((test) => {
  ({ vendors, app, owner, runs } = test);
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
