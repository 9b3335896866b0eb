import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, embeddedDatabase, openPostgres } from '../db/client.ts';
import { openPglite } from '../db/pglite.ts';
import { leasePglite } from './pglite-pool.ts';

/** A migrated, empty database of its own: PGlite, or Postgres where TEST_DATABASE_URL is set. Close it after. */
export async function createTestDatabase(logger?: Logger): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return clonePostgres(url, inject('templateDatabase'), logger);
  return embeddedDatabase(await leasePglite(inject('databaseImage')), undefined, logger);
}

/** A migrated, empty database in a data folder, for processes that are started on it once it is closed. */
export async function createTestFolder(dataDir: string): Promise<Database> {
  const image = await readFile(inject('databaseImage'));
  const folder = join(dataDir, 'database');
  return embeddedDatabase(await openPglite({ dataDir: folder, loadDataDir: new Blob([image]) }));
}

async function clonePostgres(url: string, template: string, logger?: Logger): Promise<Database> {
  const name = `sightline_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(url, `create database ${name} template ${template}`);
  const target = new URL(url);
  target.pathname = `/${name}`;
  const database = openPostgres(target.href, logger);
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(url, `drop database if exists ${name} with (force)`);
    },
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
