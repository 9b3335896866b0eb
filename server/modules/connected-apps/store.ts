import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { sha256 } from '../../auth/oauth/hashes.ts';
import { connectedApps } from '../../auth/oauth/schema.ts';
import { type Db, rows } from '../../db/client.ts';
import type { TokenHolder } from '../api-tokens/model.ts';
import type { ConnectedApp } from './model.ts';

const live = (userId: string, now: Date) =>
  and(eq(connectedApps.userId, userId), gt(connectedApps.expiresAt, now));

/** A person's apps, newest first. */
export async function listApps(db: Db, userId: string, now: Date): Promise<ConnectedApp[]> {
  const found = await db
    .select()
    .from(connectedApps)
    .where(live(userId, now))
    .orderBy(desc(connectedApps.createdAt), connectedApps.id);
  return found.map(({ id, name, host, scope, createdAt, lastUsedAt }) => ({
    ...{ id, name, host, scope },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

export async function countApps(tx: Db, userId: string, now: Date): Promise<number> {
  const [row] = await tx.select({ apps: count() }).from(connectedApps).where(live(userId, now));
  return row?.apps ?? 0;
}

export async function insertApp(tx: Db, app: typeof connectedApps.$inferInsert): Promise<void> {
  await tx.insert(connectedApps).values(app);
}

/** @returns the hash of its grant; null when the person has no such app */
export async function findGrantHash(db: Db, userId: string, id: string): Promise<string | null> {
  const [found] = await db
    .select({ grantHash: connectedApps.grantHash })
    .from(connectedApps)
    .where(and(eq(connectedApps.userId, userId), eq(connectedApps.id, id)));
  return found?.grantHash ?? null;
}

/** Finds the holder of a valid access token for a resource and stores when it was used, at most once a minute. */
export async function findAppHolder(
  db: Db,
  token: string,
  resource: string,
  now: string,
): Promise<TokenHolder | null> {
  const [found] = await rows<TokenHolder & { isNoted: boolean }>(
    db,
    sql`select a.id as "tokenId", a.user_id as "userId", a.scope,
               coalesce(a.last_used_at > ${now}::timestamptz - interval '1 minute', false) as "isNoted"
        from sightline_auth.oauth_records r join sightline_auth.connected_apps a on a.grant_hash = r.grant_hash
        where r.model = 'AccessToken' and r.id_hash = ${sha256(token)} and r.expires_at > ${now}::timestamptz
          and r.payload ->> 'aud' = ${resource} and a.user_id = r.user_id`,
  );
  if (!found) return null;
  const { isNoted, ...holder } = found;
  if (!isNoted) {
    await db
      .update(connectedApps)
      .set({ lastUsedAt: new Date(now) })
      .where(eq(connectedApps.id, holder.tokenId));
  }
  return holder;
}
