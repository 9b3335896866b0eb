import type { FastifyInstance } from 'fastify';
import { AuthError, invalid } from '../auth-error.ts';
import { mailOrigin, prepareChangeMails, prepareMail, sendUnawaited } from '../auth-mails.ts';
import { requireSession } from '../bearer.ts';
import { readEmail } from '../credentials.ts';
import { readChallenge } from '../pkce.ts';
import { limitMails, limitRequests } from '../rate-limits.ts';
import { bodyOf } from '../requests.ts';
import { findUserByEmail, updateUser } from '../store/user-store.ts';
import type { Surface } from '../surface.ts';

/**
 * The requests whose whole effect is a mail. Those that anybody may send answer the same, and as fast,
 * whether the address is known or not.
 */
export function mailRoutes(app: FastifyInstance, surface: Surface): void {
  app.post('/recover', async (request) => {
    await limitRequests(surface, request, 'recover');
    const body = bodyOf(request);
    const email = readEmail(body.email);
    const origin = mailOrigin(surface, request, readChallenge(body));
    await limitMails(surface, email);
    const user = await findUserByEmail(surface.db, email);
    if (user) {
      const now = surface.clock();
      await updateUser(surface.db, user.id, { recoverySentAt: now }, now);
      sendUnawaited(surface, await prepareMail(surface, user, 'recovery', email, origin));
    }
    return {};
  });

  app.post('/resend', async (request) => {
    await limitRequests(surface, request, 'resend');
    const body = bodyOf(request);
    if (body.type !== 'signup' && body.type !== 'email_change') {
      throw invalid('Resend requires a type: signup or email_change');
    }
    const email = readEmail(body.email);
    const origin = mailOrigin(surface, request, readChallenge(body));
    await limitMails(surface, email);
    const user = await findUserByEmail(surface.db, email);
    if (user && body.type === 'signup' && !user.emailConfirmedAt) {
      sendUnawaited(surface, await prepareMail(surface, user, 'signup', email, origin));
    }
    if (user && body.type === 'email_change') {
      for (const mail of await prepareChangeMails(surface, user, origin)) sendUnawaited(surface, mail);
    }
    return {};
  });

  app.post('/otp', async (request) => {
    await limitRequests(surface, request, 'otp');
    const body = bodyOf(request);
    if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone sign-ins are disabled');
    // Accounts are made by sign-up alone, which asks for a username and a password.
    if (body.create_user !== false) {
      throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    const email = readEmail(body.email);
    const origin = mailOrigin(surface, request, readChallenge(body));
    await limitMails(surface, email);
    const user = await findUserByEmail(surface.db, email);
    if (user?.emailConfirmedAt) {
      sendUnawaited(surface, await prepareMail(surface, user, 'magiclink', email, origin));
    }
    return {};
  });

  app.get('/reauthenticate', async (request) => {
    await limitRequests(surface, request, 'reauthenticate');
    const { user } = await requireSession(surface, request);
    await limitMails(surface, user.email);
    const origin = mailOrigin(surface, request);
    await surface.mailer.send(await prepareMail(surface, user, 'reauthentication', user.email, origin));
    return {};
  });
}
