import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { mailOrigin, prepareMail } from '../mail-links/auth-mails.ts';
import { readChallenge } from '../mail-links/pkce.ts';
import { limitMails, limitRequests } from '../rate-limits.ts';
import type { UserRow } from '../schema.ts';
import { readEmail, readMetadata, readNewPassword } from '../users/credentials.ts';
import { hashPassword } from '../users/passwords.ts';
import { obfuscatedUserJson, userJson } from '../users/user-json.ts';
import { findUserByEmail, insertUser, type NewUser, updateUser } from '../users/user-store.ts';
import { AuthError } from './auth-error.ts';
import { bodyOf } from './requests.ts';

/**
 * `POST /signup`: stores the account, unconfirmed, and mails the link that confirms it. Signing up again
 * before that sends another mail and keeps the first password: nobody has proven yet whose address it is.
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
    const passwordHash = await hashPassword(password);
    const wanted = { id: randomUUID(), email, passwordHash, userMetadata, emailConfirmedAt: null };
    const user = await findOrInsert(deps, wanted);
    const now = deps.clock();
    if (user.emailConfirmedAt) return obfuscatedUserJson(strangerLike(wanted, now));
    const mail = await prepareMail(deps, user, 'signup', email, origin);
    // Awaited: without the mail the new account is of no use.
    await deps.mailer.send(mail);
    return userJson((await updateUser(deps.db, user.id, { confirmationSentAt: now }, now)) ?? user);
  });
}

function checkMethod({ email, password, phone }: Record<string, unknown>): void {
  if (phone && !email) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (!email && !password) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
}

async function findOrInsert(deps: EmbeddedAuthDeps, wanted: NewUser): Promise<UserRow> {
  const user =
    (await findUserByEmail(deps.db, wanted.email)) ??
    (await insertUser(deps.db, wanted, deps.clock())) ??
    // Somebody else was a moment faster.
    (await findUserByEmail(deps.db, wanted.email));
  if (!user) throw new Error('The account went away while it was made.');
  return user;
}

/** A user row as it would be, had the address been new. */
const strangerLike = (wanted: NewUser, now: Date): UserRow => ({
  ...wanted,
  identityId: randomUUID(),
  confirmationSentAt: now,
  recoverySentAt: null,
  newEmail: null,
  newEmailSentAt: null,
  newEmailHalf: null,
  lastSignInAt: null,
  bannedUntil: null,
  createdAt: now,
  updatedAt: now,
});
