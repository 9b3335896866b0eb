import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { hasPostgres } from '../testing/limited-database.ts';
import { openEmbedded, rows } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'sightline-durable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(hasPostgres)('asks Postgres to sync by the only call that reaches the disk', async () => {
  const { db, close } = await openEmbedded(folder);
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
