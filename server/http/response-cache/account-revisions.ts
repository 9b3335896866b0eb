import type { PGlite } from '@electric-sql/pglite';
import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import { countChanges } from '../../db/changes.ts';
import type { Database } from '../../db/client.ts';

/** What an account's own row says. Whatever a kept reply shows of the account, the row changes when that does. */
export interface AccountState {
  userId: string;
  role: string;
  email: string | null;
  /** All of its columns, the data version among them. */
  row: string;
}

/** Reads rows of accounts as they are after all that was committed before the call. */
export interface AccountStates {
  /** The row, without asking; null when there is none, undefined when the database must be asked. */
  known(userId: string): AccountState | null | undefined;
  /** Calls of one turn share a statement; while one is under way, those that come meanwhile share the next. */
  read(userId: string): Promise<AccountState | null>;
}

export function accountStates({ connection }: Database): AccountStates {
  return 'pglite' in connection ? inThisProcess(connection.pglite) : onServer(connection.pool);
}

/** Other processes write as well: the database is asked each time. */
function onServer(pool: Pool): AccountStates {
  const read = shared(async (userIds) => {
    const ids = userIds.filter((userId) => UUID.test(userId));
    return ids.length === 0 ? [] : (await pool.query<AccountState>(statementFor(ids))).rows;
  });
  return { known: () => undefined, read };
}

/** Nobody else writes: what was read is remembered until a statement is run that may have changed it. */
function inThisProcess(client: PGlite): AccountStates {
  const changes = countChanges(client);
  const known = new Map<string, AccountState | null>();
  let knownAt = changes();
  const read = shared(async (userIds) => {
    const before = changes();
    const found = await readAlone(client, userIds);
    // One more is the statement itself: nothing came between.
    if (changes() === before + 1) {
      if (knownAt !== before) known.clear();
      const byId = new Map(found.map((state) => [state.userId, state]));
      for (const userId of userIds) known.set(userId, byId.get(userId) ?? null);
      knownAt = changes();
    }
    return found;
  });
  return { known: (userId) => (changes() === knownAt ? known.get(userId) : undefined), read };
}

async function readAlone(client: PGlite, userIds: readonly string[]): Promise<AccountState[]> {
  const ids = userIds.filter((userId) => UUID.test(userId));
  if (ids.length === 0) return [];
  const [result] = await client.exec(statementFor(ids));
  return (result?.rows ?? []) as unknown as AccountState[];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Without parameters, so that it goes by the simple protocol: one message in place of five, which costs a server less,
 * works behind any pooler, and counts as one with an embedded database.
 */
const statementFor = (userIds: readonly string[]) =>
  `select a.user_id as "userId", a.role, a.email, a::text as "row"
    from sightline.account a where a.user_id in (${userIds.map((userId) => `'${userId}'::uuid`).join(', ')})`;

/** One statement at a time, for all who wait when it begins. */
function shared(statement: (userIds: string[]) => Promise<AccountState[]>): AccountStates['read'] {
  let underWay = false;
  let next: (() => void) | null = null;
  const begin = (dispatch: () => void) => {
    if (underWay) next = dispatch;
    else setImmediate(dispatch);
  };
  const loader = new DataLoader<string, AccountState | null>(
    async (keys) => {
      underWay = true;
      try {
        const found = await statement([...new Set(keys)]);
        const byId = new Map(found.map((state) => [state.userId, state]));
        return keys.map((key) => byId.get(key) ?? null);
      } finally {
        underWay = false;
        const dispatch = next;
        next = null;
        if (dispatch) setImmediate(dispatch);
      }
    },
    { cache: false, batchScheduleFn: begin },
  );
  return (userId) => loader.load(userId);
}
