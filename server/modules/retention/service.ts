import { ANALYSIS_METHOD } from '../../analysis/method.ts';
import type { Db } from '../../db/client.ts';
import { ArchiveUnavailable } from '../../text-archive/text-archive.ts';
import type { Viewer } from '../accounts/model.ts';
import type { RetentionDeps } from './deps.ts';
import { retentionJobs } from './jobs.ts';
import { DELETE_ARCHIVE } from './queues.ts';
import { removeOldTexts } from './remove-texts.ts';
import { countArchived, countDeleted, findCurrentFrom } from './store.ts';

/** How long texts of answers are kept, and which were removed. */
export interface TextRetention {
  /** Null: for ever. */
  days: number | null;
  /** Old texts are moved to an archive; otherwise they are deleted. */
  archives: boolean;
  archivedAnswers: () => Promise<number>;
  deletedAnswers: () => Promise<number>;
  /** The first day from which every answer has the current analysis, or can have it; null: all have. */
  namesCountFrom: () => Promise<string | null>;
}

export type RetentionService = ReturnType<typeof createRetentionService>;

/** A job may write to the archive while an account is deleted, but not for longer. */
const DELETED_AGAIN_MS = 3_600_000;

/** Removes the texts of old answers; every number stays (decision 032). */
export function createRetentionService(deps: RetentionDeps) {
  const { db, config, accounts, textArchive, jobs, clock, log } = deps;
  return {
    /** @throws FORBIDDEN */
    async overview(viewer: Viewer, requestedId: string | null | undefined): Promise<TextRetention> {
      const { userId } = await accounts.readable(viewer, requestedId);
      return {
        days: config.textRetentionDays ?? null,
        archives: textArchive !== null,
        archivedAnswers: () => countArchived(db, userId),
        deletedAnswers: () => countDeleted(db, userId),
        namesCountFrom: () => findCurrentFrom(db, userId, ANALYSIS_METHOD),
      };
    },

    /** Removes all texts that are due at once; for scripts and tests. @throws ArchiveUnavailable */
    removeOldTexts: () => removeOldTexts(deps, () => false),

    /**
     * Call it before the transaction that deletes an account.
     * @returns whether the archive may hold texts of it, which `deleteArchiveLater` and `deleteArchive` then delete
     */
    async prepareDeletion(userId: string): Promise<boolean> {
      if (!textArchive && (await countArchived(db, userId)) === 0) return false;
      await jobs.prepare(DELETE_ARCHIVE);
      return true;
    },
    /** Queues the deletion of an account's archived texts, in the transaction that deletes the account. */
    async deleteArchiveLater(tx: Db, userId: string): Promise<void> {
      for (const startAfter of [clock(), new Date(clock().getTime() + DELETED_AGAIN_MS)]) {
        await jobs.send(DELETE_ARCHIVE, { archiveOf: userId }, { tx, startAfter });
      }
    },
    /** Deletes a deleted account's archived texts at once. @returns false when the job has to */
    async deleteArchive(userId: string): Promise<boolean> {
      try {
        await textArchive?.deleteAccount(userId);
        return textArchive !== null;
      } catch (error) {
        if (!(error instanceof ArchiveUnavailable)) throw error;
        log.warn({ err: error }, 'archived texts of a deleted account are not deleted yet');
        return false;
      }
    },

    jobs: retentionJobs(deps),
  };
}
