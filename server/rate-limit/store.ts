import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/client.ts';

/** Counts one use in a window. @returns the uses so far, this one included */
export async function countUse(db: Db, key: string, startsAt: string): Promise<number> {
  const [row] = await rows<{ used: number }>(
    db,
    sql`insert into sightline.rate_window as w (key, starts_at, used) values (${key}, ${startsAt}::timestamptz, 1)
        on conflict (key, starts_at) do update set used = w.used + 1
        returning used`,
  );
  if (!row) throw new Error('A use was not counted.');
  return row.used;
}

/** Removes a key's windows before one of its own. */
export async function dropWindowsOf(db: Db, key: string, before: string): Promise<void> {
  await db.execute(
    sql`delete from sightline.rate_window where key = ${key} and starts_at < ${before}::timestamptz`,
  );
}

/** Removes some windows of anybody's. @returns how many */
export async function dropWindowsBefore(db: Db, moment: string): Promise<number> {
  const dropped = await rows(
    db,
    sql`delete from sightline.rate_window where (key, starts_at) in (
          select key, starts_at from sightline.rate_window where starts_at < ${moment}::timestamptz
          order by starts_at limit 100 for update skip locked) returning key`,
  );
  return dropped.length;
}
