import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { platformHealth } from '../../db/schema/collection.ts';
import type { PlatformHealth } from './model.ts';

/** What is known of every platform that was asked, by its key. */
export async function listHealth(db: Db): Promise<Map<string, PlatformHealth>> {
  const found = await rows<PlatformHealth & { platform: string }>(
    db,
    sql`select platform, healthy, reason,
               to_char(checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "checkedAt"
        from sightline.platform_health`,
  );
  return new Map(found.map(({ platform, ...health }) => [platform, health]));
}

/** Notes how a platform took a question. */
export async function saveHealth(db: Db, platform: string, health: PlatformHealth): Promise<void> {
  await db
    .insert(platformHealth)
    .values({ platform, ...health })
    .onConflictDoUpdate({ target: platformHealth.platform, set: health });
}
