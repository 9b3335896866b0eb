import type { Logger } from 'pino';
import { AppError } from '../errors.ts';
import { ArchiveUnavailable, type TextArchive, type TextKey } from './text-archive.ts';
import type { AnswerText } from './text-batch.ts';

/** Reads texts that were moved to the archive. */
export interface ArchivedTexts {
  /** @returns by id those that the archive has @throws UNAVAILABLE */
  read(userId: string, keys: readonly TextKey[]): Promise<Map<string, AnswerText>>;
}

/** @param archive null: none is configured */
export function createArchivedTexts(archive: TextArchive | null, log: Logger): ArchivedTexts {
  return {
    async read(userId, keys) {
      if (keys.length === 0) return new Map();
      try {
        if (!archive) throw new ArchiveUnavailable('Texts are archived, but TEXT_ARCHIVE is not set.');
        return await archive.read(userId, keys);
      } catch (error) {
        if (!(error instanceof ArchiveUnavailable)) throw error;
        log.warn({ err: error }, 'the text archive is unavailable');
        throw new AppError('UNAVAILABLE', 'The archive of texts cannot be reached. Try again later.');
      }
    },
  };
}
