import type { PGlite } from '@electric-sql/pglite';

/** Postgres' Sync message, which follows messages that were counted. */
const SYNC = 'S'.charCodeAt(0);

/**
 * Counts possible commits of an embedded database: while the count is unchanged, so is the data, because this process has
 * the only connection. Counts commits and all statements outside transactions, which includes reads.
 * @returns reads the count
 */
export function countChanges(client: PGlite): () => number {
  const run = client.execProtocolRawSync.bind(client);
  let count = 0;
  client.execProtocolRawSync = (message) => {
    try {
      return run(message);
    } finally {
      if (message[0] !== SYNC && !client.isInTransaction()) count += 1;
    }
  };
  return () => count;
}
