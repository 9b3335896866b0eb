import { mkdirSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type { Logger, SQL } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { closeDeadConnections } from './dead-connections.ts';
import { databaseFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { openPglite } from './pglite.ts';

/** Either driver, and a transaction of either: stores take this and nothing else. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database; whoever opened it closes it. */
export interface Database {
  db: Db;
  /** `embedded`: PGlite in this process, one connection. `postgres`: a server, a pool. */
  kind: 'embedded' | 'postgres';
  /** For those who bring their own way of talking to it. */
  connection: { pglite: PGlite } | { url: string; pool: pg.Pool };
  /** Connections of the pool, and statements that wait for one; left out by a database without a pool. */
  pool?: () => { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/**
 * Wraps a PGlite instance; it needs the citext extension.
 * @param logger is told every statement before it is sent; tests count them
 */
export function embeddedDatabase(
  client: PGlite,
  release: () => void = () => {},
  logger: Logger | false = false,
): Database {
  return {
    db: drizzlePglite({ client, logger }) as unknown as Db,
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
 * Opens the embedded database in `dataDir`, alone.
 * @param prepared a migrated folder that the first start copies in place of making one; it need not be there
 * @throws FolderInUseError when another process holds the folder
 */
export async function openEmbedded(dataDir: string, prepared?: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = lockFolder(dataDir);
  try {
    const folder = await databaseFolder(dataDir, prepared);
    return embeddedDatabase(await openPglite({ dataDir: folder }), release);
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Connects to a Postgres server with a small pool.
 * @param logger is told every statement before it is sent; tests count them
 */
export function openPostgres(url: string, logger: Logger | false = false): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Also the longest that a request waits for a connection of the pool.
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A broken connection is replaced by the pool; without listeners it would end the process: the pool's while it is
  // idle, its own while a transaction holds it. Whoever was using it learns of it from the statement that fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const endWatch = closeDeadConnections(pool);
  return {
    db: drizzlePostgres({ client: pool, logger }) as unknown as Db,
    kind: 'postgres',
    connection: { url, pool },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      endWatch();
      return pool.end();
    },
  };
}

/** The rows of a statement written by hand; `T` is what its column list says. */
export async function rows<T>(db: Db, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as unknown as { rows: T[] };
  return result.rows;
}
