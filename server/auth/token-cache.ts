import { LRUCache } from 'lru-cache';
import type { Identity } from './identity.ts';

/** About a kilobyte each. */
const MAX_TOKENS = 5_000;

interface VerifiedToken {
  identity: Identity;
  checkedAt: Date;
  expiresAt: Date;
}

/** Recently verified tokens, so that a screen's requests are verified once. */
export interface TokenCache {
  get(token: string, now: Date): Identity | undefined;
  /** Begins a check. @returns stores its result, unless `forget` was called meanwhile: it may be outdated */
  beginCheck(): (token: string, verified: VerifiedToken) => void;
  /** Removes a user's tokens because a session of theirs ended. */
  forget(userId: string): void;
}

/** @param maxAgeMs after which a token is verified again; a token that expires is removed earlier */
export function createTokenCache(maxAgeMs: number): TokenCache {
  const entries = new LRUCache<string, { identity: Identity; until: number }>({ max: MAX_TOKENS });
  let forgotten = 0;
  return {
    get(token, now) {
      const entry = entries.get(token);
      return entry && now.getTime() < entry.until ? entry.identity : undefined;
    },
    beginCheck() {
      const forgottenAtStart = forgotten;
      return (token, { identity, checkedAt, expiresAt }) => {
        if (forgotten !== forgottenAtStart) return;
        const until = Math.min(checkedAt.getTime() + maxAgeMs, expiresAt.getTime());
        entries.set(token, { identity, until });
      };
    },
    forget(userId) {
      forgotten += 1;
      for (const [token, { identity }] of entries.entries())
        if (identity.userId === userId) entries.delete(token);
    },
  };
}
