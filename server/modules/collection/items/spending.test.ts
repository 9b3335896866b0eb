import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/client.ts';
import type { SignedIn } from '../../../testing/app.ts';
import { type CollectingApp, createCollectingApp } from '../../../testing/collecting.ts';
import { graphql } from '../../../testing/graphql.ts';
import { answerTo, QUESTIONS, runsOf, type ShownRun } from '../../../testing/runs.ts';
import { startVendors, type VendorServer } from '../../../testing/vendors/server.ts';
import { sumSpentSince } from '../settings/store.ts';

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

test('what was spent is found without reading the answers of earlier months', async () => {
  const { db } = app.database;
  // As a server knows it that has collected for two months; a copy of each answer and run.
  await db.execute(sql`
    insert into sightline.collection_run
    select (jsonb_populate_record(r, jsonb_build_object('id', md5(n::text)::uuid, 'scheduled_for', date '2020-01-01' + n,
              'started_at', timestamptz '2020-01-01' + n * interval '1 day', 'finished_at', timestamptz '2020-01-02' + n * interval '1 day'))).*
    from sightline.collection_run r cross join generate_series(1, 60) n where r.id = ${run.id}`);
  await db.execute(sql`
    insert into sightline.answer
    select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'key', a.id || ' ' || n,
              'run_id', md5((n / 20)::text)::uuid))).*
    from sightline.answer a cross join generate_series(20, 1219) n where a.user_id = ${owner.userId}`);
  await db.execute(sql`analyze`);
  const read = await db.transaction(async (tx) => {
    await sumSpentSince(tx, owner.userId, '2020-03-15T00:00:00Z');
    const [answers] = await rows<{ read: number }>(
      tx,
      sql`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
          where schemaname = 'sightline' and relname = 'answer'`,
    );
    return answers?.read;
  });
  expect(read).toBe(0);
});
