import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { isoTime } from '../../db/iso-time.ts';
import type { PlatformHealth } from './model.ts';

/** The health of every platform that was asked, by key. */
export async function listHealth(db: Db): Promise<Map<string, PlatformHealth>> {
  const found = await rows<PlatformHealth & { platform: string }>(
    db,
    sql`select platform, healthy, reason,
               ${isoTime('checked_at')} as "checkedAt"
        from sightline.platform_health`,
  );
  return new Map(found.map(({ platform, ...health }) => [platform, health]));
}

/** Why the platform's settings have been refused since an instant (ISO 8601), or null. */
export async function findProblem(db: Db, platform: string, since: string): Promise<string | null> {
  const [row] = await rows<{ reason: string | null }>(
    db,
    sql`select reason from sightline.platform_health
        where platform = ${platform} and not healthy and checked_at >= ${since}`,
  );
  return row?.reason ?? null;
}

/** Stores a platform's health; a success after a success at most once a minute. */
export async function saveHealth(
  db: Db,
  platform: string,
  { healthy, reason, checkedAt }: PlatformHealth,
): Promise<void> {
  await db.execute(sql`
    insert into sightline.platform_health as h (platform, healthy, reason, checked_at)
    values (${platform}, ${healthy}, ${reason}, ${checkedAt})
    on conflict (platform) do update
      set healthy = excluded.healthy, reason = excluded.reason, checked_at = excluded.checked_at
      where not (h.healthy and excluded.healthy) or h.checked_at < excluded.checked_at - interval '1 minute'`);
}
