import type { PGlite } from '@electric-sql/pglite';

/** Ends a message of the protocol's; what it ends was counted. */
const SYNC = 'S'.charCodeAt(0);

/**
 * Counts what may have changed what others read of an embedded database. It has one connection, which belongs to this
 * process: as long as the count stays, nothing was committed. A statement of a transaction is not counted, its commit
 * is; a statement that only reads is, since one cannot tell.
 * @returns tells the count
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
