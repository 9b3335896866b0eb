import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { isBanned } from '../sessions/sessions.ts';
import { readEmail, readNewPassword } from './credentials.ts';
import { hashPassword } from './passwords.ts';
import { deleteUserById, findUserByEmail, findUserById, insertUser, lockUserInUse } from './user-store.ts';

/** What operations may see of an account. */
export interface AuthUser {
  id: string;
  email: string;
  confirmed: boolean;
}

export interface UserToCreate {
  /** A random one where left out. */
  id?: string;
  email: string;
  password: string;
  username: string;
  /** Whether the address counts as confirmed, so that its owner can sign in at once. */
  confirmed: boolean;
}

/**
 * Makes an account with its profile, without mails. An address that has an account already is left as it is,
 * so this can run at every start.
 * @returns the account, and whether this call made it
 * @throws AuthError when address or password are not allowed; a database error when the name is taken
 */
export async function createUser(
  db: Db,
  wanted: UserToCreate,
  now: Date,
): Promise<AuthUser & { created: boolean }> {
  const email = readEmail(wanted.email);
  const existing = await findUser(db, email);
  if (existing) return { ...existing, created: false };
  const passwordHash = await hashPassword(readNewPassword(wanted.password));
  return db.transaction(async (tx) => {
    const user = await insertUser(
      tx,
      {
        id: wanted.id ?? randomUUID(),
        email,
        passwordHash,
        userMetadata: { username: wanted.username },
        emailConfirmedAt: wanted.confirmed ? now : null,
      },
      now,
    );
    if (!user) {
      const faster = await findUser(tx, email);
      if (!faster) throw new Error('The account went away while it was made.');
      return { ...faster, created: false };
    }
    await tx.execute(sql`
      insert into public.profiles (id, username, created_at)
      values (${user.id}, ${wanted.username}, ${now.toISOString()}::timestamptz)`);
    return { id: user.id, email, confirmed: wanted.confirmed, created: true };
  });
}

/** @returns the account of an address, however it is written, or undefined */
export async function findUser(db: Db, email: string): Promise<AuthUser | undefined> {
  const user = await findUserByEmail(db, email.trim().toLowerCase());
  return user && { id: user.id, email: user.email, confirmed: user.emailConfirmedAt !== null };
}

/** Whether a person is known and not banned. */
export async function isAdmitted(db: Db, id: string, now: Date): Promise<boolean> {
  const user = await findUserById(db, id);
  return user !== undefined && !isBanned(user, now);
}

/** The same, and nobody removes the person until the transaction ends. */
export async function holdUser(tx: Db, id: string, now: Date): Promise<boolean> {
  const user = await lockUserInUse(tx, id);
  return user !== undefined && !isBanned(user, now);
}

/** Removes a person with their sessions, mail tokens and profile. */
export const deleteUser = (tx: Db, id: string): Promise<void> => deleteUserById(tx, id);
