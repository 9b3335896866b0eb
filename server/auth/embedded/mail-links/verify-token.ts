import { DrizzleQueryError } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { AuthError } from '../routes/auth-error.ts';
import type { MailTokenKind, MailTokenRow, UserRow } from '../schema.ts';
import { type OpenedSession, openSession, userNotFound } from '../sessions/sessions.ts';
import { emailExists } from '../users/change-user.ts';
import { lockUser, type UserChanges, updateUser } from '../users/user-store.ts';
import { deleteMailTokensOf } from './mail-token-store.ts';
import { findByCode, redeemCodeToken, redeemLinkToken } from './mail-tokens.ts';
import { issueCode } from './pkce.ts';

/** Proof that a mail arrived. */
export type Proof = { link: string } | { email: string; code: string };

/** `half`: one of the two addresses of a change is confirmed. */
export type Verified =
  | { outcome: 'half' }
  | { outcome: 'session'; opened: OpenedSession }
  | { outcome: 'code'; code: string };

const EXPIRED = {
  link: 'Email link is invalid or has expired',
  code: 'Token has expired or is invalid',
};

/**
 * Uses a mailed token and applies its effect.
 * @param exchange `code`: a link of a PKCE flow returns a code to exchange instead of a session
 * @throws AuthError 403 `otp_expired`, `user_not_found`; 400 `user_banned`; 422 `email_exists`
 */
export async function verifyToken(
  deps: EmbeddedAuthDeps,
  proof: Proof,
  kinds: readonly MailTokenKind[],
  exchange: 'session' | 'code',
): Promise<Verified> {
  const isLink = 'link' in proof;
  const found = isLink ? undefined : await findByCode(deps.db, proof.email, proof.code, kinds);
  const now = deps.clock();
  try {
    return await deps.db.transaction(async (tx) => {
      const token = isLink
        ? await redeemLinkToken(tx, proof.link, kinds, now)
        : found && (await redeemCodeToken(tx, found, now));
      if (!token) throw new AuthError(403, 'otp_expired', isLink ? EXPIRED.link : EXPIRED.code);
      return complete(tx, token, exchange, now);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw emailExists();
    throw error;
  }
}

async function complete(
  tx: Db,
  token: MailTokenRow,
  exchange: 'session' | 'code',
  now: Date,
): Promise<Verified> {
  const user = await lockUser(tx, token.userId);
  if (!user) throw userNotFound();
  const changes = confirmedChanges(token.kind, user, now);
  const changed = await updateUser(tx, user.id, changes, now);
  if (!changed) throw userNotFound();
  if (changes.newEmailHalf) return { outcome: 'half' };
  // Links in the old address' mails must no longer work.
  if (changes.email) await deleteMailTokensOf(tx, user.id);
  if (token.flowId && exchange === 'code') {
    return { outcome: 'code', code: await issueCode(tx, token.flowId, now) };
  }
  return { outcome: 'session', opened: await openSession(tx, changed, 'otp', now) };
}

/** The changes that a token confirms. */
function confirmedChanges(kind: MailTokenKind, user: UserRow, now: Date): UserChanges {
  if (kind !== 'email_change_current' && kind !== 'email_change_new') {
    return { emailConfirmedAt: user.emailConfirmedAt ?? now };
  }
  if (!user.newEmail) throw new AuthError(403, 'otp_expired', EXPIRED.link);
  if (!user.newEmailHalf || user.newEmailHalf === kind) return { newEmailHalf: kind };
  return {
    email: user.newEmail,
    emailConfirmedAt: now,
    newEmail: null,
    newEmailSentAt: null,
    newEmailHalf: null,
  };
}

const isUniqueViolation = (error: unknown) =>
  error instanceof DrizzleQueryError && (error.cause as { code?: unknown } | undefined)?.code === '23505';
