import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import type { UserRow } from '../schema.ts';
import { users } from '../schema.ts';

export async function findUserById(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** @param email as stored: trimmed, in lower case */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

/** Prevents the row's removal until the transaction ends; sign-ins are not blocked. */
export async function lockUserInUse(tx: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('key share');
  return user;
}

/** Cascades to everything of the user, including the profile. */
export async function deleteUser(tx: Db, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

/** @returns undefined when the address is taken */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [inserted] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning();
  return inserted;
}

export type UserChanges = Partial<Omit<UserRow, 'id' | 'identityId' | 'createdAt' | 'updatedAt'>>;

/** @returns undefined when the user does not exist */
export async function updateUser(
  db: Db,
  id: string,
  changes: UserChanges,
  now: Date,
): Promise<UserRow | undefined> {
  const [user] = await db
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(eq(users.id, id))
    .returning();
  return user;
}

/** Replaces an imported hash, unless the password was changed meanwhile. */
export async function replaceHash(db: Db, id: string, from: string, to: string): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, id), eq(users.passwordHash, from)));
}
