import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AuthError } from '../auth-error.ts';
import { mailOrigin, prepareMail } from '../auth-mails.ts';
import { readEmail, readMetadata, readNewPassword } from '../credentials.ts';
import { hashPassword } from '../passwords.ts';
import { readChallenge } from '../pkce.ts';
import { limitMails, limitRequests } from '../rate-limits.ts';
import { bodyOf } from '../requests.ts';
import type { UserRow } from '../store/rows.ts';
import { findUserByEmail, insertUser, type NewUser, updateUser } from '../store/user-store.ts';
import type { Surface } from '../surface.ts';
import { obfuscatedUserJson, userJson } from '../user-json.ts';

/**
 * `POST /signup`: stores the account, unconfirmed, and mails the link that confirms it. Signing up again
 * before that sends another mail and keeps the first password: nobody has proven yet whose address it is.
 */
export function signupRoute(app: FastifyInstance, surface: Surface): void {
  app.post('/signup', async (request) => {
    await limitRequests(surface, request, 'signup');
    const body = bodyOf(request);
    checkMethod(body);
    const password = readNewPassword(body.password);
    const email = readEmail(body.email);
    const userMetadata = readMetadata(body.data);
    const origin = mailOrigin(surface, request, readChallenge(body));
    await limitMails(surface, email);
    const passwordHash = await hashPassword(password);
    const wanted = { id: randomUUID(), email, passwordHash, userMetadata, emailConfirmedAt: null };
    const user = await findOrInsert(surface, wanted);
    const now = surface.clock();
    if (user.emailConfirmedAt) return obfuscatedUserJson(strangerLike(wanted, now));
    const mail = await prepareMail(surface, user, 'signup', email, origin);
    // The answer waits for this one: without the mail the new account is of no use.
    await surface.mailer.send(mail);
    return userJson((await updateUser(surface.db, user.id, { confirmationSentAt: now }, now)) ?? user);
  });
}

function checkMethod({ email, password, phone }: Record<string, unknown>): void {
  if (phone && !email) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (!email && !password) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
}

async function findOrInsert(surface: Surface, wanted: NewUser): Promise<UserRow> {
  const user =
    (await findUserByEmail(surface.db, wanted.email)) ??
    (await insertUser(surface.db, wanted, surface.clock())) ??
    // Somebody else was a moment faster.
    (await findUserByEmail(surface.db, wanted.email));
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
