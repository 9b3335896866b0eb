import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Db, rows } from '../db/client.ts';
import { createTestDatabase } from './database.ts';

/** What a test may leave behind. */
const LEFTOVERS: Record<string, (db: Db) => Promise<unknown>> = {
  rows: (db) =>
    db.execute(
      sql`insert into sightline.account (user_id, email) values (${randomUUID()}, 'left@example.com')`,
    ),
  'a setting of the session': (db) => db.execute(sql`set work_mem = '3MB'`),
  'a table': (db) => db.execute(sql`create table left_behind (id int)`),
  'a right': (db) => db.execute(sql`grant select on sightline.account to public`),
  'tables of jobs': async (db) => {
    await db.execute(sql`create schema sightline_jobs`);
    await db.execute(sql`create table sightline_jobs.left_behind (id int)`);
  },
};

const stateOf = (db: Db) =>
  rows(
    db,
    sql`select (select count(*)::int from sightline.account) as accounts,
               (select count(*)::int from pg_tables where tablename = 'left_behind') as tables,
               (select relacl::text from pg_class where oid = 'sightline.account'::regclass) as rights,
               current_setting('work_mem') as memory`,
  );

test.each(Object.keys(LEFTOVERS))('a database is as new after one with %s', async (name) => {
  const before = await createTestDatabase();
  const asNew = await stateOf(before.db);
  await LEFTOVERS[name]?.(before.db);
  expect(await stateOf(before.db)).not.toEqual(asNew);
  await before.close();
  await expect(stateOf(before.db)).rejects.toThrow();

  const after = await createTestDatabase();
  expect(await stateOf(after.db)).toEqual(asNew);
  await after.close();
});
