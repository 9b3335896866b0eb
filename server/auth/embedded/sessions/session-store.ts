import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import type { SessionRow, UserRow } from '../schema.ts';
import { sessions, users } from '../schema.ts';

export async function insertSession(db: Db, session: SessionRow): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Locks the row, so that refreshes run one after the other. */
export async function lockSession(tx: Db, id: string): Promise<SessionRow | undefined> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
  return session;
}

export async function findSessionWithUser(
  db: Db,
  id: string,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const [found] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id));
  return found;
}

/** Used by every request with a token, so it reads only what is needed. */
export async function findLiveSession(
  db: Db,
  id: string,
  now: Date,
): Promise<{ userId: string; email: string } | undefined> {
  const [found] = await rows<{ userId: string; email: string }>(
    db,
    sql`select u.id as "userId", u.email
        from sightline_auth.sessions s join sightline_auth.users u on u.id = s.user_id
        where s.id = ${id} and (u.banned_until is null or u.banned_until <= ${now.toISOString()}::timestamptz)`,
  );
  return found;
}

export async function advanceSession(tx: Db, id: string, counter: number, now: Date): Promise<void> {
  await tx.update(sessions).set({ counter, refreshedAt: now }).where(eq(sessions.id, id));
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteOtherSessions(db: Db, userId: string, keptId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)));
}

/** Deletes the user's sessions that were not refreshed since. */
export async function deleteIdleSessions(db: Db, userId: string, since: Date): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.refreshedAt, since)));
}
