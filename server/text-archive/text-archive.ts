import pLimit from 'p-limit';
import type { ObjectStore } from './object-store.ts';
import { type AnswerText, decodeBatch, encodeBatch } from './text-batch.ts';

/** Objects read at once. */
const CONCURRENT_READS = 8;
/** Tells an archive from an empty folder or another bucket. */
const MARKER = 'sightline-archive.json';

/** Identifies an archived text. */
export interface TextKey {
  /** The answer's. */
  id: string;
  day: string;
  /** As `write` returned it. */
  location: string;
}

/** The archive cannot be read or written now. */
export class ArchiveUnavailable extends Error {
  override name = 'ArchiveUnavailable';
}

/** Keeps texts of answers outside the database. */
export interface TextArchive {
  /**
   * Checks that this is the archive that was used before, and marks a new one.
   * @param isUsed whether the database says that it holds texts
   * @throws ArchiveUnavailable
   */
  open(isUsed: boolean): Promise<void>;
  /** Writes texts of one day, and reads them again. @returns their location @throws ArchiveUnavailable */
  write(userId: string, day: string, answers: readonly (AnswerText & { id: string })[]): Promise<string>;
  /** @returns by id those that the archive has undamaged @throws ArchiveUnavailable */
  read(userId: string, keys: readonly TextKey[]): Promise<Map<string, AnswerText>>;
  /** Deletes the account's texts. @throws ArchiveUnavailable */
  deleteAccount(userId: string): Promise<void>;
}

export function createTextArchive(store: ObjectStore): TextArchive {
  const available = async <T>(access: Promise<T>): Promise<T> => {
    try {
      return await access;
    } catch (error) {
      throw new ArchiveUnavailable(`The archive ${store.address} cannot be used: ${reasonOf(error)}`, {
        cause: error,
      });
    }
  };

  async function requireMarker(): Promise<void> {
    if (await available(store.get(MARKER))) return;
    throw new ArchiveUnavailable(
      `The archive ${store.address} has no ${MARKER}: its address has changed, or it is not mounted.`,
    );
  }

  /** The texts of an object; none where the archive has lost it, or it is damaged. */
  async function readObject(key: string): Promise<ReadonlyMap<string, AnswerText>> {
    const body = await available(store.get(key));
    if (body) return decodeBatch(body).catch(() => new Map());
    await requireMarker();
    return new Map();
  }

  return {
    async open(isUsed) {
      if (isUsed) return requireMarker();
      if (await available(store.get(MARKER))) return;
      const about =
        'Texts of answers that Sightline removed from its database. Objects here are never changed.';
      await available(store.put(MARKER, Buffer.from(`${JSON.stringify({ about })}\n`)));
    },

    async write(userId, day, answers) {
      const { name, body } = await encodeBatch(answers);
      const key = objectKey(userId, day, name);
      await available(store.put(key, body));
      if (!(await available(store.get(key)))?.equals(body)) {
        throw new ArchiveUnavailable(`The archive ${store.address} did not return ${key} as it was written.`);
      }
      return name;
    },

    async read(userId, keys) {
      const limit = pLimit(CONCURRENT_READS);
      const objects = Map.groupBy(keys, ({ day, location }) => objectKey(userId, day, location));
      const read = await Promise.all(
        [...objects].map(([key, texts]) =>
          limit(async () => {
            const found = await readObject(key);
            return texts.flatMap(({ id }) => {
              const text = found.get(id);
              return text ? [[id, text] as const] : [];
            });
          }),
        ),
      );
      return new Map(read.flat());
    },

    deleteAccount: (userId) => available(store.deleteFolder(userId)),
  };
}

/** `fetch` hides the reason, such as `ECONNREFUSED`, in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

const objectKey = (userId: string, day: string, name: string) => `${userId}/${day}/${name}.jsonl.gz`;
