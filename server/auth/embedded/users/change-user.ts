import type { FastifyRequest } from 'fastify';
import { removeGrantsOf } from '../../oauth/record-store.ts';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { mailOrigin, prepareChangeMails } from '../mail-links/auth-mails.ts';
import { deleteMailTokensOf } from '../mail-links/mail-token-store.ts';
import { findByCode, redeemCodeToken } from '../mail-links/mail-tokens.ts';
import { readChallenge } from '../mail-links/pkce.ts';
import { limitMails } from '../rate-limits.ts';
import { AuthError, invalid } from '../routes/auth-error.ts';
import { bodyOf } from '../routes/requests.ts';
import type { UserRow } from '../schema.ts';
import { deleteOtherSessions } from '../sessions/session-store.ts';
import { type OpenedSession, userNotFound } from '../sessions/sessions.ts';
import { readEmail, readMetadata, readNewPassword, withinMetadataLimit } from './credentials.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findUserByEmail, lockUser, type UserChanges, updateUser } from './user-store.ts';

/**
 * Applies a `PUT /user`: password, metadata, and the start of a change of address, which both addresses have to confirm.
 * @returns the changed account
 * @throws AuthError 400, 403, 422, 429
 */
export async function changeUser(
  deps: EmbeddedAuthDeps,
  request: FastifyRequest,
  { user, session }: OpenedSession,
): Promise<UserRow> {
  const body = bodyOf(request);
  if ('app_metadata' in body || 'role' in body) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata and role requires admin privileges');
  }
  const email = body.email === undefined || body.email === '' ? undefined : readEmail(body.email);
  const data = body.data === undefined ? undefined : readMetadata(body.data);
  const challenge = readChallenge(body);
  const changesEmail = email !== undefined && email !== user.email;
  if (changesEmail && (await findUserByEmail(deps.db, email))) throw emailExists();
  const passwordHash = await newHash(deps, user, body);
  if (changesEmail) await limitMails(deps, user.email);
  const changed = await deps.db.transaction(async (tx) => {
    const current = await lockUser(tx, user.id);
    if (!current) throw userNotFound();
    const changes: UserChanges = {};
    if (data) changes.userMetadata = merge(current.userMetadata, data);
    if (passwordHash) {
      changes.passwordHash = passwordHash;
      // A pending change of address may be an intruder's.
      Object.assign(changes, { newEmail: null, newEmailSentAt: null, newEmailHalf: null });
      await deleteOtherSessions(tx, user.id, session.id);
      await deleteMailTokensOf(tx, user.id);
      // So may be an app.
      await removeGrantsOf(tx, user.id);
    }
    if (changesEmail)
      Object.assign(changes, { newEmail: email, newEmailSentAt: deps.clock(), newEmailHalf: null });
    return updateUser(tx, user.id, changes, deps.clock());
  });
  if (!changed) throw userNotFound();
  deps.forget(user.id);
  if (changesEmail) {
    const mails = await prepareChangeMails(deps, changed, mailOrigin(deps, request, challenge));
    for (const mail of mails) await deps.mailer.send(mail);
  }
  return changed;
}

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

async function newHash(
  deps: EmbeddedAuthDeps,
  user: UserRow,
  body: Record<string, unknown>,
): Promise<string | undefined> {
  if (body.password === undefined || body.password === '') return undefined;
  const password = readNewPassword(body.password);
  const { current_password: currentPassword, nonce } = body;
  if (currentPassword !== undefined) {
    const current = typeof currentPassword === 'string' ? currentPassword : '';
    if (!(await isPassword(current, user.passwordHash))) {
      throw new AuthError(400, 'invalid_credentials', 'The current password is wrong');
    }
  }
  if (user.passwordHash && (await isPassword(password, user.passwordHash))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  if (nonce !== undefined && nonce !== '') await checkNonce(deps, user, nonce);
  return hashPassword(password);
}

async function checkNonce(deps: EmbeddedAuthDeps, user: UserRow, nonce: unknown): Promise<void> {
  if (typeof nonce !== 'string') throw invalid('nonce must be the code from the mail');
  const found = await findByCode(deps.db, user.email, nonce, ['reauthentication']);
  const used = found && (await redeemCodeToken(deps.db, found, deps.clock()));
  if (used?.userId !== user.id) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}

/** Merges key by key; null removes a key. */
function merge(previous: Record<string, unknown>, data: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries({ ...previous, ...data }).filter(([, value]) => value !== null);
  return withinMetadataLimit(Object.fromEntries(entries));
}
