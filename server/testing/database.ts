import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'drizzle-orm';
import { inject } from 'vitest';
import { type Database, embeddedDatabase, openPostgres } from '../db/client.ts';
import { EmbeddedClient } from '../db/embedded/client.ts';
import { openThread } from '../db/embedded/thread.ts';
import { migrate } from '../db/migrate.ts';
import { dropDatabase, joinNodes, onEachNode } from './citus.ts';
import { ALL_MIGRATIONS } from './migrations.ts';
import { leasePglite } from './pglite-pool.ts';
import { leasePostgres } from './postgres-pool.ts';

/** A migrated, empty database of its own: PGlite, or Postgres where TEST_DATABASE_URL is set. Close it after. */
export async function createTestDatabase(logger?: Logger): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return createOnServer(url, logger);
  return embeddedDatabase(await leasePglite(inject('databaseImage')), undefined, logger);
}

function createOnServer(url: string, logger?: Logger): Promise<Database> {
  const template = inject('templateDatabase');
  const create = inject('keepsDatabases') ? leasePostgres : createPostgres;
  return create(url, template, logger);
}

/** A migrated, empty database in a data folder, for processes that are started on it once it is closed. */
export async function createTestFolder(dataDir: string): Promise<Database> {
  const image = await readFile(inject('databaseImage'));
  const folder = join(dataDir, 'database');
  const session = await openThread({ dataDir: folder, loadDataDir: new Blob([image]) });
  return embeddedDatabase(await EmbeddedClient.open(session));
}

/** A migrated database of its own on the Citus cluster that is not distributed yet. Close it after. */
export async function createUndistributedDatabase(): Promise<Database> {
  const database = await createPostgres(process.env.TEST_DATABASE_URL ?? '');
  if (!('url' in database.connection)) throw new Error('needs a Postgres server');
  await joinNodes(database.connection.url);
  await migrate(database, ALL_MIGRATIONS);
  return database;
}

/** A database of a random name on every node. */
async function createPostgres(url: string, template = 'template1', logger?: Logger): Promise<Database> {
  const name = `sightline_test_${randomBytes(6).toString('hex')}`;
  await onEachNode(url, [`create database ${name} template ${template}`]);
  const target = new URL(url);
  target.pathname = `/${name}`;
  const database = openPostgres(target.href, logger);
  return {
    ...database,
    close: async () => {
      await database.close();
      await dropDatabase(url, name);
    },
  };
}
