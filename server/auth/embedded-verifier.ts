import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';
import { embeddedIssuer, readAccessToken } from './embedded/sessions/access-token.ts';
import { findLiveSession } from './embedded/sessions/session-store.ts';
import { lazySigningKeys } from './embedded/sessions/signing-keys.ts';
import type { TokenVerifier } from './identity.ts';
import { createTokenCache } from './token-cache.ts';

/** How long another process may still take a session for alive after it was ended there. */
const LIFE_MS = 1_000;

/**
 * Checks tokens of the built-in sign-in. Whether the session still is, is asked of the database at most a
 * second ago, and anew as soon as this process ends one: signing out takes effect at once.
 */
export function embeddedVerifier(config: Config, db: Db, clock: Clock): TokenVerifier {
  const keys = lazySigningKeys(db, clock);
  const issuer = embeddedIssuer(config);
  const remembered = createTokenCache(LIFE_MS);
  return {
    forget: remembered.forget,
    known: (token) => remembered.get(token, clock()),
    async verify(token) {
      const now = clock();
      const known = remembered.get(token, now);
      if (known) return known;
      const remember = remembered.checking();
      const claims = await readAccessToken(await keys(), issuer, token, now);
      if (!claims) return null;
      const found = await findLiveSession(db, claims.sessionId, now);
      if (found?.userId !== claims.userId) return null;
      const identity = { userId: found.userId, email: found.email, sessionId: claims.sessionId };
      remember(token, { identity, checkedAt: now, endsAt: claims.endsAt });
      return identity;
    },
  };
}
