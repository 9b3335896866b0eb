import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import type { ConfiguredPlatform } from '../registry.ts';

/** A slot further away is not reserved: the run may have ended by then. */
const MAX_RESERVATION_MS = 10_000;

/** Longest wait for a slot; after it the question returns to its queue, because jobs must end. */
const MAX_WAIT_MS = 5 * 60_000;

/**
 * Waits until the platform may be asked, by its requests a minute and the pauses it asked for. Waiting here keeps a worker
 * from taking and returning one job after the other.
 * @returns false when no slot came within five minutes
 */
export async function waitForSlot(
  db: Db,
  { key, requestsPerMinute }: Pick<ConfiguredPlatform, 'key' | 'requestsPerMinute'>,
  signal: AbortSignal,
): Promise<boolean> {
  const intervalMs = requestsPerMinute ? Math.ceil(60_000 / requestsPerMinute) : 0;
  const giveUpAt = performance.now() + MAX_WAIT_MS;
  do {
    const { reserved, waitMs } = await reserveSlot(db, key, intervalMs);
    if (reserved) {
      await wait(waitMs, undefined, { signal });
      return true;
    }
    // Workers that wait for the same moment come back one after the other.
    const jitterMs = 50 + Math.random() * 200;
    await wait(Math.min(waitMs - MAX_RESERVATION_MS, MAX_WAIT_MS) + jitterMs, undefined, { signal });
  } while (performance.now() < giveUpAt);
  return false;
}

/**
 * Reserves the platform's next free slot unless it is too far away. All workers share one row a platform, and the
 * database's clock.
 * @param intervalMs least time between two questions; 0: no limit
 */
async function reserveSlot(
  db: Db,
  platform: string,
  intervalMs: number,
): Promise<{ waitMs: number; reserved: boolean }> {
  const [slot] = await rows<{ waitMs: number }>(
    db,
    sql`insert into sightline.platform_pace as p (platform, next_at)
        values (${platform}, clock_timestamp() + ${intervalMs} * interval '1 millisecond')
        on conflict (platform) do update
          set next_at = greatest(p.next_at, clock_timestamp()) + ${intervalMs} * interval '1 millisecond'
          where p.next_at <= clock_timestamp() + ${MAX_RESERVATION_MS} * interval '1 millisecond'
        returning greatest(0, extract(epoch from next_at - clock_timestamp()) * 1000 - ${intervalMs})::float8 as "waitMs"`,
  );
  if (slot) return { waitMs: slot.waitMs, reserved: true };
  const [row] = await rows<{ waitMs: number }>(
    db,
    sql`select greatest(0, extract(epoch from next_at - clock_timestamp()) * 1000)::float8 as "waitMs"
        from sightline.platform_pace where platform = ${platform}`,
  );
  return { waitMs: row?.waitMs ?? 0, reserved: false };
}

/** Pauses a platform for all workers, because its vendor asked for it. */
export async function pausePlatform(
  db: Db,
  platform: string,
  { forMs, reason }: { forMs: number; reason: string },
): Promise<void> {
  await db.execute(sql`
    insert into sightline.platform_pace as p (platform, next_at, paused_until, pause_reason)
    select ${platform}, until, until, ${reason}
    from (select clock_timestamp() + ${forMs} * interval '1 millisecond' as until) pause
    on conflict (platform) do update
      set next_at = greatest(p.next_at, excluded.next_at),
          pause_reason = case when excluded.paused_until >= coalesce(p.paused_until, excluded.paused_until)
                              then excluded.pause_reason else p.pause_reason end,
          paused_until = greatest(p.paused_until, excluded.paused_until)`);
}
