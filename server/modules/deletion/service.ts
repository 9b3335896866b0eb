import type { SignIn } from '../../auth/sign-in.ts';
import type { Db } from '../../db/client.ts';
import { forbidden } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { FieldError } from '../brands/model.ts';
import { deleteAccountRows, deleteJobs } from './store.ts';

export type DeleteResult = { ok: true; signInDeleted: boolean } | { ok: false; errors: FieldError[] };

export interface DeletionService {
  /**
   * Deletes the viewer's own account, all of its data and, with the built-in sign-in, the person with their sessions.
   * @param confirm the account's e-mail address (its id where it has none), typed by its owner
   * @throws FORBIDDEN for a request with an API token
   */
  deleteAccount(viewer: Viewer, confirm: string): Promise<DeleteResult>;
}

export function createDeletionService(deps: {
  db: Db;
  accounts: AccountsService;
  signIn: SignIn;
}): DeletionService {
  const { db, accounts, signIn } = deps;
  return {
    async deleteAccount(viewer, confirm) {
      if (viewer.via !== 'session') {
        throw forbidden('Only a signed-in person can delete their account; an API token cannot.');
      }
      const { userId } = viewer;
      // A hosted project may know people without an address.
      const expected = viewer.email || userId;
      if (confirm.trim().toLowerCase() !== expected.toLowerCase()) {
        return { ok: false, errors: [{ field: 'confirm', message: `Type ${expected} to confirm.` }] };
      }
      return db.transaction(async (tx): Promise<DeleteResult> => {
        // The person first, so that no request creates the account again meanwhile.
        const signInDeleted = await signIn.remove(tx, userId);
        // Waits for writers of the account; later ones find none.
        await accounts.lock(tx, userId);
        await deleteAccountRows(tx, userId);
        await deleteJobs(tx, userId);
        return { ok: true, signInDeleted };
      });
    },
  };
}
