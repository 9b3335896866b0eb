import pLimit from 'p-limit';
import type { ByteRange, ObjectStore } from './object-store.ts';
import { type AnswerText, decodeText, encodeBatch } from './text-batch.ts';

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

/** The archive can be read, and lacks a text or holds a damaged one. */
export class TextLost extends Error {
  override name = 'TextLost';
}

/** Keeps texts of answers outside the database. */
export interface TextArchive {
  /**
   * Checks that this is the archive that was used before, and marks a new one.
   * @param isUsed whether the database says that it holds texts
   * @throws ArchiveUnavailable
   */
  open(isUsed: boolean): Promise<void>;
  /** Writes the texts of one day, and reads them again. @returns the location of each, by id @throws ArchiveUnavailable */
  write(
    userId: string,
    day: string,
    answers: readonly (AnswerText & { id: string })[],
  ): Promise<Map<string, string>>;
  /** @throws ArchiveUnavailable, TextLost */
  read(userId: string, key: TextKey): Promise<AnswerText>;
  /** Reads texts, each object once. @returns those that are not lost, by id @throws ArchiveUnavailable */
  readMany(userId: string, keys: readonly TextKey[]): Promise<Map<string, AnswerText>>;
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

  /** @throws TextLost where the archive lacks the object */
  async function readObject(key: string, range?: ByteRange): Promise<Buffer> {
    const bytes = await available(store.get(key, range));
    if (bytes) return bytes;
    await requireMarker();
    throw new TextLost(`The archive ${store.address} has no ${key}.`);
  }

  const archive: TextArchive = {
    async open(isUsed) {
      if (isUsed) return requireMarker();
      if (await available(store.get(MARKER))) return;
      const about =
        'Texts of answers that Sightline removed from its database. Objects here are never changed.';
      await available(store.put(MARKER, Buffer.from(`${JSON.stringify({ about })}\n`)));
    },

    async write(userId, day, answers) {
      const { name, body, ranges } = await encodeBatch(answers);
      const key = objectKey(userId, day, name);
      await available(store.put(key, body));
      if (!(await available(store.get(key)))?.equals(body)) {
        throw new ArchiveUnavailable(`The archive ${store.address} did not return ${key} as it was written.`);
      }
      return new Map([...ranges].map(([id, range]) => [id, formatLocation(name, range)]));
    },

    async read(userId, { id, day, location }) {
      const { name, range } = parseLocation(location);
      return decode(id, await readObject(objectKey(userId, day, name), range));
    },

    async readMany(userId, keys) {
      const limit = pLimit(CONCURRENT_READS);
      const objects = Map.groupBy(keys, ({ day, location }) =>
        objectKey(userId, day, parseLocation(location).name),
      );
      const read = await Promise.all(
        [...objects].map(([key, texts]) =>
          limit(async () => {
            const body = await readObject(key).catch(ignoreLost);
            if (!body) return [];
            return Promise.all(
              texts.map(async ({ id, location }) => {
                const { start, length } = parseLocation(location).range;
                const text = await decode(id, body.subarray(start, start + length)).catch(ignoreLost);
                return [id, text] as const;
              }),
            );
          }),
        ),
      );
      return new Map(read.flat().flatMap(([id, text]) => (text ? [[id, text] as const] : [])));
    },

    deleteAccount: (userId) => available(store.deleteFolder(userId)),
  };
  return archive;
}

/** `fetch` hides the reason, such as `ECONNREFUSED`, in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

const objectKey = (userId: string, day: string, name: string) => `${userId}/${day}/${name}.jsonl.gz`;

const formatLocation = (name: string, { start, length }: ByteRange) => `${name}:${start}:${length}`;

function parseLocation(location: string): { name: string; range: ByteRange } {
  const [name = '', start, length] = location.split(':');
  return { name, range: { start: Number(start), length: Number(length) } };
}

const decode = (id: string, bytes: Buffer): Promise<AnswerText> =>
  decodeText(id, bytes).catch((error: unknown) => {
    throw new TextLost('The archive holds a damaged text.', { cause: error });
  });

function ignoreLost(error: unknown): null {
  if (error instanceof TextLost) return null;
  throw error;
}
