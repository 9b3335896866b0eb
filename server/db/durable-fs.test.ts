import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestFolder } from '../testing/database.ts';
import { hasPostgres } from '../testing/limited-database.ts';
import { writeCheckpoint } from './checkpoint.ts';
import { openEmbedded, rows } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'sightline-durable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(hasPostgres)('asks Postgres to sync by the only call that reaches the disk', async () => {
  const { db, close } = await createTestFolder(folder);
  const settings = await rows(
    db,
    sql`select name, setting from pg_settings
        where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') order by name`,
  );
  await close();
  expect(settings).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'synchronous_commit', setting: 'on' },
    { name: 'wal_sync_method', setting: 'fsync' },
  ]);
});

const MEGABYTE = 1_048_576;

test.skipIf(hasPostgres)('keeps few megabytes of a long log after a checkpoint', async () => {
  const own = join(folder, 'log');
  const { db, close } = await openEmbedded(own);
  const logs = join(own, 'database', 'pg_wal');
  for (let written = 0; written < 100; written += 1) {
    await db.execute(sql`select pg_logical_emit_message(false, 'test', repeat('x', ${MEGABYTE}::int))`);
  }
  await writeCheckpoint(db, 0);
  const sizes = readdirSync(logs).map((name) => statSync(join(logs, name)).size);
  await close();
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40 * MEGABYTE);
});

test.skipIf(hasPostgres)('opens a folder of an older version, whose log has files of 16 MB', async () => {
  const old = join(folder, 'old');
  mkdirSync(old);
  await (await PGlite.create(join(old, 'database'))).close();
  const { db, close } = await openEmbedded(old);
  const [found] = await rows(db, sql`select current_setting('wal_segment_size') as size`);
  await close();
  expect(found).toEqual({ size: '16MB' });
});

const ULIMIT_BLOCK = 512;

/** Stores rows and prints each number once it is stored. */
const FILL = `
const { default: fs } = await import('node:fs');
const { sql } = await import('drizzle-orm');
const { openEmbedded } = await import('./server/db/client.ts');
const { db } = await openEmbedded(process.argv[1]);
await db.execute(sql.raw('create table sample (number int, filler text)'));
for (let number = 0; ; number += 1) {
  await db.execute(sql.raw(\`insert into sample values (\${number}, repeat('x', 100000))\`));
  fs.writeSync(1, number + '\\n');
}`;

// The limit of a file's size stands for a full disk.
test.skipIf(hasPostgres || process.platform === 'win32')(
  'ends the process when the log cannot be written, and has what was acknowledged at the next start',
  async () => {
    const database = await openEmbedded(folder);
    const [log] = await rows<{ bytes: number }>(
      database.db,
      sql`select file_offset as bytes from pg_walfile_name_offset(pg_current_wal_insert_lsn())`,
    );
    await database.close();
    const blocks = Math.ceil(((log?.bytes ?? 0) + MEGABYTE) / ULIMIT_BLOCK);
    const { stdout, stderr, signal } = spawnSync(
      'sh',
      [
        '-c',
        `ulimit -f ${blocks} && exec "$0" --input-type=module --eval "$1" "$2"`,
        process.execPath,
        FILL,
        folder,
      ],
      { encoding: 'utf8' },
    );
    expect({ signal, stderr }).toEqual({
      signal: 'SIGKILL',
      stderr: expect.stringContaining(
        'The embedded database cannot write to its folder, so this process ends: PANIC',
      ),
    });
    const acknowledged = stdout.split('\n').filter(Boolean).map(Number);
    expect(acknowledged.length).toBeGreaterThan(0);
    const { db, close } = await openEmbedded(folder);
    const stored = await rows<{ number: number }>(db, sql`select number from sample order by number`);
    await close();
    expect(stored.map(({ number }) => number)).toEqual(expect.arrayContaining(acknowledged));
  },
);
