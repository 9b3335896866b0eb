import { randomBytes } from 'node:crypto';
import type { Logger } from 'drizzle-orm';
import pg from 'pg';
import { type Database, openPostgres, postgresDatabase } from '../db/client.ts';
import { SET_PLANNING } from '../db/planning.ts';
import { CATALOGS } from './catalogs.ts';
import { leasedMember } from './leased-member.ts';

/** An open database, and a digest of its catalogs when it was new. */
interface Pooled {
  name: string;
  url: string;
  pool: pg.Pool;
  catalogs: string;
  end(): Promise<void>;
}

/** More at once are rare. */
const MAX_IDLE = 2;

const idle: Pooled[] = [];

/**
 * A database whose tables are as the template has them. Creating and dropping one and connecting to it takes longer than many
 * tests, so `close` empties it and keeps it with its connections for the next caller, in this file or the worker's next.
 * @param server URL of a database of the server, as a superuser: others may not leave out triggers or read all catalogs
 */
export async function leasePostgres(server: string, template: string, logger?: Logger): Promise<Database> {
  const pooled = idle.pop() ?? (await createPooled(server, template));
  let isOpen = true;
  const pool = new Proxy(pooled.pool, {
    get: (target, key) => leasedMember(target, key, () => isOpen),
  });
  const close = async () => {
    if (!isOpen) throw new Error('The database is closed.');
    isOpen = false;
    if (idle.length < MAX_IDLE && (await empty(pooled))) idle.push(pooled);
    else await drop(server, pooled);
  };
  return postgresDatabase({ url: pooled.url, pool }, close, logger);
}

/** Drops what the workers of a run have kept. */
export async function dropPooled(server: string, template: string): Promise<void> {
  await withClient(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefixOf(template)],
    );
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  });
}

const prefixOf = (template: string) => `${template}_`;

async function createPooled(server: string, template: string): Promise<Pooled> {
  const name = prefixOf(template) + randomBytes(6).toString('hex');
  await withClient(server, (client) => client.query(`create database ${name} template ${template}`));
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const { connection, close } = openPostgres(url);
  if (!('pool' in connection)) throw new Error('needs a Postgres server');
  const { pool } = connection;
  return { name, url, pool, catalogs: await catalogsOf(pool), end: close };
}

async function drop(server: string, { name, end }: Pooled): Promise<void> {
  // First, as it ends what a connection may be waiting for.
  await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
  await end();
}

/** Empties the database. @returns whether it and its connections are as new: a changed catalog cannot be undone */
async function empty({ pool, catalogs }: Pooled): Promise<boolean> {
  const clients: pg.PoolClient[] = [];
  try {
    // All of them, once nothing uses them any more.
    do clients.push(await pool.connect());
    while (clients.length < pool.totalCount);
    const own = clients.map((client) => (client as unknown as { processID: number }).processID);
    const [first] = clients as [pg.PoolClient];
    await first.query(END_OTHERS, [own]);
    for (const client of clients) {
      await client.query('discard all');
      await client.query(SET_PLANNING);
    }
    await first.query(EMPTY);
    return (await catalogsOf(first)) === catalogs;
  } catch {
    return false;
  } finally {
    for (const client of clients) client.release();
  }
}

/** Connections of processes that a test has ended may still be closing. */
const END_OTHERS = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> all ($1::int[]) and backend_type = 'client backend'`;

/** Deletes rows, without triggers: truncating a table replaces the files of all its indexes. Large ones are truncated all the same. */
const EMPTY = `do $$ declare name regclass; begin
  drop schema if exists sightline_jobs cascade;
  set local session_replication_role = replica;
  for name in select oid::regclass from pg_class
    where relkind = 'r' and oid >= 16384 and relname <> 'sightline_migration' and pg_relation_size(oid) > 0
  loop
    execute case when pg_relation_size(name) > 1e6 then format('truncate %s cascade', name) else 'delete from ' || name end;
  end loop;
  perform setval(oid::regclass, 1, false) from pg_class where relkind = 'S' and oid >= 16384;
end $$`;

async function catalogsOf(client: pg.Pool | pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ digest: string }>(CATALOGS);
  return rows[0]?.digest ?? '';
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
