import type { Logger } from 'pino';
import { AppError } from '../errors.ts';
import { ArchiveUnavailable, type TextArchive, type TextKey, TextLost } from './text-archive.ts';
import type { AnswerText } from './text-batch.ts';

/** Reads texts that were moved to the archive. */
export interface ArchivedTexts {
  /** One text, or for a reader why there is none. */
  read(
    userId: string,
    key: TextKey,
  ): Promise<{ ok: true; text: AnswerText } | { ok: false; problem: string }>;
  /** @returns those that are not lost, by id @throws UNAVAILABLE */
  readMany(userId: string, keys: readonly TextKey[]): Promise<Map<string, AnswerText>>;
}

const UNAVAILABLE = 'The archive that holds this text cannot be reached. Try again later.';
const LOST = 'The archive no longer holds this text.';

export function createArchivedTexts(archive: TextArchive | null, log: Logger): ArchivedTexts {
  const unavailable = (error?: ArchiveUnavailable) => {
    if (error) log.warn({ err: error }, 'the text archive is unavailable');
    else log.warn('texts are archived, but TEXT_ARCHIVE is not set');
    return new AppError('UNAVAILABLE', UNAVAILABLE);
  };
  return {
    async read(userId, key) {
      if (!archive) return { ok: false, problem: unavailable().message };
      try {
        return { ok: true, text: await archive.read(userId, key) };
      } catch (error) {
        if (error instanceof ArchiveUnavailable) return { ok: false, problem: unavailable(error).message };
        if (!(error instanceof TextLost)) throw error;
        log.warn({ err: error, answer: key.id }, 'an archived text is lost');
        return { ok: false, problem: LOST };
      }
    },

    async readMany(userId, keys) {
      if (keys.length === 0) return new Map();
      if (!archive) throw unavailable();
      return archive.readMany(userId, keys).catch((error: unknown) => {
        throw error instanceof ArchiveUnavailable ? unavailable(error) : error;
      });
    },
  };
}
