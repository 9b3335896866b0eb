import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '../../errors.ts';
import { addDays, utcDay } from '../../lib/days.ts';
import type { TextArchive } from '../../text-archive/text-archive.ts';
import type { RetentionDeps } from './deps.ts';
import { findAccounts, findTexts, hasArchivedTexts, removeTexts, type StoredText } from './store.ts';

/** Answers per transaction; an object of the archive holds those of one day. */
const BATCH_ANSWERS = 50;

/**
 * Removes the texts of answers that are older than the retention allows, account by account, the oldest days first. A text
 * is in the archive, where there is one, before it leaves the database; it may be killed at any point, or run twice at once.
 * @returns false when `isStopped` ended it before all were removed
 * @throws ArchiveUnavailable
 */
export async function removeOldTexts(deps: RetentionDeps, isStopped: () => boolean): Promise<boolean> {
  const { db, config, clock, textArchive, log } = deps;
  if (config.textRetentionDays === undefined) return true;
  const before = addDays(utcDay(clock()), -config.textRetentionDays);
  // First, so that a wrong address is logged at the start and not when the first text is old.
  await textArchive?.open(await hasArchivedTexts(db));
  let removed = 0;
  try {
    for (const userId of await findAccounts(db, before)) {
      for (;;) {
        if (isStopped()) return false;
        const count = await removeBatch(deps, userId, before);
        if (count === 0) break;
        removed += count;
        await nextTurn();
      }
    }
    return true;
  } finally {
    if (removed > 0) log.info({ answers: removed, before }, 'removed texts of old answers');
  }
}

/** @returns the number of answers that it handled; 0 when none is left */
async function removeBatch(deps: RetentionDeps, userId: string, before: string): Promise<number> {
  const texts = await findTexts(deps.db, userId, before, BATCH_ANSWERS);
  if (texts.length === 0) return 0;
  const locations = deps.textArchive && (await archiveTexts(deps.textArchive, userId, texts));
  const answerIds = texts.map(({ id }) => id);
  try {
    await deps.db.transaction(async (tx) => {
      await deps.accounts.lock(tx, userId);
      const ids = await removeTexts(tx, userId, answerIds, locations, deps.clock());
      if (ids.length === 0) return;
      await deps.discoveries.forgetAnswers(tx, userId, ids);
      await deps.accounts.raiseDataVersion(tx, userId);
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
    // The account was deleted since its texts were read.
    await deps.textArchive?.deleteAccount(userId);
    return 0;
  }
  return texts.length;
}

/** @returns where the archive has each text, by the answer's id */
async function archiveTexts(
  archive: TextArchive,
  userId: string,
  texts: readonly StoredText[],
): Promise<Map<string, string>> {
  const locations = new Map<string, string>();
  for (const [day, ofDay] of Map.groupBy(texts, (text) => text.day)) {
    const location = await archive.write(userId, day, ofDay);
    for (const { id } of ofDay) locations.set(id, location);
  }
  return locations;
}
