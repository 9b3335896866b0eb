import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createLog } from '../process/log.ts';
import { createTestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { hasPostgres } from '../testing/limited-database.ts';
import { type Database, rows } from './client.ts';
import { startVacuuming, vacuumTables } from './vacuum.ts';

const TABLE = 'sightline.rate_limit';

// A Postgres server has its own autovacuum.
describe.skipIf(hasPostgres)('the embedded database', () => {
  let database: Database;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.close());

  /** Inserts and deletes rows, as jobs, sessions and limits do. */
  async function fillAndEmpty(): Promise<void> {
    await database.db.execute(sql`
      insert into sightline.rate_limit (key, ends_at, used)
      select md5(n::text), now(), 1 from generate_series(1, 3000) n`);
    await database.db.execute(sql`delete from sightline.rate_limit`);
    // Statistics are otherwise delayed by a second.
    await database.db.execute(sql`select pg_stat_force_next_flush()`);
  }

  const bytes = async () => {
    const [row] = await rows<{ bytes: number }>(
      database.db,
      sql`select pg_relation_size(${TABLE})::int as bytes`,
    );
    return row?.bytes ?? 0;
  };

  test('keeps a table that is repeatedly filled and emptied from growing', async () => {
    await fillAndEmpty();
    const once = await bytes();
    for (let time = 0; time < 4; time += 1) {
      expect(await vacuumTables(database.db)).toEqual([TABLE]);
      await fillAndEmpty();
    }
    expect(await bytes()).toBeLessThanOrEqual(once);
  });

  test('vacuums a table with many new rows, so that its indexes can be read alone', async () => {
    await database.db.execute(sql`
      insert into sightline.rate_limit (key, ends_at, used)
      select md5(n::text), now(), 1 from generate_series(1, 3000) n`);
    await database.db.execute(sql`select pg_stat_force_next_flush()`);
    expect(await vacuumTables(database.db)).toEqual([TABLE]);
    const [table] = await rows<{ pages: number; visible: number }>(
      database.db,
      sql`select relpages as pages, relallvisible as visible from pg_class where oid = ${TABLE}::regclass`,
    );
    expect(table?.pages).toBeGreaterThan(0);
    expect(table?.visible).toBe(table?.pages);
  });

  test('skips tables with few dead rows or too large for the time of day', async () => {
    await fillAndEmpty();
    expect(await vacuumTables(database.db, 1000)).toEqual([]);
    expect(await vacuumTables(database.db)).toEqual([TABLE]);
    expect(await vacuumTables(database.db)).toEqual([]);
  });

  test('vacuums while the server runs', async () => {
    const log = createLog(readConfig({ LOG_LEVEL: 'silent' }));
    const end = startVacuuming(database.db, log, 20);
    await fillAndEmpty();
    await eventually(async () => expect(await bytes()).toBe(0));
    end();
  });
});
