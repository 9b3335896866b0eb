import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import type { Database } from '../../db/client.ts';

type Revisions = ReadonlyMap<string, string>;

/**
 * Reads the revisions of accounts (`Account.revision`) as they are after everything that was committed before the call.
 * Whatever a stored reply shows of an account, its revision changes when that does.
 */
export interface AccountRevisions {
  /** Without a statement; null: there is no such account, undefined: the database has to be asked. */
  known(userId: string): string | null | undefined;
  /** One statement at a time, for all who wait when it begins. */
  read(userId: string): Promise<string | null>;
}

export const accountRevisions = ({ connection }: Database): AccountRevisions =>
  'pglite' in connection ? embeddedRevisions(connection.pglite) : serverRevisions(connection.pool);

/** Other processes write as well: the database is asked each time. */
const serverRevisions = (pool: Pool): AccountRevisions => ({
  known: () => undefined,
  read: batched(async (userIds) => {
    const { rows } = await pool.query<{ userId: string; revision: string }>(statementFor(userIds));
    return new Map(rows.map(({ userId, revision }) => [userId, revision]));
  }),
});

/** Only this process writes: revisions are remembered until a statement runs that may have changed them. */
function embeddedRevisions(client: PGlite): AccountRevisions {
  const changes = countChanges(client);
  const remembered = new Map<string, string | null>();
  let rememberedAt = changes();
  return {
    known: (userId) => (changes() === rememberedAt ? remembered.get(userId) : undefined),
    read: batched(async (userIds) => {
      const before = changes();
      const [result] = await client.exec(statementFor(userIds), { rowMode: 'array' });
      const revisions: Revisions = new Map((result?.rows ?? []) as unknown as [string, string][]);
      // The statement itself is counted: nothing came between.
      if (changes() === before + 1) {
        if (rememberedAt !== before) remembered.clear();
        for (const userId of userIds) remembered.set(userId, revisions.get(userId) ?? null);
        rememberedAt = changes();
      }
      return revisions;
    }),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Without parameters, so that the simple protocol is used: one message instead of five, which costs the server less, works
 * behind any pooler, and counts as one with an embedded database.
 */
function statementFor(userIds: readonly string[]): string {
  const ids = userIds.filter((userId) => UUID.test(userId)).map((userId) => `'${userId}'::uuid`);
  return `select user_id as "userId", account::text as revision
    from sightline.account where user_id in (${ids.join() || 'null'})`;
}

/** Shares one statement among all who ask before it begins, and begins it when the one before has ended. */
function batched(read: (userIds: string[]) => Promise<Revisions>): AccountRevisions['read'] {
  let running: Promise<unknown> = Promise.resolve();
  let next: { userIds: Set<string>; revisions: Promise<Revisions> } | null = null;
  return async (userId) => {
    if (!next) {
      const userIds = new Set<string>();
      const revisions = running.then(() => {
        next = null;
        return read([...userIds]);
      });
      running = revisions.catch(() => {});
      next = { userIds, revisions };
    }
    next.userIds.add(userId);
    return (await next.revisions).get(userId) ?? null;
  };
}

/** Postgres' Sync message, which follows messages that were counted. */
const SYNC = 'S'.charCodeAt(0);

/**
 * Counts possible commits of an embedded database: while the count is unchanged, so is the data, because this process has
 * the only connection. Counts commits and all statements outside transactions, which includes reads.
 * @returns reads the count
 */
function countChanges(client: PGlite): () => number {
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
