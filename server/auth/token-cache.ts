import type { Identity } from './identity.ts';

/** About a kilobyte each. */
const CAPACITY = 5_000;

/** The outcome of a check. */
export interface Found {
  identity: Identity;
  checkedAt: Date;
  /** The token's own end. */
  endsAt: Date;
}

interface Entry {
  identity: Identity;
  until: number;
}

/**
 * Tokens found good a moment ago, so that the requests of one screen are checked once. Ending a session in
 * this process takes effect at once, because it is told here.
 */
export interface TokenCache {
  get(token: string, now: Date): Identity | undefined;
  /**
   * Begins a check. @returns stores its result, unless something was forgotten while the check ran: its
   * answer may be from before
   */
  checking(): (token: string, found: Found) => void;
  forget(userId: string): void;
}

/** @param lifeMs milliseconds after which a token is checked again; its own end comes first */
export function createTokenCache(lifeMs: number): TokenCache {
  const entries = new Map<string, Entry>();
  let forgotten = 0;
  return {
    get(token, now) {
      const entry = entries.get(token);
      return entry && now.getTime() < entry.until ? entry.identity : undefined;
    },
    checking() {
      const before = forgotten;
      return (token, { identity, checkedAt, endsAt }) => {
        if (forgotten !== before) return;
        // Put anew, so that the first entry is always the oldest.
        entries.delete(token);
        const until = Math.min(checkedAt.getTime() + lifeMs, endsAt.getTime());
        entries.set(token, { identity, until });
        const [oldest] = entries.keys();
        if (entries.size > CAPACITY && oldest !== undefined) entries.delete(oldest);
      };
    },
    forget(userId) {
      forgotten += 1;
      for (const [token, { identity }] of entries) if (identity.userId === userId) entries.delete(token);
    },
  };
}
