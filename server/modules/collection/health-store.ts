import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';

/** Why the platform's settings have been refused since an instant (ISO 8601); null where they have not. */
export async function problemSince(db: Db, platform: string, since: string): Promise<string | null> {
  const [row] = await rows<{ reason: string | null }>(
    db,
    sql`select reason from sightline.platform_health
        where platform = ${platform} and not healthy and checked_at >= ${since}`,
  );
  return row?.reason ?? null;
}

/** Notes how a platform replied; a good reply after a good one at most once a minute. */
export async function recordHealth(
  db: Db,
  platform: string,
  problem: string | null,
  now: string,
): Promise<void> {
  await db.execute(sql`
    insert into sightline.platform_health as h (platform, healthy, reason, checked_at)
    values (${platform}, ${problem === null}, ${problem}, ${now})
    on conflict (platform) do update
      set healthy = excluded.healthy, reason = excluded.reason, checked_at = excluded.checked_at
      where not (h.healthy and excluded.healthy) or h.checked_at < excluded.checked_at - interval '1 minute'`);
}
