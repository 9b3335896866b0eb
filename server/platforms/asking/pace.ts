import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';

/**
 * Takes the next free moment to ask a platform, unless it is further off than `patienceMs`. All workers take from the
 * same row, by the database's clock.
 * @param apartMs least time between two questions; 0: no limit
 * @returns milliseconds to wait; `taken` is false when nothing was taken because it is too far off
 */
export async function takeTurn(
  db: Db,
  platform: string,
  apartMs: number,
  patienceMs: number,
): Promise<{ waitMs: number; taken: boolean }> {
  const [turn] = await rows<{ waitMs: number }>(
    db,
    sql`insert into sightline.platform_pace as p (platform, next_at)
        values (${platform}, clock_timestamp() + ${apartMs} * interval '1 millisecond')
        on conflict (platform) do update
          set next_at = greatest(p.next_at, clock_timestamp()) + ${apartMs} * interval '1 millisecond'
          where p.next_at <= clock_timestamp() + ${patienceMs} * interval '1 millisecond'
        returning greatest(0, extract(epoch from next_at - clock_timestamp()) * 1000 - ${apartMs})::float8 as "waitMs"`,
  );
  if (turn) return { waitMs: turn.waitMs, taken: true };
  const [row] = await rows<{ waitMs: number }>(
    db,
    sql`select greatest(0, extract(epoch from next_at - clock_timestamp()) * 1000)::float8 as "waitMs"
        from sightline.platform_pace where platform = ${platform}`,
  );
  return { waitMs: row?.waitMs ?? 0, taken: false };
}

/** Lets nobody ask the platform for a while, because it said so. */
export async function holdBack(db: Db, platform: string, forMs: number): Promise<void> {
  await db.execute(sql`
    insert into sightline.platform_pace as p (platform, next_at)
    values (${platform}, clock_timestamp() + ${forMs} * interval '1 millisecond')
    on conflict (platform) do update set next_at = greatest(p.next_at, excluded.next_at)`);
}
