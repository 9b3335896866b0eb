import { createHash } from 'node:crypto';

/** Settings were saved by someone else after they were read; nothing was changed. */
export interface SaveConflict {
  message: string;
  /** The version of the current values. */
  version: string;
}

/** A hash of values that changes with any of them. */
export const versionOf = (values: unknown): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);

/**
 * Compares the version that values were read at with the current one.
 * @param readAt left out or null: whatever is stored is overwritten
 */
export const findConflict = (
  readAt: string | null | undefined,
  current: string,
  message = 'These settings were changed after they were read. Nothing was saved.',
): SaveConflict | null => (readAt == null || readAt === current ? null : { message, version: current });

/** A conflict as a result of saving, for clients that only read errors. */
export const toConflictResult = (conflict: SaveConflict) => ({
  errors: [{ field: 'version', message: conflict.message }],
  conflict,
});
