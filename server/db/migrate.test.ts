import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { type Database, rows } from './client.ts';
import { migrate, PRODUCT_MIGRATIONS } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('applying the migrations again, also concurrently, changes nothing', async () => {
  const count = () =>
    rows<{ n: number }>(database.db, sql`select count(*)::int as n from public.sightline_migration`);
  const before = await count();
  await Promise.all([migrate(database, [PRODUCT_MIGRATIONS]), migrate(database, [PRODUCT_MIGRATIONS])]);
  expect(await count()).toEqual(before);
});

/** Tables of the server, not of accounts, with a row per platform or with expiring rows. */
const OF_THE_SERVER = ['agent_ranges', 'platform_pace', 'platform_health', 'rate_limit'];

/** Tables of visitors, who have no account (decision 012); read by id, never with an account's data. */
const OF_VISITORS = ['report', 'report_answer'];

test('every growing table is keyed by user_id first', async () => {
  const keys = await rows<{ table: string; first: string }>(
    database.db,
    sql`select c.relname as "table", a.attname as first
        from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where i.indisprimary and n.nspname = 'sightline'`,
  );
  expect(keys.length).toBeGreaterThanOrEqual(12);
  const apart = [...OF_THE_SERVER, ...OF_VISITORS];
  const others = keys.filter(({ table, first }) => first !== 'user_id' && !apart.includes(table));
  expect(others).toEqual([]);
});

test('functions are for their owner only and have their own search path', async () => {
  const functions = await rows<{ name: string; forAll: boolean; path: string | null }>(
    database.db,
    sql`select p.proname as name,
               exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner)))
                       where grantee <> p.proowner) as "forAll",
               (select setting from unnest(p.proconfig) setting where setting like 'search_path=%') as path
        from pg_proc p where p.pronamespace = 'sightline'::regnamespace`,
  );
  expect(functions.length).toBeGreaterThan(0);
  for (const { name, forAll, path } of functions) {
    expect({ name, forAll, path }).toEqual({ name, forAll: false, path: 'search_path=pg_catalog, pg_temp' });
  }
});

test('functions that read tables are written in PL/pgSQL: a cluster cannot plan statements of SQL functions with arguments', async () => {
  const inSql = await rows<{ name: string }>(
    database.db,
    sql`select p.proname as name from pg_proc p
        join pg_language l on l.oid = p.prolang and l.lanname = 'sql'
        where p.pronamespace = 'sightline'::regnamespace and p.provolatile <> 'i'`,
  );
  expect(inSql).toEqual([]);
});
