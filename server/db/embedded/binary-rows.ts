import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Db, embeddedClientOf, loggerOf } from '../client.ts';
import type { BinaryRow } from './binary-row.ts';

const dialect = new PgDialect();

/**
 * Runs queries of the embedded database, and reads their rows in Postgres' binary format. For many bytes: to make text of them and bytes of
 * the text takes several times as long as to read them.
 * @returns null for a Postgres server, whose driver reads text only, and within a transaction
 */
export function binaryReaderOf(db: Db): ((query: SQL) => Promise<BinaryRow[]>) | null {
  const embedded = embeddedClientOf(db);
  if (!embedded) return null;
  return (query) => {
    const { sql, params } = dialect.sqlToQuery(query);
    loggerOf(db)?.logQuery(sql, params);
    return embedded.binaryRows(sql, params);
  };
}
