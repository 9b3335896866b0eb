import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/client.ts';

/**
 * Rows of a table that statements of an embedded database have read so far; forces the delayed statistics. A Postgres server
 * counts them per connection.
 */
export async function rowsRead(db: Db, table: 'answer' | 'mention'): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const [found] = await rows<{ read: number }>(
    db,
    sql`select (idx_tup_fetch + seq_tup_read)::int as read from pg_stat_user_tables
        where schemaname = 'sightline' and relname = ${table}`,
  );
  return found?.read ?? 0;
}
