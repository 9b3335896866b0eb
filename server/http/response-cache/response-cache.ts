import { LRUCache } from 'lru-cache';
import type { AccountState, AccountStates } from './account-revisions.ts';
import type { RequestKey } from './cache-key.ts';
import type { KeptReply } from './stored-reply.ts';

/** A reply with what it was made of. */
export interface Kept {
  /** Of the request. */
  body: Buffer;
  /** Rows of all accounts it reads as they were before it was made. */
  accounts: readonly AccountState[];
  reply: KeptReply;
  /** Name of the operation; null for one without. */
  operation: string | null;
}

/** What was found under a key. */
export interface Found {
  key: RequestKey;
  /** Null when the reply must be made. */
  kept: Kept | null;
  /** There was one, made of what has changed since: this is a key to keep again. */
  outdated: boolean;
}

/** Counted since the process started. */
export interface CacheCounts {
  /** Requests that were answered from memory. */
  hits: number;
  /** Replies that were made, and kept. */
  misses: number;
}

/**
 * Replies to queries, each with the rows of the accounts it reads. One is found again only under its own key, and only
 * after these rows were found unchanged by a statement that began after the request had arrived.
 */
export interface ResponseCache {
  readonly counts: Readonly<CacheCounts>;
  /** Bytes held. */
  bytes(): number;
  /** The same as `find`, where the database need not be asked; null where it must, or where there is none. */
  findKnown(key: RequestKey): Found | null;
  find(key: RequestKey): Promise<Found>;
  /** Lets others who look for this key wait until the returned function is called, and then look again. */
  making(key: RequestKey): () => void;
  keep(key: RequestKey, made: Omit<Kept, 'body'>): void;
}

/** @param maxBytes held at most, 0: nothing is kept; the replies that were asked for longest ago go first */
export function createResponseCache(states: AccountStates, maxBytes: number): ResponseCache {
  const counts: CacheCounts = { hits: 0, misses: 0 };
  // A bound of 0 is none to the library; nothing is as small as a byte.
  const entries = new LRUCache<string, Kept>({ maxSize: Math.max(1, maxBytes), sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<void>>();

  function keptFor({ text, body }: RequestKey): Kept | undefined {
    const kept = entries.get(text);
    return kept?.body.equals(body) ? kept : undefined;
  }

  /** Undefined when the database must be asked. */
  function isKnownCurrent({ accounts }: Kept): boolean | undefined {
    for (const { userId, row } of accounts) {
      const known = states.known(userId);
      if (known === undefined) return undefined;
      if (known?.row !== row) return false;
    }
    return true;
  }

  async function isCurrent(kept: Kept): Promise<boolean> {
    const known = isKnownCurrent(kept);
    if (known !== undefined) return known;
    const now = await Promise.all(kept.accounts.map(({ userId }) => states.read(userId)));
    return kept.accounts.every(({ row }, place) => now[place]?.row === row);
  }

  async function look(key: RequestKey): Promise<Found> {
    const kept = keptFor(key);
    if (!kept) return { key, kept: null, outdated: false };
    return (await isCurrent(kept)) ? { key, kept, outdated: false } : { key, kept: null, outdated: true };
  }

  return {
    counts,
    bytes: () => entries.calculatedSize,
    findKnown(key) {
      const kept = keptFor(key);
      if (!kept || !isKnownCurrent(kept)) return null;
      counts.hits += 1;
      return { key, kept, outdated: false };
    },
    async find(key) {
      let found = await look(key);
      const other = found.kept ? undefined : underWay.get(key.text);
      if (other) {
        await other;
        found = await look(key);
      }
      if (found.kept) counts.hits += 1;
      return found;
    },
    making(key) {
      const { promise, resolve } = Promise.withResolvers<void>();
      underWay.set(key.text, promise);
      return () => {
        if (underWay.get(key.text) === promise) underWay.delete(key.text);
        resolve();
      };
    },
    keep({ text, body }, made) {
      counts.misses += 1;
      // A copy: what came over the wire is a part of a larger piece of memory.
      entries.set(text, { ...made, body: Buffer.from(body) });
    },
  };
}

/** Strings of ASCII take a byte a character. */
const sizeOf = ({ body, reply, accounts }: Kept, text: string) =>
  reply.size + body.length + text.length + accounts.reduce((sum, { row }) => sum + row.length, 0);
