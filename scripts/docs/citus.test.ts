import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rows } from '../../server/db/client.ts';
import { createTestDatabase } from '../../server/testing/database.ts';

// What Citus demands of the migrations, checked on every database: few machines have Citus.

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const names = async (query: ReturnType<typeof sql>) =>
  (await rows<{ name: string }>(database.db, query)).map(({ name }) => name);

/** The product's tables, with `key`: the number of the column that they are distributed by. */
const TABLES = sql`
  select c.oid, c.relname, a.attnum as key from pg_class c
  left join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
  where c.relnamespace = 'sightline'::regnamespace and c.relkind in ('r', 'p')`;

test('docs/operations.md names every table that stays on the coordinator', async () => {
  const page = readFileSync('docs/operations.md', 'utf8');
  const [, section = ''] = /## Citus\n(.*?)(\n## |$)/s.exec(page) ?? [];
  const [, list = ''] = /Not distributed:\*\* ([^.]*)\./.exec(section) ?? [];
  const named = [...list.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name).sort();
  const local = await names(sql`select relname as name from (${TABLES}) t where key is null order by 1`);
  expect(named).toEqual([...local, 'sightline_auth', 'sightline_jobs'].sort());
});

test('every unique key of an account’s table includes the account', async () => {
  const lacking = await names(sql`
    select indexrelid::regclass::text as name from (${TABLES}) t join pg_index i on i.indrelid = t.oid
    where key is not null and indisunique and not (key = any (indkey::int2[]))`);
  // Distributing replaces its key.
  expect(lacking.filter((name) => name !== 'sightline.api_token_hash')).toEqual([]);
});

test('references lead to a row of the same account', async () => {
  const others = await names(sql`
    select conname as name from (${TABLES}) t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
    left join (${TABLES}) o on o.oid = k.confrelid
    where t.key is not null and not exists (
      select from unnest(conkey, confkey) as pair (own, other) where own = t.key and other = o.key)`);
  expect(others).toEqual([]);
});

test('account tables have no triggers', async () => {
  const triggers = await names(sql`
    select tgname as name from (${TABLES}) t join pg_trigger g on g.tgrelid = t.oid
    where key is not null and not tgisinternal`);
  expect(triggers).toEqual([]);
});

test('functions on account tables name the account first, so that they run where its rows are', async () => {
  const [first] = await rows<{ names: string[] }>(
    database.db,
    sql`select array_agg(distinct proargnames[1]) as names from pg_proc
        where pronamespace = 'sightline'::regnamespace and prosrc like '%sightline.%'`,
  );
  expect(first?.names).toEqual(['account']);
});
