import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MailDocument } from '../../../mail/document.ts';
import type { Mail } from '../../../mail/mailer.ts';
import {
  currentAddressMail,
  existingAccountMail,
  magicLinkMail,
  newAddressMail,
  reauthenticationMail,
  recoveryMail,
  signupMail,
} from '../../../mail/templates/auth.ts';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { queryOf } from '../routes/requests.ts';
import type { MailTokenKind, UserRow } from '../schema.ts';
import { findUserByEmail } from '../users/user-store.ts';
import { type IssuedToken, issueMailToken } from './mail-tokens.ts';
import { type Challenge, startFlow } from './pkce.ts';
import { redirectTarget, siteUrlOf, withQuery } from './redirects.ts';

/** Where a mail's links lead. */
export interface MailOrigin {
  siteUrl: string;
  redirectTo: string;
  challenge: Challenge | undefined;
}

export function mailOrigin(
  deps: EmbeddedAuthDeps,
  request: FastifyRequest,
  challenge?: Challenge,
): MailOrigin {
  const siteUrl = siteUrlOf(deps.config, request);
  return { siteUrl, redirectTo: redirectTarget(siteUrl, queryOf(request, 'redirect_to')), challenge };
}

/** `existing_account`: a recovery mail to the owner of an address that was used for another sign-up. */
type MailPurpose = MailTokenKind | 'existing_account';

/** Stores a token and creates its mail. */
export async function prepareMail(
  deps: Pick<EmbeddedAuthDeps, 'clock' | 'db'>,
  user: UserRow,
  purpose: MailPurpose,
  to: string,
  origin: MailOrigin,
): Promise<Mail> {
  const now = deps.clock();
  const kind = purpose === 'existing_account' ? 'recovery' : purpose;
  const flowId = origin.challenge ? await startFlow(deps.db, user.id, origin.challenge, now) : null;
  const issued = await issueMailToken(deps.db, user, kind, to, flowId, now);
  const document = createDocument(purpose, user, {
    link: createLink(kind, issued, origin),
    code: issued.code,
  });
  return { to, document };
}

/** The mails of a change of address: one to each address that is not confirmed yet. */
export async function prepareChangeMails(
  deps: EmbeddedAuthDeps,
  user: UserRow,
  origin: MailOrigin,
): Promise<Mail[]> {
  if (!user.newEmail) return [];
  const mails: Mail[] = [];
  for (const [kind, to] of [
    ['email_change_current', user.email],
    ['email_change_new', user.newEmail],
  ] as const) {
    if (user.newEmailHalf !== kind) mails.push(await prepareMail(deps, user, kind, to, origin));
  }
  return mails;
}

function createDocument(
  purpose: MailPurpose,
  user: UserRow,
  proof: { link: string; code: string },
): MailDocument {
  const newEmail = user.newEmail ?? '';
  switch (purpose) {
    case 'signup':
      return signupMail(proof);
    case 'existing_account':
      return existingAccountMail(proof);
    case 'recovery':
      return recoveryMail(proof);
    case 'magiclink':
      return magicLinkMail(proof);
    case 'email_change_current':
      return currentAddressMail({ ...proof, newEmail });
    case 'email_change_new':
      return newAddressMail({ ...proof, currentEmail: user.email });
    case 'reauthentication':
      return reauthenticationMail(proof);
  }
}

function createLink(kind: MailTokenKind, issued: IssuedToken, origin: MailOrigin): string {
  return withQuery(`${origin.siteUrl}/auth/v1/verify`, {
    token: issued.token,
    type: kind.startsWith('email_change') ? 'email_change' : kind,
    redirect_to: origin.redirectTo,
  });
}

/**
 * Looks up the user of an address and sends their mails once the reply is out, so that neither its time nor a failing mail
 * server reveals whether the address is known.
 */
export function mailAfterReply(
  deps: EmbeddedAuthDeps,
  reply: FastifyReply,
  email: string,
  prepare: (user: UserRow) => Promise<Mail[]>,
): void {
  const sending = new Promise<void>((resolve) => finished(reply.raw, () => resolve()))
    .then(async () => {
      const user = await findUserByEmail(deps.db, email);
      for (const mail of user ? await prepare(user) : []) await deps.mailer.send(mail);
    })
    .catch((error: unknown) => deps.log.error({ err: error }, 'a mail could not be sent'))
    .finally(() => deps.pendingMails.delete(sending));
  deps.pendingMails.add(sending);
}
