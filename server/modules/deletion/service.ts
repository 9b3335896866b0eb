import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { SignIn } from '../../auth/sign-in.ts';
import type { Db } from '../../db/client.ts';
import { inBackground } from '../../db/embedded/background.ts';
import { forbidden } from '../../errors.ts';
import type { JobHandler, JobQueue } from '../../jobs/queue.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { FieldError } from '../brands/model.ts';
import type { RetentionService } from '../retention/service.ts';
import { deleteRows } from './delete-rows.ts';
import { deletionJobs } from './jobs.ts';
import { DELETE_ACCOUNT } from './queues.ts';
import { closeAccount, deleteJobs, deletePerson } from './store.ts';

export type DeleteResult =
  | { ok: true; signInDeleted: boolean; dataDeleted: boolean; archiveDeleted: boolean }
  | { ok: false; errors: FieldError[] };

export interface DeletionService {
  /**
   * Deletes the viewer's own account, all of its data and, with the built-in sign-in, the person with their sessions. The account
   * is none to anybody from the first transaction on; its rows follow some at a time, so that others are served meanwhile, those of a
   * large account after the reply. Archived texts that cannot be deleted at once are deleted by a job.
   * @param confirm the account's e-mail address (its id where it has none), typed by its owner
   * @throws FORBIDDEN for a request with an API token
   */
  deleteAccount(viewer: Viewer, confirm: string): Promise<DeleteResult>;
  jobs: JobHandler[];
}

/** After this time a job deletes what is left, if the process that began has ended. */
const CONTINUED_AFTER_MS = 600_000;
/** A reply that people wait for, and below the timeout of any proxy. */
const MAX_WAIT_MS = 10_000;

export function createDeletionService(deps: {
  db: Db;
  accounts: AccountsService;
  signIn: SignIn;
  retention: RetentionService;
  jobs: JobQueue;
  clock: () => Date;
  log: Logger;
  maxWaitMs?: number;
}): DeletionService {
  const { db, accounts, signIn, retention, jobs, clock, log, maxWaitMs = MAX_WAIT_MS } = deps;

  /** @returns false when it goes on, or a job has to */
  async function deleteAtOnce(userId: string): Promise<boolean> {
    const waiting = new AbortController();
    const deleted = inBackground(() => deleteRows(db, userId)).then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'a deleted account is not deleted as a whole yet');
        return false;
      },
    );
    const tooLong = setTimeout(maxWaitMs, false, { signal: waiting.signal }).catch(() => false);
    const result = await Promise.race([deleted, tooLong]);
    waiting.abort();
    return result;
  }

  return {
    jobs: deletionJobs(db),
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
      await jobs.prepare(DELETE_ACCOUNT);
      const signInDeleted = await db.transaction(async (tx) => {
        // The person first, so that no request creates the account again meanwhile.
        const removed = await signIn.remove(tx, userId);
        // Waits for writers of the account; later ones find none.
        await accounts.lock(tx, userId);
        await closeAccount(tx, userId);
        for (const changed of await deletePerson(tx, userId, viewer.email)) {
          await accounts.raiseDataVersion(tx, changed);
        }
        await deleteJobs(tx, userId);
        if (isArchived) await retention.deleteArchiveLater(tx, userId);
        const startAfter = new Date(clock().getTime() + CONTINUED_AFTER_MS);
        await jobs.send(DELETE_ACCOUNT, { deletionOf: userId }, { tx, startAfter });
        return removed;
      });
      return {
        ok: true,
        signInDeleted,
        dataDeleted: await deleteAtOnce(userId),
        archiveDeleted: !isArchived || (await retention.deleteArchive(userId)),
      };
    },
  };
}
