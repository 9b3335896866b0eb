import type { FastifyRequest } from 'fastify';
import { setRequestUser } from '../../../http/request-info.ts';
import { bearerToken } from '../../bearer.ts';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from '../publishable-key.ts';
import { AuthError } from '../routes/auth-error.ts';
import { findUserById } from '../users/user-store.ts';
import { readAccessToken } from './access-token.ts';
import { findSessionWithUser } from './session-store.ts';
import { checkNotBanned, type OpenedSession, userNotFound } from './sessions.ts';

/** @returns undefined without a token or with the publishable key */
export function bearerOf(request: FastifyRequest): string | undefined {
  const token = bearerToken(request);
  return token === EMBEDDED_PUBLISHABLE_KEY ? undefined : token;
}

/**
 * The session of a request.
 * @throws AuthError 401 `no_authorization`; 403 `bad_jwt`, `session_not_found`, `user_not_found`, `user_banned`
 */
export async function requireSession(
  deps: EmbeddedAuthDeps,
  request: FastifyRequest,
): Promise<OpenedSession> {
  const token = bearerOf(request);
  if (!token) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const now = deps.clock();
  const claims = await readAccessToken(await deps.keys(), deps.issuer, token, now);
  if (!claims)
    throw new AuthError(403, 'bad_jwt', 'invalid JWT: it is malformed, expired or from another issuer');
  const found = await findSessionWithUser(deps.db, claims.sessionId);
  if (!found || found.user.id !== claims.userId) {
    if (!(await findUserById(deps.db, claims.userId))) throw userNotFound();
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  setRequestUser(found.user.id);
  checkNotBanned(found.user, now, 403);
  return found;
}
