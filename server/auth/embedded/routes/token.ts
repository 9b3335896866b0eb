import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AuthError, invalid } from '../auth-error.ts';
import { hashPassword, isImported, isPassword } from '../passwords.ts';
import { exchangeCode } from '../pkce.ts';
import { checkFailures, countFailure, limitRequests } from '../rate-limits.ts';
import { refreshSession } from '../refresh.ts';
import { bodyOf, queryOf } from '../requests.ts';
import { checkNotBanned, type OpenedSession, openSession, sessionJson } from '../sessions.ts';
import type { UserRow } from '../store/rows.ts';
import { findUserByEmail, replaceHash } from '../store/user-store.ts';
import type { Surface } from '../surface.ts';

const MAX_INPUT = 1024;

/** `POST /token?grant_type=password|refresh_token|pkce`: a session for a proof. */
export function tokenRoute(app: FastifyInstance, surface: Surface): void {
  app.post('/token', async (request) => {
    await limitRequests(surface, request, 'token');
    return sessionJson(surface, await grant(surface, request));
  });
}

async function grant(surface: Surface, request: FastifyRequest): Promise<OpenedSession> {
  const body = bodyOf(request);
  switch (queryOf(request, 'grant_type')) {
    case 'password':
      return grantByPassword(surface, request, body);
    case 'refresh_token':
      if (typeof body.refresh_token !== 'string' || !body.refresh_token) {
        throw invalid('refresh_token is required');
      }
      return refreshSession(surface, body.refresh_token);
    case 'pkce':
      return exchangeCode(surface, body.auth_code, body.code_verifier);
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

async function grantByPassword(
  surface: Surface,
  request: FastifyRequest,
  body: Record<string, unknown>,
): Promise<OpenedSession> {
  const { email, password } = body;
  if (typeof email !== 'string' || !email || email.length > MAX_INPUT) throw invalid('email is required');
  if (typeof password !== 'string' || !password || password.length > MAX_INPUT) {
    throw invalid('password is required');
  }
  const address = email.trim().toLowerCase();
  await checkFailures(surface, request, address);
  const user = await findUserByEmail(surface.db, address);
  if (!(await isPassword(password, user?.passwordHash ?? null)) || !user) {
    await countFailure(surface, request, address);
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  checkNotBanned(user, surface.clock());
  if (!user.emailConfirmedAt) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  await renewImportedHash(surface, user, password);
  return surface.db.transaction((tx) => openSession(tx, user, 'password', surface.clock()));
}

/** A hash from elsewhere is replaced at the one moment its password is known. */
async function renewImportedHash(surface: Surface, user: UserRow, password: string): Promise<void> {
  if (!user.passwordHash || !isImported(user.passwordHash)) return;
  await replaceHash(surface.db, user.id, user.passwordHash, await hashPassword(password));
}
