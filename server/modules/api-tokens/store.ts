import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { apiToken } from '../../db/schema/access.ts';
import type { ApiToken, TokenHolder } from './model.ts';

const SHOWN = {
  id: apiToken.id,
  name: apiToken.name,
  scope: apiToken.scope,
  prefix: apiToken.prefix,
  createdAt: apiToken.createdAt,
  expiresAt: apiToken.expiresAt,
  lastUsedAt: apiToken.lastUsedAt,
};

const unrevoked = (userId: string) => and(eq(apiToken.userId, userId), isNull(apiToken.revokedAt));

/** The tokens that were not revoked, expired ones among them, newest first. */
export function listTokens(db: Db, userId: string): Promise<ApiToken[]> {
  return db
    .select(SHOWN)
    .from(apiToken)
    .where(unrevoked(userId))
    .orderBy(desc(apiToken.createdAt), apiToken.id);
}

/** How many tokens can be used now. */
export async function countUsable(tx: Db, userId: string, now: string): Promise<number> {
  const [row] = await tx
    .select({ usable: count() })
    .from(apiToken)
    .where(and(unrevoked(userId), or(isNull(apiToken.expiresAt), gt(apiToken.expiresAt, now))));
  return row?.usable ?? 0;
}

export async function insertToken(tx: Db, token: typeof apiToken.$inferInsert): Promise<ApiToken> {
  const [stored] = await tx.insert(apiToken).values(token).returning(SHOWN);
  if (!stored) throw new Error('A token was not stored.');
  return stored;
}

/** @returns whether there was such a token that was not revoked yet */
export async function setRevoked(db: Db, userId: string, id: string, now: string): Promise<boolean> {
  const revoked = await db
    .update(apiToken)
    .set({ revokedAt: now })
    .where(and(unrevoked(userId), eq(apiToken.id, id)))
    .returning({ id: apiToken.id });
  return revoked.length > 0;
}

/** Who may come in with a token now; notes its use, at most once a minute. */
export async function holderOf(db: Db, hash: string, now: string): Promise<TokenHolder | null> {
  const [found] = await rows<TokenHolder & { noted: boolean }>(
    db,
    sql`select id as "tokenId", user_id as "userId", scope,
               coalesce(last_used_at > ${now}::timestamptz - interval '1 minute', false) as noted
        from sightline.api_token
        where hash = ${hash} and revoked_at is null and (expires_at is null or expires_at > ${now}::timestamptz)`,
  );
  if (!found) return null;
  const { noted, ...holder } = found;
  if (!noted) {
    await db
      .update(apiToken)
      .set({ lastUsedAt: now })
      .where(and(eq(apiToken.userId, holder.userId), eq(apiToken.id, holder.tokenId)));
  }
  return holder;
}
