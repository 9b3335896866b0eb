import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import type { Clock } from '../dependencies.ts';
import type { TokenVerifier } from '../identity.ts';
import { readAccessToken } from '../supabase/access-token.ts';
import { embeddedIssuer } from '../supabase/issuer.ts';
import { isBanned } from '../supabase/sessions.ts';
import { lazySigningKeys } from '../supabase/signing-keys.ts';
import { findSessionWithUser } from '../supabase/store/session-store.ts';

/**
 * Checks tokens of the built-in sign-in. The session is asked of the database each time (one look-up by
 * primary key), so that signing out, a ban or a deleted account take effect at once in every process.
 */
export function embeddedVerifier(config: Config, db: Db, clock: Clock): TokenVerifier {
  const keys = lazySigningKeys(db, clock);
  const issuer = embeddedIssuer(config);
  return {
    async verify(token) {
      const now = clock();
      const claims = await readAccessToken(await keys(), issuer, token, now);
      if (!claims) return null;
      const found = await findSessionWithUser(db, claims.sessionId);
      if (!found || found.user.id !== claims.userId) return null;
      if (isBanned(found.user, now)) return null;
      return { userId: found.user.id, email: found.user.email, sessionId: claims.sessionId };
    },
  };
}
