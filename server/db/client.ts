import { chmodSync, cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { is, type Logger, type SQL } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite, PgliteDatabase } from 'drizzle-orm/pglite';
import pg from 'pg';
import { closeDeadConnections } from './dead-connections.ts';
import { durableMkdir, durableRename } from './durable-files.ts';
import { EmbeddedClient } from './embedded/client.ts';
import { openThread } from './embedded/thread.ts';
import { lockFolder } from './lock.ts';
import { SET_PLANNING } from './planning.ts';

/** A connection or transaction of either driver; all that stores need. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Whether it has one session, so that a transaction keeps everybody else waiting. */
export const isEmbedded = (db: Db): boolean => embeddedClientOf(db) !== null;

/** Null for a Postgres server. */
export const embeddedClientOf = (db: Db): EmbeddedClient | null =>
  is(db, PgliteDatabase) ? (db as unknown as { $client: EmbeddedClient }).$client : null;

const loggers = new WeakMap<Db, Logger>();

/** Called with each statement of an embedded database before it is sent. */
export const loggerOf = (db: Db): Logger | undefined => loggers.get(db);

/** An open database; its opener closes it. */
export interface Database {
  db: Db;
  /** `embedded`: PGlite in a thread of this process, one connection. `postgres`: a server, a pool. */
  kind: 'embedded' | 'postgres';
  /** For libraries with their own driver. */
  connection: { pglite: EmbeddedClient } | { url: string; pool: pg.Pool };
  /** Connections of the pool and statements waiting for one; undefined without a pool. */
  pool?: () => { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/**
 * Wraps an open embedded database.
 * @param logger called with each statement before it is sent, for tests
 */
export function embeddedDatabase(
  client: EmbeddedClient,
  release: () => void = () => {},
  logger: Logger | false = false,
): Database {
  // It calls `query` and `transaction` only.
  const db = drizzlePglite({ client: client as unknown as PGlite, logger }) as unknown as Db;
  if (logger) loggers.set(db, logger);
  return {
    db,
    kind: 'embedded',
    connection: { pglite: client },
    close: async () => {
      try {
        await client.close();
      } finally {
        release();
      }
    },
  };
}

/**
 * Opens the embedded database in `dataDir`, exclusively.
 * @param prepared a migrated database folder to copy if there is none yet; may be missing
 * @throws FolderInUseError when another process holds the folder
 */
export async function openEmbedded(dataDir: string, prepared?: string): Promise<Database> {
  durableMkdir(dataDir);
  const release = lockFolder(dataDir);
  try {
    const folder = await createFolder(dataDir, prepared);
    return embeddedDatabase(await openClient(folder), release);
  } catch (error) {
    release();
    throw error;
  }
}

const openClient = async (dataDir: string) => EmbeddedClient.open(await openThread({ dataDir }));

/**
 * Creates the database's folder unless it exists, under a temporary name first, so that a killed process or a power
 * cut leaves no incomplete one. Copying a prepared one saves seconds.
 */
async function createFolder(dataDir: string, prepared?: string): Promise<string> {
  const folder = join(dataDir, 'database');
  if (existsSync(folder)) return folder;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (!copyFolder(prepared, draft)) await (await openClient(draft)).close();
  durableRename(draft, folder);
  return folder;
}

/** @returns false when there is no such folder or this user may not read it */
function copyFolder(from: string | undefined, to: string): boolean {
  if (!from || !existsSync(from)) return false;
  try {
    // With a filter Node copies in JavaScript. Its native copy of Node 24 ends the process at a folder that it may not read.
    cpSync(from, to, { recursive: true, filter: () => true });
    chmodSync(to, 0o700);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    rmSync(to, { recursive: true, force: true });
    return false;
  }
}

/**
 * Connects to a Postgres server with a small pool.
 * @param logger called with each statement before it is sent, for tests
 */
export function openPostgres(url: string, logger: Logger | false = false): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Also limits how long a request waits for a free connection.
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // PgBouncer would refuse these as parameters of the connection.
    onConnect: (client) => client.query(SET_PLANNING),
  });
  // Without listeners a broken connection would end the process: the pool emits the error of an idle one, the client its
  // own. The pool replaces it, and the statement that was using it fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const stopWatching = closeDeadConnections(pool);
  return postgresDatabase(
    { url, pool },
    () => {
      stopWatching();
      return pool.end();
    },
    logger,
  );
}

/**
 * Wraps a pool of connections.
 * @param logger called with each statement before it is sent, for tests
 */
export const postgresDatabase = (
  { url, pool }: { url: string; pool: pg.Pool },
  close: () => Promise<void>,
  logger: Logger | false = false,
): Database => ({
  db: drizzlePostgres({ client: pool, logger }) as unknown as Db,
  kind: 'postgres',
  connection: { url, pool },
  pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  close,
});

/** Runs a hand-written statement; `T` is its row type. */
export async function rows<T>(db: Db, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as unknown as { rows: T[] };
  return result.rows;
}
