import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { account } from '../../db/schema/account.ts';
import { shareLink, shareLinkOpens } from '../../db/schema/share-link.ts';
import type { StoredLink } from './model.ts';

const { hash: _secret, ...COLUMNS } = getTableColumns(shareLink);

const isLive = (now: string) => and(isNull(shareLink.revokedAt), gt(shareLink.expiresAt, now));
const isOver = (now: string) => or(sql`${shareLink.revokedAt} is not null`, lte(shareLink.expiresAt, now));

/** An account's links, newest first. */
export function listLinks(db: Db, userId: string): Promise<StoredLink[]> {
  return db
    .select(COLUMNS)
    .from(shareLink)
    .where(eq(shareLink.userId, userId))
    .orderBy(desc(shareLink.createdAt), shareLink.id);
}

/** Opens of an account's links by day, from a day on, ascending. */
export function listOpens(db: Db, userId: string, from: string) {
  return db
    .select({ linkId: shareLinkOpens.linkId, date: shareLinkOpens.day, opens: shareLinkOpens.opens })
    .from(shareLinkOpens)
    .where(and(eq(shareLinkOpens.userId, userId), sql`${shareLinkOpens.day} >= ${from}`))
    .orderBy(asc(shareLinkOpens.day));
}

/** Addresses of people by their id. */
export async function readEmails(db: Db, personIds: readonly string[]): Promise<Map<string, string | null>> {
  if (personIds.length === 0) return new Map();
  const found = await db
    .select({ id: account.userId, email: account.email })
    .from(account)
    .where(inArray(account.userId, [...personIds]));
  return new Map(found.map(({ id, email }) => [id, email]));
}

export async function countLive(tx: Db, userId: string, now: string): Promise<number> {
  const [row] = await tx
    .select({ live: count() })
    .from(shareLink)
    .where(and(eq(shareLink.userId, userId), isLive(now)));
  return row?.live ?? 0;
}

/** Deletes the links that have ended, but for the `kept` that were created last. */
export async function deleteEnded(tx: Db, userId: string, now: string, kept: number): Promise<void> {
  const ended = await tx
    .select({ id: shareLink.id })
    .from(shareLink)
    .where(and(eq(shareLink.userId, userId), isOver(now)))
    .orderBy(desc(shareLink.createdAt), shareLink.id)
    .offset(kept);
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await tx.delete(shareLink).where(and(eq(shareLink.userId, userId), inArray(shareLink.id, ids)));
}

export async function insertLink(tx: Db, link: typeof shareLink.$inferInsert): Promise<void> {
  await tx.insert(shareLink).values(link);
}

/** Revokes a link. @returns false when the account has no such link, or it is revoked already */
export async function setRevoked(db: Db, userId: string, id: string, now: string): Promise<boolean> {
  const revoked = await db
    .update(shareLink)
    .set({ revokedAt: now })
    .where(and(eq(shareLink.userId, userId), eq(shareLink.id, id), isNull(shareLink.revokedAt)))
    .returning({ id: shareLink.id });
  return revoked.length > 0;
}

/** @returns null for an unknown, expired or revoked link */
export async function findLive(db: Db, hash: string, now: string): Promise<StoredLink | null> {
  const [found] = await db
    .select(COLUMNS)
    .from(shareLink)
    .where(and(eq(shareLink.hash, hash), isLive(now)));
  return found ?? null;
}

/** Adds an open, and deletes the link's days before `oldest`. */
export async function addOpen(
  db: Db,
  { userId, id }: StoredLink,
  { now, day, oldest }: { now: string; day: string; oldest: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(shareLink)
      .set({ opens: sql`${shareLink.opens} + 1`, lastOpenedAt: now })
      .where(and(eq(shareLink.userId, userId), eq(shareLink.id, id)));
    await tx
      .insert(shareLinkOpens)
      .values({ userId, linkId: id, day, opens: 1 })
      .onConflictDoUpdate({
        target: [shareLinkOpens.userId, shareLinkOpens.linkId, shareLinkOpens.day],
        set: { opens: sql`${shareLinkOpens.opens} + 1` },
      });
    await tx
      .delete(shareLinkOpens)
      .where(
        and(eq(shareLinkOpens.userId, userId), eq(shareLinkOpens.linkId, id), lt(shareLinkOpens.day, oldest)),
      );
  });
}
