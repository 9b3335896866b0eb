import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { DAY_MS } from '../../../lib/days.ts';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { AuthError } from '../routes/auth-error.ts';
import type { SessionRow, UserRow } from '../schema.ts';
import { userJson } from '../users/user-json.ts';
import { updateUser } from '../users/user-store.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './access-token.ts';
import { formatRefreshToken } from './refresh-token.ts';
import { deleteIdleSessions, insertSession } from './session-store.ts';

const IDLE_DAYS = 30;
const idleSince = (now: Date) => new Date(now.getTime() - IDLE_DAYS * DAY_MS);

/** Whether the session has ended because it was not refreshed for a month. */
export const isIdle = (session: SessionRow, now: Date) => session.refreshedAt < idleSince(now);

export interface OpenedSession {
  user: UserRow;
  session: SessionRow;
}

/**
 * Opens a session within the transaction that authenticated the user.
 * @throws AuthError 400 `user_banned`; 403 `user_not_found` when the account was deleted meanwhile
 */
export async function openSession(
  tx: Db,
  user: UserRow,
  method: SessionRow['method'],
  now: Date,
): Promise<OpenedSession> {
  checkNotBanned(user, now);
  const session: SessionRow = {
    id: randomUUID(),
    userId: user.id,
    hmacKey: randomBytes(32).toString('base64url'),
    counter: 0,
    method,
    createdAt: now,
    refreshedAt: now,
  };
  const signedIn = await updateUser(tx, user.id, { lastSignInAt: now }, now);
  if (!signedIn) throw userNotFound();
  await deleteIdleSessions(tx, user.id, idleSince(now));
  await insertSession(tx, session);
  return { user: signedIn, session };
}

/** Negated because `infinity` is read as an invalid date, which all comparisons are false for. */
export const isBanned = ({ bannedUntil }: UserRow, now: Date) =>
  bannedUntil !== null && !(bannedUntil <= now);

export function checkNotBanned(user: UserRow, now: Date, status = 400): void {
  if (isBanned(user, now)) {
    throw new AuthError(status, 'user_banned', 'User is banned');
  }
}

export const userNotFound = () =>
  new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');

/** The session in auth-js' format, with new tokens. Must not be called inside a transaction. */
export async function sessionJson(deps: EmbeddedAuthDeps, { user, session }: OpenedSession) {
  const now = deps.clock();
  return {
    access_token: await signAccessToken(await deps.keys(), deps.issuer, user, session, now),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: Math.floor(now.getTime() / 1000) + ACCESS_TOKEN_SECONDS,
    refresh_token: formatRefreshToken(session.id, session.counter, session.hmacKey),
    user: userJson(user),
  };
}
