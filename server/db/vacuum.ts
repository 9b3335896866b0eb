import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type Db, rows } from './client.ts';

/** The threshold of dead or of new rows, plus a fifth of the live ones, similar to autovacuum. */
const MIN_ROWS = 1000;
const LIVE_PER_ROW = 5;

const HOUR_MS = 3_600_000;
/** Vacuuming such a table blocks the database for half a second or more. */
const LARGE_BYTES = 100 * 1_048_576;
const LARGE_TABLES_UTC_HOUR = 3;

/**
 * Vacuums tables with many dead or new rows, because the embedded database has no autovacuum. Otherwise tables with many
 * changes, such as those of jobs, would only grow, and new rows could not be counted from an index alone.
 * @param maxBytes skips larger tables
 * @returns the names of the vacuumed tables
 */
export async function vacuumTables(db: Db, maxBytes = Number.MAX_SAFE_INTEGER): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, relname) as name
        from pg_stat_user_tables
        where greatest(n_dead_tup, n_ins_since_vacuum) > ${MIN_ROWS} + n_live_tup / ${LIVE_PER_ROW} and pg_relation_size(relid) < ${maxBytes}
        order by n_dead_tup`,
  );
  // One statement each, so that other statements run in between.
  for (const { name } of tables) await db.execute(sql`vacuum ${sql.raw(name)}`);
  return tables.map(({ name }) => name);
}

/**
 * Vacuums the embedded database hourly, large tables at night.
 * @returns stops it
 */
export function startVacuuming(db: Db, log: Logger, everyMs = HOUR_MS, now = () => new Date()): () => void {
  const timer = setInterval(() => {
    const maxBytes = now().getUTCHours() === LARGE_TABLES_UTC_HOUR ? undefined : LARGE_BYTES;
    vacuumTables(db, maxBytes).then(
      (tables) => tables.length > 0 && log.info({ tables }, 'vacuumed'),
      (error: unknown) => log.error({ err: error }, 'vacuuming failed'),
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
