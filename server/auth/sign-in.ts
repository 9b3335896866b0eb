import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { deleteUser } from './embedded/users/user-store.ts';
import { holdUser, isAdmitted } from './embedded/users/users.ts';

/** Access to the users behind accounts. */
export interface SignIn {
  /** Whether the user exists and is not banned. */
  admits(db: Db, userId: string): Promise<boolean>;
  /** The same, and locks the user against removal until the transaction ends. */
  holds(tx: Db, userId: string): Promise<boolean>;
  /** Removes the user with their sessions and profile. @returns false when the hosted project has to do it */
  remove(tx: Db, userId: string): Promise<boolean>;
}

/** A hosted project manages its users itself: a valid token is enough. */
const hosted: SignIn = {
  admits: async () => true,
  holds: async () => true,
  remove: async () => false,
};

export function createSignIn(config: Config): SignIn {
  if (config.hostedAuth) return hosted;
  return {
    admits: (db, userId) => isAdmitted(db, userId, new Date()),
    holds: (tx, userId) => holdUser(tx, userId, new Date()),
    async remove(tx, userId) {
      await deleteUser(tx, userId);
      return true;
    },
  };
}
