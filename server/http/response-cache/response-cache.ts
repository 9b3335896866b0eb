import { LRUCache } from 'lru-cache';
import type { AccountRevisions } from './account-revisions.ts';
import type { CacheKey } from './cache-key.ts';

/** The revision of an account that a reply was made from, read before the operation ran. */
export interface AccountRevision {
  userId: string;
  revision: string;
}

/** A reply in the form in which it is kept. */
interface Kept {
  body: Buffer;
}

/** A reply and what it was made from. */
export interface CacheEntry<Reply extends Kept> {
  /** Name of the operation; null for one without. */
  operation: string | null;
  accounts: readonly AccountRevision[];
  reply: Reply;
}

/** A request that the cache did not answer, while its reply is made. */
export interface CacheMiss {
  key: CacheKey;
  /** Set once the operation is known to be cacheable: other requests with the same key then wait for this one. */
  cacheable: Pick<CacheEntry<Kept>, 'operation' | 'accounts'> | null;
  /** Ends the waiting of others. */
  release: (() => void) | null;
}

/**
 * Replies to queries, each with the revisions of the accounts it reads. One is found only under its own key, and only
 * after a statement that began after the request arrived has found these revisions unchanged.
 */
export interface ResponseCache<Reply extends Kept> {
  /** Requests answered from the cache, and replies stored. */
  readonly counts: Readonly<{ hits: number; misses: number }>;
  /** Bytes held. */
  bytes(): number;
  /**
   * @param isCacheable the reply is known to be: others wait for that of a miss from here on
   * @returns the entry of a hit
   */
  lookUp(key: CacheKey, isCacheable?: boolean): Promise<CacheEntry<Reply> | CacheMiss>;
  /** Lets other requests with the same key wait until `miss.release`, and look again then. */
  claim(miss: CacheMiss): void;
  store(key: CacheKey, entry: CacheEntry<Reply>): void;
}

/** @param maxBytes held at most, 0: nothing is stored; entries not used for longest go first */
export function createResponseCache<Reply extends Kept>(
  revisions: AccountRevisions,
  maxBytes: number,
): ResponseCache<Reply> {
  const counts = { hits: 0, misses: 0 };
  // To the library a bound of 0 is none; nothing is as small as a byte.
  const entries = new LRUCache<string, CacheEntry<Reply> & { body: Buffer }>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: sizeOf,
  });
  const claimed = new Map<string, Promise<void>>();

  async function isCurrent({ accounts }: CacheEntry<Reply>): Promise<boolean> {
    for (const { userId, revision } of accounts) {
      const known = revisions.known(userId);
      if ((known === undefined ? await revisions.read(userId) : known) !== revision) return false;
    }
    return true;
  }

  function claim(miss: CacheMiss): void {
    if (miss.release) return;
    const { text } = miss.key;
    const { promise, resolve } = Promise.withResolvers<void>();
    claimed.set(text, promise);
    miss.release = () => {
      if (claimed.get(text) === promise) claimed.delete(text);
      resolve();
    };
  }

  async function lookUp(
    key: CacheKey,
    isCacheable = false,
    waits = true,
  ): Promise<CacheEntry<Reply> | CacheMiss> {
    const found = entries.get(key.text);
    const entry = found?.body.equals(key.body) ? found : null;
    if (entry && (await isCurrent(entry))) {
      counts.hits += 1;
      return entry;
    }
    const other = waits ? claimed.get(key.text) : undefined;
    if (other) return other.then(() => lookUp(key, isCacheable, false));
    const miss: CacheMiss = { key, cacheable: null, release: null };
    // What was stored before is cacheable again.
    if (entry || isCacheable) claim(miss);
    return miss;
  }

  return {
    counts,
    bytes: () => entries.calculatedSize,
    lookUp: (key, isCacheable) => lookUp(key, isCacheable),
    claim,
    store({ text, body }, entry) {
      counts.misses += 1;
      // A copy: the body may be a part of a larger buffer.
      entries.set(text, { ...entry, body: Buffer.from(body) });
    },
  };
}

/** Twice the reply: most are held compressed as well. */
const sizeOf = ({ body, reply, accounts }: CacheEntry<Kept> & { body: Buffer }, text: string) =>
  reply.body.length * 2 +
  body.length +
  text.length +
  accounts.reduce((sum, { revision }) => sum + revision.length, 0);
