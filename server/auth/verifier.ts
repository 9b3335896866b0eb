import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';
import { embeddedIssuer, readAccessToken } from './embedded/sessions/access-token.ts';
import { findLiveSession } from './embedded/sessions/session-store.ts';
import { lazySigningKeys } from './embedded/sessions/signing-keys.ts';
import { hostedVerifier } from './hosted-verifier.ts';
import type { TokenVerifier } from './identity.ts';
import { createTokenCache } from './token-cache.ts';

interface VerifierDeps {
  config: Config;
  db: Db;
  clock: Clock;
}

/** The verifier of the configured sign-in. It reads and fetches nothing before its first use. */
export const createVerifier = (deps: VerifierDeps): TokenVerifier =>
  deps.config.hostedAuth ? hostedVerifier(deps.config.hostedAuth, deps.clock) : embeddedVerifier(deps);

/** How long this process may accept a session that another process has ended. */
const CACHE_MS = 1_000;

/** Verifies tokens of the built-in sign-in, including that their session still exists. */
function embeddedVerifier({ config, db, clock }: VerifierDeps): TokenVerifier {
  const keys = lazySigningKeys(db, clock);
  const issuer = embeddedIssuer(config);
  const cache = createTokenCache(CACHE_MS);
  return {
    forget: cache.forget,
    known: (token) => cache.get(token, clock()),
    async verify(token) {
      const now = clock();
      const cached = cache.get(token, now);
      if (cached) return cached;
      const store = cache.beginCheck();
      const claims = await readAccessToken(await keys(), issuer, token, now);
      if (!claims) return null;
      const session = await findLiveSession(db, claims.sessionId, now);
      if (session?.userId !== claims.userId) return null;
      const identity = { userId: session.userId, email: session.email, sessionId: claims.sessionId };
      store(token, { identity, checkedAt: now, expiresAt: claims.expiresAt });
      return identity;
    },
  };
}
