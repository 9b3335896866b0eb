import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { isBanned } from '../sessions/sessions.ts';
import { readEmail, readNewPassword } from './credentials.ts';
import { hashPassword } from './passwords.ts';
import { findUserByEmail, findUserById, insertUser, lockUserInUse } from './user-store.ts';

export interface AuthUser {
  id: string;
  email: string;
  confirmed: boolean;
}

export interface UserToCreate {
  /** Random by default. */
  id?: string;
  email: string;
  password: string;
  username: string;
  /** Allows signing in at once. */
  confirmed: boolean;
}

/**
 * Creates an account with its profile, without mails. An existing account is left unchanged, so this can run at every start.
 * @returns the account, and whether it was created
 * @throws AuthError for an invalid address or password; a database error for a taken username
 */
export async function createUser(
  db: Db,
  input: UserToCreate,
  now: Date,
  hash = hashPassword,
): Promise<AuthUser & { created: boolean }> {
  const email = readEmail(input.email);
  const existing = await findUser(db, email);
  if (existing) return { ...existing, created: false };
  const passwordHash = await hash(readNewPassword(input.password));
  return db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      id: input.id ?? randomUUID(),
      identityId: randomUUID(),
      email,
      passwordHash,
      userMetadata: { username: input.username },
      emailConfirmedAt: input.confirmed ? now : null,
      createdAt: now,
      updatedAt: now,
    });
    if (!user) {
      const concurrent = await findUser(tx, email);
      if (!concurrent) throw new Error('The account was deleted while it was created.');
      return { ...concurrent, created: false };
    }
    await tx.execute(sql`
      insert into public.profiles (id, username, created_at)
      values (${user.id}, ${input.username}, ${now.toISOString()}::timestamptz)`);
    return { id: user.id, email, confirmed: input.confirmed, created: true };
  });
}

/** Finds an account by its address, ignoring case and surrounding space. */
export async function findUser(db: Db, email: string): Promise<AuthUser | undefined> {
  const user = await findUserByEmail(db, email.trim().toLowerCase());
  return user && { id: user.id, email: user.email, confirmed: user.emailConfirmedAt !== null };
}

/** Whether the user exists and is not banned. */
export async function isAdmitted(db: Db, id: string, now: Date): Promise<boolean> {
  const user = await findUserById(db, id);
  return user !== undefined && !isBanned(user, now);
}

/** The same, and locks the user against removal until the transaction ends. */
export async function holdUser(tx: Db, id: string, now: Date): Promise<boolean> {
  const user = await lockUserInUse(tx, id);
  return user !== undefined && !isBanned(user, now);
}
