import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { apiToken } from '../../db/schema/access.ts';
import type { ApiToken, TokenHolder } from './model.ts';

const COLUMNS = {
  id: apiToken.id,
  name: apiToken.name,
  scope: apiToken.scope,
  prefix: apiToken.prefix,
  createdAt: apiToken.createdAt,
  expiresAt: apiToken.expiresAt,
  lastUsedAt: apiToken.lastUsedAt,
};

const notRevoked = (userId: string) => and(eq(apiToken.userId, userId), isNull(apiToken.revokedAt));

/** An account's tokens, newest first: expired ones included, revoked ones not. */
export function listTokens(db: Db, userId: string): Promise<ApiToken[]> {
  return db
    .select(COLUMNS)
    .from(apiToken)
    .where(notRevoked(userId))
    .orderBy(desc(apiToken.createdAt), apiToken.id);
}

/** Counts the tokens that are neither revoked nor expired. */
export async function countUsable(tx: Db, userId: string, now: string): Promise<number> {
  const [row] = await tx
    .select({ usable: count() })
    .from(apiToken)
    .where(and(notRevoked(userId), or(isNull(apiToken.expiresAt), gt(apiToken.expiresAt, now))));
  return row?.usable ?? 0;
}

export async function insertToken(tx: Db, token: typeof apiToken.$inferInsert): Promise<ApiToken> {
  const [stored] = await tx.insert(apiToken).values(token).returning(COLUMNS);
  if (!stored) throw new Error('A token was not stored.');
  return stored;
}

/** Revokes a token. @returns false when there is no such token, or it is revoked already */
export async function setRevoked(db: Db, userId: string, id: string, now: string): Promise<boolean> {
  const revoked = await db
    .update(apiToken)
    .set({ revokedAt: now })
    .where(and(notRevoked(userId), eq(apiToken.id, id)))
    .returning({ id: apiToken.id });
  return revoked.length > 0;
}

/** Finds the holder of a valid token and stores when it was used, at most once a minute. */
export async function findHolder(db: Db, hash: string, now: string): Promise<TokenHolder | null> {
  const [found] = await rows<TokenHolder & { isNoted: boolean }>(
    db,
    sql`select id as "tokenId", user_id as "userId", scope,
               coalesce(last_used_at > ${now}::timestamptz - interval '1 minute', false) as "isNoted"
        from sightline.api_token
        where hash = ${hash} and revoked_at is null and (expires_at is null or expires_at > ${now}::timestamptz)`,
  );
  if (!found) return null;
  const { isNoted, ...holder } = found;
  if (!isNoted) {
    await db
      .update(apiToken)
      .set({ lastUsedAt: now })
      .where(and(eq(apiToken.userId, holder.userId), eq(apiToken.id, holder.tokenId)));
  }
  return holder;
}
