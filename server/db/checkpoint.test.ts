import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createLog } from '../process/log.ts';
import { createTestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { hasPostgres } from '../testing/limited-database.ts';
import { startCheckpointing, writeCheckpoint } from './checkpoint.ts';
import { type Database, rows } from './client.ts';

const MEGABYTE = 1_048_576;

// A Postgres server writes checkpoints by itself.
describe.skipIf(hasPostgres)('the embedded database', () => {
  let database: Database;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.close());

  /** Writes and deletes a megabyte. */
  async function writeMegabyte(): Promise<void> {
    await database.db.execute(sql`
      insert into sightline.rate_limit (key, ends_at, used)
      select n || repeat('x', 1000), now(), 1 from generate_series(1, 1000) n`);
    await database.db.execute(sql`delete from sightline.rate_limit`);
  }

  /** Bytes that opening the folder after a kill would replay. */
  async function replayed(): Promise<number> {
    const [row] = await rows<{ bytes: number }>(
      database.db,
      sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
          from pg_control_checkpoint()`,
    );
    return row?.bytes ?? Number.NaN;
  }

  test('writes a checkpoint once its log is long, and none before', async () => {
    await writeCheckpoint(database.db, 0);
    expect(await writeCheckpoint(database.db, MEGABYTE)).toBe(false);
    await writeMegabyte();
    expect(await replayed()).toBeGreaterThan(MEGABYTE);
    expect(await writeCheckpoint(database.db, MEGABYTE)).toBe(true);
    expect(await replayed()).toBeLessThan(MEGABYTE);
  });

  test('writes them while the server runs', async () => {
    await writeCheckpoint(database.db, 0);
    const end = startCheckpointing(database.db, createLog(readConfig({ LOG_LEVEL: 'silent' })), 20, MEGABYTE);
    await writeMegabyte();
    await eventually(async () => expect(await replayed()).toBeLessThan(MEGABYTE));
    end();
  });
});
