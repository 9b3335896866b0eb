import type { FastifyRequest } from 'fastify';
import { noteUser } from '../../http/requests/notes.ts';
import { readAccessToken } from './access-token.ts';
import { AuthError } from './auth-error.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from './key.ts';
import { checkNotBanned, type OpenedSession, userNotFound } from './sessions.ts';
import { findSessionWithUser } from './store/session-store.ts';
import { findUserById } from './store/user-store.ts';
import type { Surface } from './surface.ts';

/** @returns undefined for a visitor: no Bearer, or the publishable key as Bearer */
export function bearerOf(request: FastifyRequest): string | undefined {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token === EMBEDDED_PUBLISHABLE_KEY ? undefined : token;
}

/**
 * Who makes the request.
 * @throws AuthError 401 `no_authorization`; 403 `bad_jwt`, `session_not_found`, `user_not_found`, `user_banned`
 */
export async function requireSession(surface: Surface, request: FastifyRequest): Promise<OpenedSession> {
  const token = bearerOf(request);
  if (!token) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const now = surface.clock();
  const claims = await readAccessToken(await surface.keys(), surface.issuer, token, now);
  if (!claims) throw new AuthError(403, 'bad_jwt', 'invalid JWT: it is malformed, expired or not ours');
  const found = await findSessionWithUser(surface.db, claims.sessionId);
  if (!found || found.user.id !== claims.userId) {
    if (!(await findUserById(surface.db, claims.userId))) throw userNotFound();
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  noteUser(found.user.id);
  checkNotBanned(found.user, now, 403);
  return found;
}
