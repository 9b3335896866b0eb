import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type BinaryRow, readBinaryRow } from './binary-row.ts';
import { type Db, embeddedClientOf, loggerOf } from './client.ts';
import { ReusedMemory } from './reused-memory.ts';

const dialect = new PgDialect();

/**
 * Runs a query outside of transactions, and reads its rows in Postgres' binary format. For many bytes: to make text of them and bytes of
 * the text takes several times as long as to read them.
 * @param memory holds the rows until the next query that is given it; without, they have some of their own
 */
export async function binaryRows(db: Db, query: SQL, memory = new ReusedMemory()): Promise<BinaryRow[]> {
  const embedded = embeddedClientOf(db);
  if (embedded) {
    const { sql, params } = dialect.sqlToQuery(query);
    loggerOf(db)?.logQuery(sql, params);
    return embedded.binaryRows(sql, params);
  }
  // The driver reads rows as text only; and COPY has no parameters.
  const { sql } = dialect.sqlToQuery(query.inlineParams());
  const copy = `copy (${sql}) to stdout (format binary)`;
  loggerOf(db)?.logQuery(copy, []);
  return rowsOf(await copied(poolOf(db), copy, memory));
}

/** @throws within a transaction, which has a connection of its own */
function poolOf(db: Db): pg.Pool {
  const { $client } = db as unknown as { $client?: unknown };
  if ($client instanceof pg.Pool) return $client;
  throw new Error('Binary rows are read outside of transactions.');
}

async function copied(pool: pg.Pool, copy: string, memory: ReusedMemory): Promise<Buffer> {
  const client = await pool.connect();
  try {
    const received = await memory.collect(client.query(copyTo(copy)));
    client.release();
    return received;
  } catch (error) {
    // What else it may still receive is not known.
    client.release(true);
    throw error;
  }
}

const SIGNATURE_AND_FLAGS = 15;
const END = 0xffff;

/** See "Binary Format" in Postgres' documentation of COPY. */
function rowsOf(received: Buffer): BinaryRow[] {
  const rows: BinaryRow[] = [];
  let at = SIGNATURE_AND_FLAGS + 4 + received.readUInt32BE(SIGNATURE_AND_FLAGS);
  while (received.readUInt16BE(at) !== END) {
    const { row, end } = readBinaryRow(received, at);
    rows.push(row);
    at = end;
  }
  return rows;
}
