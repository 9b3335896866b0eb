import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { embeddedDatabase, openPostgres, rows } from '../db/client.ts';
import { distribute } from '../db/distribute.ts';
import { EmbeddedClient } from '../db/embedded/client.ts';
import { localSession } from '../db/embedded/session.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { closeForCopies, dropDatabase, hasCitus, joinNodes, onEachNode } from './citus.ts';
import { ALL_MIGRATIONS } from './migrations.ts';
import { dropPooled } from './postgres-pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File of a migrated PGlite data folder, or '' when the tests run on Postgres. */
    databaseImage: string;
    /** Migrated template database on TEST_DATABASE_URL's server, or ''. */
    templateDatabase: string;
    /** Whether a test's database on Postgres is emptied for the next one: on Citus that takes longer than creating one. */
    keepsDatabases: boolean;
  }
}

/** Migrates once for the whole run; each test file then clones the image, which takes milliseconds. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? setupPostgres(project, url) : setupEmbedded(project);
}

async function setupEmbedded(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-test-'));
  const client = await openPglite({});
  const database = embeddedDatabase(await EmbeddedClient.open(localSession(client)));
  await migrate(database, ALL_MIGRATIONS);
  const image = join(folder, 'database.tar');
  writeFileSync(image, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  project.provide('databaseImage', image);
  project.provide('templateDatabase', '');
  project.provide('keepsDatabases', false);
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function setupPostgres(project: TestProject, url: string) {
  const name = `sightline_template_${process.pid}`;
  const target = new URL(url);
  target.pathname = `/${name}`;
  await onEachNode(url, [`create database ${name}`]);
  if (hasCitus) await joinNodes(target.href);
  const database = openPostgres(target.href);
  const [user] = await rows<{ isSuper: boolean }>(
    database.db,
    sql`select rolsuper as "isSuper" from pg_roles where rolname = current_user`,
  );
  await migrate(database, ALL_MIGRATIONS);
  if (hasCitus) await distribute(database);
  await database.close();
  if (hasCitus) await onEachNode(url, closeForCopies(name));
  project.provide('databaseImage', '');
  project.provide('templateDatabase', name);
  project.provide('keepsDatabases', user?.isSuper === true && !hasCitus);
  return async () => {
    await dropPooled(url, name);
    await dropDatabase(url, name);
  };
}
