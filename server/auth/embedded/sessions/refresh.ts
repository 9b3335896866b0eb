import type { Db } from '../../../db/client.ts';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { AuthError, invalid } from '../routes/auth-error.ts';
import type { SessionRow } from '../schema.ts';
import { findUserById } from '../users/user-store.ts';
import { isSignedWith, parseRefreshToken, type RefreshToken } from './refresh-token.ts';
import { advanceSession, deleteSession, lockSession } from './session-store.ts';
import { checkNotBanned, isIdle, type OpenedSession } from './sessions.ts';

/** Two tabs, or a lost reply, can cause an old token to be sent again. */
const REUSE_INTERVAL_MS = 10_000;

/**
 * Exchanges a refresh token. The current token returns the next one; the previous one, and any within the reuse interval,
 * return the current one. An older one may have been stolen and ends the session.
 * @throws AuthError 400
 */
export async function refreshSession(deps: EmbeddedAuthDeps, text: string): Promise<OpenedSession> {
  const token = parseRefreshToken(text);
  if (!token) throw invalid('Refresh Token is not valid');
  const outcome = await deps.db.transaction((tx) => exchange(tx, token, deps.clock()));
  if ('opened' in outcome) return outcome.opened;
  if (outcome.ended) deps.forget(outcome.ended.userId);
  throw outcome.refusal;
}

/** A refusal is returned, since throwing it would roll back the end of the session. */
type Outcome = { opened: OpenedSession } | { refusal: AuthError; ended?: SessionRow };

async function exchange(tx: Db, token: RefreshToken, now: Date): Promise<Outcome> {
  const session = await lockSession(tx, token.sessionId);
  if (!session || !isSignedWith(token, session.hmacKey)) {
    return { refusal: refused('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found') };
  }
  const user = await findUserById(tx, session.userId);
  if (!user) throw refused('session_not_found', 'Session from session_id claim in JWT does not exist');
  checkNotBanned(user, now);
  if (isIdle(session, now)) {
    return end(
      tx,
      session,
      refused('session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)'),
    );
  }
  const behind = session.counter - token.counter;
  if (behind < 0) return { refusal: invalid('Refresh Token is not valid') };
  if (behind === 0) {
    await advanceSession(tx, session.id, session.counter + 1, now);
    return { opened: { user, session: { ...session, counter: session.counter + 1, refreshedAt: now } } };
  }
  if (behind === 1 || now.getTime() - session.refreshedAt.getTime() < REUSE_INTERVAL_MS) {
    return { opened: { user, session } };
  }
  return end(tx, session, refused('refresh_token_already_used', 'Invalid Refresh Token: Already Used'));
}

async function end(tx: Db, session: SessionRow, refusal: AuthError): Promise<Outcome> {
  await deleteSession(tx, session.id);
  return { refusal, ended: session };
}

const refused = (
  code: 'refresh_token_not_found' | 'session_not_found' | 'session_expired' | 'refresh_token_already_used',
  message: string,
) => new AuthError(400, code, message);
