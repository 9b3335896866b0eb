import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type Db, rows } from './client.ts';

/** How often the log is looked at, in milliseconds. */
const INTERVAL_MS = 1_000;
/** A checkpoint after so much holds the database for about 30 ms. */
const MAX_LOG_BYTES = 16 * 1_048_576;
/** Any change is in the tables after this time. */
const MAX_AGE_SECONDS = 300;

/**
 * Writes a checkpoint if the write-ahead log since the last one is long or old. PGlite has no checkpointer: without this
 * the log would grow to a gigabyte, and opening the folder after a kill would replay all of it.
 * @returns whether it wrote one
 */
export async function writeCheckpoint(db: Db, maxLogBytes = MAX_LOG_BYTES): Promise<boolean> {
  const [log] = await rows<{ bytes: number; seconds: number }>(
    db,
    sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes,
               extract(epoch from now() - checkpoint_time)::float8 as seconds
        from pg_control_checkpoint()`,
  );
  if (!log || (log.bytes < maxLogBytes && (log.seconds < MAX_AGE_SECONDS || log.bytes < CHECKPOINT_BYTES))) {
    return false;
  }
  await db.execute(sql`checkpoint`);
  return true;
}

/** A checkpoint's own record and what surrounds it; less than this is no change. */
const CHECKPOINT_BYTES = 1024;

/**
 * Writes checkpoints of the embedded database by time and length of its log.
 * @returns stops it
 */
export function startCheckpointing(
  db: Db,
  log: Logger,
  everyMs = INTERVAL_MS,
  maxLogBytes?: number,
): () => void {
  const timer = setInterval(() => {
    writeCheckpoint(db, maxLogBytes).catch((error: unknown) =>
      log.error({ err: error }, 'a checkpoint failed'),
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
