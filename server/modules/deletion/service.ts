import type { SignIn } from '../../auth/sign-in.ts';
import type { Db } from '../../db/client.ts';
import { forbidden } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { FieldError } from '../brands/model.ts';
import type { RetentionService } from '../retention/service.ts';
import { deleteAccountRows, deleteJobs, deletePerson } from './store.ts';

export type DeleteResult =
  | { ok: true; signInDeleted: boolean; archiveDeleted: boolean }
  | { ok: false; errors: FieldError[] };

export interface DeletionService {
  /**
   * Deletes the viewer's own account, all of its data and, with the built-in sign-in, the person with their sessions. Archived
   * texts that cannot be deleted at once are deleted by a job.
   * @param confirm the account's e-mail address (its id where it has none), typed by its owner
   * @throws FORBIDDEN for a request with an API token
   */
  deleteAccount(viewer: Viewer, confirm: string): Promise<DeleteResult>;
}

export function createDeletionService(deps: {
  db: Db;
  accounts: AccountsService;
  signIn: SignIn;
  retention: RetentionService;
}): DeletionService {
  const { db, accounts, signIn, retention } = deps;
  return {
    async deleteAccount(viewer, confirm) {
      if (viewer.via !== 'session') {
        throw forbidden('Only a signed-in person can delete their account; an API token cannot.');
      }
      // Whichever account the person is in, their own is deleted.
      const userId = viewer.personId;
      // A hosted project may know people without an address.
      const expected = viewer.email || userId;
      if (confirm.trim().toLowerCase() !== expected.toLowerCase()) {
        return { ok: false, errors: [{ field: 'confirm', message: `Type ${expected} to confirm.` }] };
      }
      const isArchived = await retention.prepareDeletion(userId);
      const signInDeleted = await db.transaction(async (tx) => {
        // The person first, so that no request creates the account again meanwhile.
        const removed = await signIn.remove(tx, userId);
        // Waits for writers of the account; later ones find none.
        await accounts.lock(tx, userId);
        await deleteAccountRows(tx, userId);
        for (const changed of await deletePerson(tx, userId, viewer.email)) {
          await accounts.raiseDataVersion(tx, changed);
        }
        await deleteJobs(tx, userId);
        if (isArchived) await retention.deleteArchiveLater(tx, userId);
        return removed;
      });
      return {
        ok: true,
        signInDeleted,
        archiveDeleted: !isArchived || (await retention.deleteArchive(userId)),
      };
    },
  };
}
