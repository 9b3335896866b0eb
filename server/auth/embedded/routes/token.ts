import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { exchangeCode } from '../mail-links/pkce.ts';
import { checkFailures, countFailure, limitRequests } from '../rate-limits.ts';
import type { UserRow } from '../schema.ts';
import { BY_MAIL, BY_PASSWORD } from '../sessions/how.ts';
import { refreshSession } from '../sessions/refresh.ts';
import { checkNotBanned, type OpenedSession, openSession, sessionJson } from '../sessions/sessions.ts';
import { hashPassword, isImported, isPassword } from '../users/passwords.ts';
import { findUserByEmail, replaceHash } from '../users/user-store.ts';
import { AuthError, invalid } from './auth-error.ts';
import { bodyOf, queryOf } from './requests.ts';

const MAX_INPUT_LENGTH = 1024;

/** `POST /token?grant_type=password|refresh_token|pkce`. */
export function tokenRoute(app: FastifyInstance, deps: EmbeddedAuthDeps): void {
  app.post('/token', async (request) => {
    await limitRequests(deps, request, 'token');
    const opened = await grant(deps, request);
    await recordSignIn(deps, opened, queryOf(request, 'grant_type'));
    return sessionJson(deps, opened);
  });
}

/** A refreshed session is none that was opened. */
async function recordSignIn(
  { signedIn }: EmbeddedAuthDeps,
  { user }: OpenedSession,
  grantType: string | undefined,
) {
  if (grantType !== 'refresh_token') {
    await signedIn(user, grantType === 'password' ? BY_PASSWORD : BY_MAIL);
  }
}

async function grant(deps: EmbeddedAuthDeps, request: FastifyRequest): Promise<OpenedSession> {
  const body = bodyOf(request);
  switch (queryOf(request, 'grant_type')) {
    case 'password':
      return grantByPassword(deps, request, body);
    case 'refresh_token':
      if (typeof body.refresh_token !== 'string' || !body.refresh_token) {
        throw invalid('refresh_token is required');
      }
      return refreshSession(deps, body.refresh_token);
    case 'pkce':
      return exchangeCode(deps, body.auth_code, body.code_verifier);
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

async function grantByPassword(
  deps: EmbeddedAuthDeps,
  request: FastifyRequest,
  body: Record<string, unknown>,
): Promise<OpenedSession> {
  const { email, password } = body;
  if (typeof email !== 'string' || !email || email.length > MAX_INPUT_LENGTH)
    throw invalid('email is required');
  if (typeof password !== 'string' || !password || password.length > MAX_INPUT_LENGTH) {
    throw invalid('password is required');
  }
  const address = email.trim().toLowerCase();
  await checkFailures(deps, request, address);
  const user = await findUserByEmail(deps.db, address);
  if (!(await isPassword(password, user?.passwordHash ?? null)) || !user) {
    await countFailure(deps, request, address);
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  checkNotBanned(user, deps.clock());
  if (!user.emailConfirmedAt) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  await replaceImportedHash(deps, user, password);
  return deps.db.transaction((tx) => openSession(tx, user, 'password', deps.clock()));
}

/** Replaces an imported hash while the password is known. */
async function replaceImportedHash(deps: EmbeddedAuthDeps, user: UserRow, password: string): Promise<void> {
  if (!user.passwordHash || !isImported(user.passwordHash)) return;
  await replaceHash(deps.db, user.id, user.passwordHash, await hashPassword(password));
}
