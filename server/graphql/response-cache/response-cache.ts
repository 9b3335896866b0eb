import { LRUCache } from 'lru-cache';
import type { AccountState, AccountStates } from './account-states.ts';
import type { KeptReply } from './kept-reply.ts';

/** A reply with what it was made of. */
export interface Kept {
  /** Rows of all accounts it reads as they were before it was made. */
  accounts: readonly AccountState[];
  reply: KeptReply;
  /** Name of the operation; null for one without. */
  operation: string | null;
}

/** What was found under a key. */
export interface Found {
  key: string;
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
  find(key: string): Promise<Found>;
  /** Lets others who look for this key wait until the returned function is called, and then look again. */
  making(key: string): () => void;
  keep(key: string, kept: Kept): void;
}

/** @param maxBytes held at most, 0: nothing is kept; the replies that were asked for longest ago go first */
export function createResponseCache(states: AccountStates, maxBytes: number): ResponseCache {
  const counts: CacheCounts = { hits: 0, misses: 0 };
  // A bound of 0 is none to the library; nothing is as small as a byte.
  const entries = new LRUCache<string, Kept>({ maxSize: Math.max(1, maxBytes), sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<void>>();

  async function isCurrent({ accounts }: Kept): Promise<boolean> {
    for (const { userId, row } of accounts) {
      const known = states.known(userId);
      const now = known === undefined ? await states.read(userId) : known;
      if (now?.row !== row) return false;
    }
    return true;
  }

  async function look(key: string): Promise<Found> {
    const kept = entries.get(key);
    if (!kept) return { key, kept: null, outdated: false };
    return (await isCurrent(kept)) ? { key, kept, outdated: false } : { key, kept: null, outdated: true };
  }

  return {
    counts,
    bytes: () => entries.calculatedSize,
    async find(key) {
      let found = await look(key);
      const other = found.kept ? undefined : underWay.get(key);
      if (other) {
        await other;
        found = await look(key);
      }
      if (found.kept) counts.hits += 1;
      return found;
    },
    making(key) {
      const { promise, resolve } = Promise.withResolvers<void>();
      underWay.set(key, promise);
      return () => {
        if (underWay.get(key) === promise) underWay.delete(key);
        resolve();
      };
    },
    keep(key, kept) {
      counts.misses += 1;
      entries.set(key, kept);
    },
  };
}

/** Strings of ASCII take a byte a character. */
const sizeOf = ({ reply, accounts }: Kept, key: string) =>
  reply.size + key.length + accounts.reduce((sum, { row }) => sum + row.length, 0);
