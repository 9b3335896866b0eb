import type { FastifyInstance } from 'fastify';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { mailAfterReply, mailOrigin, prepareChangeMails, prepareMail } from '../mail-links/auth-mails.ts';
import { readChallenge } from '../mail-links/pkce.ts';
import { limitMails, limitRequests } from '../rate-limits.ts';
import { requireSession } from '../sessions/require-session.ts';
import { readEmail } from '../users/credentials.ts';
import { updateUser } from '../users/user-store.ts';
import { AuthError, invalid } from './auth-error.ts';
import { bodyOf } from './requests.ts';

/** Requests for mails. Without a session, known and unknown addresses get the same reply after the same statements. */
export function mailRoutes(app: FastifyInstance, deps: EmbeddedAuthDeps): void {
  app.post('/recover', async (request, reply) => {
    await limitRequests(deps, request, 'recover');
    const body = bodyOf(request);
    const email = readEmail(body.email);
    const origin = mailOrigin(deps, request, readChallenge(body));
    await limitMails(deps, email);
    mailAfterReply(deps, reply, email, async (user) => {
      const now = deps.clock();
      await updateUser(deps.db, user.id, { recoverySentAt: now }, now);
      return [await prepareMail(deps, user, 'recovery', email, origin)];
    });
    return {};
  });

  app.post('/resend', async (request, reply) => {
    await limitRequests(deps, request, 'resend');
    const body = bodyOf(request);
    if (body.type !== 'signup' && body.type !== 'email_change') {
      throw invalid('Resend requires a type: signup or email_change');
    }
    const email = readEmail(body.email);
    const origin = mailOrigin(deps, request, readChallenge(body));
    await limitMails(deps, email);
    mailAfterReply(deps, reply, email, async (user) => {
      if (body.type === 'email_change') return prepareChangeMails(deps, user, origin);
      return user.emailConfirmedAt ? [] : [await prepareMail(deps, user, 'signup', email, origin)];
    });
    return {};
  });

  app.post('/otp', async (request, reply) => {
    await limitRequests(deps, request, 'otp');
    const body = bodyOf(request);
    if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone sign-ins are disabled');
    // Only sign-up, with username and password, creates accounts.
    if (body.create_user !== false) {
      throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    const email = readEmail(body.email);
    const origin = mailOrigin(deps, request, readChallenge(body));
    await limitMails(deps, email);
    mailAfterReply(deps, reply, email, async (user) =>
      user.emailConfirmedAt ? [await prepareMail(deps, user, 'magiclink', email, origin)] : [],
    );
    return {};
  });

  app.get('/reauthenticate', async (request) => {
    await limitRequests(deps, request, 'reauthenticate');
    const { user } = await requireSession(deps, request);
    await limitMails(deps, user.email);
    const origin = mailOrigin(deps, request);
    await deps.mailer.send(await prepareMail(deps, user, 'reauthentication', user.email, origin));
    return {};
  });
}
