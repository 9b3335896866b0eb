import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasCitus } from '../testing/citus.ts';
import { createTestDatabase, createUndistributedDatabase } from '../testing/database.ts';
import { hasPostgres } from '../testing/limited-database.ts';
import { QUILLMARK, RECORDINGS } from '../testing/recordings.ts';
import { rollupsOf, seedAccount } from '../testing/services.ts';
import { type Database, rows } from './client.ts';
import { DistributeError, distribute } from './distribute.ts';
import { migrate } from './migrate.ts';

let database: Database;
afterAll(() => database.close());

describe.skipIf(hasCitus)('without Citus', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
  });

  test('refuses and says what is needed', async () => {
    const refusal = await distribute(database).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DistributeError);
    expect(String(refusal)).toContain(hasPostgres ? 'create extension citus' : 'Set DATABASE_URL');
  });
});

describe.runIf(hasCitus)('on Citus', () => {
  let folder: string;
  beforeAll(async () => {
    database = await createUndistributedDatabase();
    folder = mkdtempSync(join(tmpdir(), 'sightline-migrations-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Rows of each distributed table, in all shards. */
  const count = async (statement: SQL) => (await rows<{ n: number }>(database.db, statement))[0]?.n;
  const inShards = (table: string) =>
    count(
      sql`select sum(result::int)::int as n from run_command_on_shards(${table}, 'select count(*) from %s')`,
    );

  test('moves all rows to the workers and keeps every number', async () => {
    const { services, viewer } = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
    await services.answers.importRecorded(viewer, RECORDINGS);
    const before = await rollupsOf(database.db, viewer.userId);
    const answers = await count(sql`select count(*)::int as n from sightline.answer`);
    expect(answers).toBeGreaterThan(0);

    const { tables, unchanged, local, refused } = await distribute(database);
    expect(refused).toEqual([]);
    expect(tables[0]).toBe('account');
    expect(tables).toContain('answer');
    expect(unchanged).toEqual([]);
    expect(local).toContain('report');
    expect(await inShards('sightline.answer')).toBe(answers);
    expect(await count(sql`select pg_relation_size('sightline.answer')::int as n`)).toBe(0);
    expect(await rollupsOf(database.db, viewer.userId)).toEqual(before);
  });

  test('no node compiles statements or runs one in several processes', async () => {
    const settings = await rows<{ result: string }>(
      database.db,
      sql`select result from run_command_on_all_nodes(
            'select setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
             where d.datname = current_database()')`,
    );
    const planning = '{jit=off,max_parallel_workers_per_gather=0}';
    expect(settings.map(({ result }) => result)).toEqual([planning, planning, planning]);
  });

  test('does nothing when it runs again', async () => {
    const { tables, unchanged } = await distribute(database);
    expect(tables).toEqual([]);
    expect(unchanged).toContain('answer');
  });

  test('a later migration may add tables that reference distributed ones, and functions', async () => {
    await migrate(database, [
      {
        name: 'later',
        folder: writeMigrations(folder, [
          'create table sightline.later (user_id uuid not null, id uuid not null, primary key (user_id, id))',
          `alter table sightline.later add foreign key (user_id) references sightline.account (user_id)
             on delete cascade`,
          `create function sightline.contribute_later(account uuid) returns void language plpgsql
             set search_path = pg_catalog, pg_temp
             as $$ begin insert into sightline.later values (account, account); end $$`,
        ]),
      },
    ]);
    const [account] = await rows<{ id: string }>(
      database.db,
      sql`select user_id as id from sightline.account`,
    );
    await database.db.transaction((tx) => tx.execute(sql`select sightline.contribute_later(${account?.id})`));
    expect(await inShards('sightline.later')).toBe(1);
    await database.db.execute(sql`delete from sightline.account where user_id = ${account?.id}`);
    expect(await inShards('sightline.later')).toBe(0);
    expect(await inShards('sightline.answer')).toBe(0);
  });
});

/** As drizzle-kit writes them. */
function writeMigrations(folder: string, statements: readonly string[]): string {
  mkdirSync(join(folder, 'meta'));
  const entry = { idx: 0, version: '7', when: 1, tag: '0000_later', breakpoints: true };
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: [entry] }));
  writeFileSync(join(folder, '0000_later.sql'), statements.join(';\n--> statement-breakpoint\n'));
  return folder;
}
