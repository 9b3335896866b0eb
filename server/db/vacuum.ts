import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type Db, rows } from './client.ts';

/** Fewer dead rows are no matter. */
const MOST_DEAD = 1000;
/** Nor is a fifth of what a table holds, as autovacuum has it. */
const LIVING_FOR_EACH_DEAD = 5;

const HOUR_MS = 3_600_000;
/** Vacuuming takes half a second for it, in which nobody else is answered. */
const LARGE_BYTES = 100 * 1_048_576;
/** Of the day, UTC. */
const HOUR_OF_LARGE = 3;

/**
 * Makes room of changed and deleted rows, as autovacuum does on a server; the embedded database has none. Without it a
 * table that is filled and emptied, as those of the jobs are, grows by all that ever was in it.
 * @param below tables of fewer bytes; the others are left
 * @returns which were vacuumed
 */
export async function vacuumTables(db: Db, below = Number.MAX_SAFE_INTEGER): Promise<string[]> {
  const worn = await rows<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, relname) as name
        from pg_stat_user_tables
        where n_dead_tup > ${MOST_DEAD} + n_live_tup / ${LIVING_FOR_EACH_DEAD} and pg_relation_size(relid) < ${below}
        order by n_dead_tup`,
  );
  // A statement each: others have their turn in between.
  for (const { name } of worn) await db.execute(sql`vacuum ${sql.raw(name)}`);
  return worn.map(({ name }) => name);
}

/**
 * Vacuums the embedded database by the hour, large tables at night.
 * @returns ends it
 */
export function startVacuuming(db: Db, log: Logger, everyMs = HOUR_MS, now = () => new Date()): () => void {
  const timer = setInterval(() => {
    const below = now().getUTCHours() === HOUR_OF_LARGE ? undefined : LARGE_BYTES;
    vacuumTables(db, below).then(
      (tables) => tables.length > 0 && log.info({ tables }, 'vacuumed'),
      (error: unknown) => log.error({ err: error }, 'vacuuming failed'),
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
