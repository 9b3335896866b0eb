import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { deleteUser, holdUser, isAdmitted } from './embedded/users/users.ts';

/** What the product asks of the sign-in about the people behind its accounts. */
export interface SignIn {
  /** Whether a person may come in now: they are known and not shut out. */
  admits(db: Db, userId: string): Promise<boolean>;
  /** The same, and nobody removes them until the transaction ends. */
  holds(tx: Db, userId: string): Promise<boolean>;
  /** Removes the person with their sessions and profile. @returns false where that is for others to do */
  remove(tx: Db, userId: string): Promise<boolean>;
}

/** A hosted project keeps its people to itself; whoever comes with its token is admitted. */
const hosted: SignIn = {
  admits: async () => true,
  holds: async () => true,
  remove: async () => false,
};

/** The sign-in of the mode that the configuration asks for. */
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
