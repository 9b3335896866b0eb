import type { Pool } from 'pg';
import type { Database } from '../../db/client.ts';
import type { EmbeddedClient } from '../../db/embedded/client.ts';

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
function embeddedRevisions(client: EmbeddedClient): AccountRevisions {
  const remembered = new Map<string, string | null>();
  let rememberedAt = client.commits;
  return {
    known: (userId) => (client.commits === rememberedAt ? remembered.get(userId) : undefined),
    read: batched(async (userIds) => {
      const before = client.commits;
      const [result] = await client.exec(statementFor(userIds), { rowMode: 'array' });
      const revisions: Revisions = new Map((result?.rows ?? []) as unknown as [string, string][]);
      // The statement itself is counted: nothing came between.
      if (client.commits === before + 1) {
        if (rememberedAt !== before) remembered.clear();
        for (const userId of userIds) remembered.set(userId, revisions.get(userId) ?? null);
        rememberedAt = client.commits;
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
