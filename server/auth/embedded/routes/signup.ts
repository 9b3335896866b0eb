import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { mailOrigin, prepareMail } from '../mail-links/auth-mails.ts';
import { readChallenge } from '../mail-links/pkce.ts';
import { limitMails, limitRequests } from '../rate-limits.ts';
import type { UserRow } from '../schema.ts';
import { readEmail, readMetadata, readNewPassword } from '../users/credentials.ts';
import { hashPassword } from '../users/passwords.ts';
import { userJson } from '../users/user-json.ts';
import { findUserByEmail, insertUser, updateUser } from '../users/user-store.ts';
import { AuthError } from './auth-error.ts';
import { bodyOf } from './requests.ts';

/**
 * `POST /signup`: stores the account, unconfirmed, and mails the link that confirms it. A known address gets the same reply
 * from the same steps, so that neither content nor time reveals it. Its owner is mailed: before the address is confirmed a
 * new link, which keeps the first password because nobody has proven to own the address; afterwards a recovery link.
 */
export function signupRoute(app: FastifyInstance, deps: EmbeddedAuthDeps): void {
  app.post('/signup', async (request) => {
    await limitRequests(deps, request, 'signup');
    const body = bodyOf(request);
    checkMethod(body);
    const password = readNewPassword(body.password);
    const email = readEmail(body.email);
    const userMetadata = readMetadata(body.data);
    const origin = mailOrigin(deps, request, readChallenge(body));
    await limitMails(deps, email);
    const now = deps.clock();
    const requested: UserRow = {
      id: randomUUID(),
      identityId: randomUUID(),
      email,
      passwordHash: await hashPassword(password),
      userMetadata,
      emailConfirmedAt: null,
      confirmationSentAt: now,
      recoverySentAt: null,
      newEmail: null,
      newEmailSentAt: null,
      newEmailHalf: null,
      lastSignInAt: null,
      bannedUntil: null,
      createdAt: now,
      updatedAt: now,
    };
    // One transaction, so that a new account takes no additional commit.
    const mail = await deps.db.transaction(async (tx) => {
      await insertUser(tx, requested);
      const user = await findUserByEmail(tx, email);
      if (!user) throw new Error('The account was deleted while it was created.');
      const isKnown = user.emailConfirmedAt !== null;
      const changes = isKnown ? { recoverySentAt: now } : { confirmationSentAt: now };
      await updateUser(tx, user.id, changes, now);
      const purpose = isKnown ? 'existing_account' : 'signup';
      return prepareMail({ ...deps, db: tx }, user, purpose, email, origin);
    });
    await deps.mailer.send(mail);
    return userJson(requested);
  });
}

function checkMethod({ email, password, phone }: Record<string, unknown>): void {
  if (phone && !email) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (!email && !password) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
}
