import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, type Db, rows } from '../../server/db/client.ts';
import { createTestDatabase } from '../../server/testing/database.ts';

/** Left on the coordinator, as the document says. */
const LOCAL = ['platform_health', 'platform_pace', 'rate_limit', 'report', 'report_answer'];

/** Refuses what Citus refuses: keys without the column, and references to rows that may be on another node. */
const STAND_IN = `
  create table sightline_citus (name text primary key);
  create function create_distributed_table(wanted regclass, by text, colocate_with text default null) returns void
  language plpgsql as $$
  declare
    at smallint;
    bad text;
  begin
    select attnum into strict at from pg_attribute where attrelid = wanted and attname = by;
    select indexrelid::regclass into bad from pg_index
      where indrelid = wanted and indisunique and not (at = any (indkey::int2[])) limit 1;
    if bad is not null then raise 'the unique index % lacks %', bad, by; end if;
    select conname into bad from pg_constraint k
      where conrelid = wanted and contype = 'f' and (
        not exists (select from sightline_citus where name = confrelid::regclass::text)
        or not exists (
          select from unnest(conkey, confkey) as pair (own, other)
          join pg_attribute o on o.attrelid = confrelid and o.attnum = other
          where own = at and o.attname = by)) limit 1;
    if bad is not null then raise 'the reference % leads to another node', bad; end if;
    if exists (select from pg_trigger where tgrelid = wanted and not tgisinternal) then
      raise '% has a trigger', wanted;
    end if;
    insert into sightline_citus values (wanted::text);
  end $$`;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const statement of STAND_IN.split(/;\n(?= {2}create function)/)) {
    await database.db.execute(sql.raw(statement));
  }
});
afterAll(() => database.close());

const statements = (): string[] => {
  const page = readFileSync('docs/operations.md', 'utf8');
  const block = /```sql\n(drop index sightline\.api_token_hash;.*?)```/s.exec(page)?.[1] ?? '';
  return block.split(';').flatMap((each) => (each.trim() ? [each.trim()] : []));
};

const tables = async (db: Db, from: string) =>
  (await rows<{ name: string }>(db, sql.raw(`select name from (${from}) t order by name`))).map(
    ({ name }) => name,
  );

test('the statements of docs/operations.md distribute every table that has the key, and the page names the others', async () => {
  const { db } = database;
  for (const statement of statements()) await db.execute(sql.raw(statement));
  const spread = await tables(db, 'select split_part(name, $x$.$x$, 2) as name from sightline_citus');
  const all = await tables(db, `select tablename as name from pg_tables where schemaname = 'sightline'`);
  expect([...spread, ...LOCAL].sort()).toEqual(all);
});
