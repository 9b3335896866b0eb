import type { FastifyInstance } from 'fastify';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { PKCE_PREFIX } from '../mail-links/mail-tokens.ts';
import { redirectTarget, siteUrlOf, withFragment, withQuery } from '../mail-links/redirects.ts';
import { type Proof, verifyToken } from '../mail-links/verify-token.ts';
import { limitRequests } from '../rate-limits.ts';
import type { MailTokenKind } from '../schema.ts';
import { BY_MAIL } from '../sessions/how.ts';
import { sessionJson } from '../sessions/sessions.ts';
import { readEmail } from '../users/credentials.ts';
import { AuthError, invalid } from './auth-error.ts';
import { bodyOf, queryOf } from './requests.ts';

const HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
const MAX_TOKEN_LENGTH = 200;

/** `type` of a verification request → the kinds of token it accepts. */
const KINDS_BY_TYPE: Readonly<Record<string, readonly MailTokenKind[]>> = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email: ['signup', 'magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
};

/** `POST /verify` for clients, `GET /verify` for the links in mails. */
export function verifyRoutes(app: FastifyInstance, deps: EmbeddedAuthDeps): void {
  app.post('/verify', async (request) => {
    await limitRequests(deps, request, 'verify');
    const body = bodyOf(request);
    const verified = await verifyToken(deps, proofOf(body), kindsOf(body.type), 'session');
    if (verified.outcome === 'half') return { msg: HALF, code: '200' };
    if (verified.outcome === 'code') throw new Error('A client was to get a session.');
    await deps.signedIn(verified.opened.user, BY_MAIL);
    return sessionJson(deps, verified.opened);
  });

  // No HEAD route: mail scanners send HEAD, and a token works once.
  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const target = redirectTarget(siteUrlOf(deps.config, request), queryOf(request, 'redirect_to'));
    const token = queryOf(request, 'token') ?? queryOf(request, 'token_hash') ?? '';
    const type = queryOf(request, 'type') ?? '';
    const isPkce = token.startsWith(PKCE_PREFIX);
    try {
      await limitRequests(deps, request, 'verify');
      const verified = await verifyToken(deps, { link: readToken(token) }, kindsOf(type), 'code');
      return reply.redirect(await successUrl(deps, target, type, verified, isPkce), 303);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return reply.redirect(failureUrl(target, error, isPkce), 303);
    }
  });
}

async function successUrl(
  deps: EmbeddedAuthDeps,
  target: string,
  type: string,
  verified: Awaited<ReturnType<typeof verifyToken>>,
  isPkce: boolean,
): Promise<string> {
  switch (verified.outcome) {
    case 'code':
      return withQuery(target, { code: verified.code });
    case 'half':
      return isPkce ? withQuery(target, { message: HALF }) : withFragment(target, { message: HALF, sb: '' });
    case 'session': {
      await deps.signedIn(verified.opened.user, BY_MAIL);
      const session = await sessionJson(deps, verified.opened);
      return withFragment(target, {
        access_token: session.access_token,
        expires_at: String(session.expires_at),
        expires_in: String(session.expires_in),
        refresh_token: session.refresh_token,
        sb: '',
        token_type: session.token_type,
        type,
      });
    }
  }
}

function failureUrl(target: string, error: AuthError, isPkce: boolean): string {
  const parameters = {
    error: 'access_denied',
    error_code: error.code,
    error_description: error.message,
  };
  return withFragment(isPkce ? withQuery(target, parameters) : target, { ...parameters, sb: '' });
}

function proofOf(body: Record<string, unknown>): Proof {
  if (body.token_hash !== undefined) {
    if (body.email !== undefined) throw invalid('Only the token_hash and type should be provided');
    return { link: readToken(body.token_hash) };
  }
  if (body.phone !== undefined) throw invalid('Verification by phone is not offered; send email and token');
  return { email: readEmail(body.email), code: readToken(body.token) };
}

function readToken(value: unknown): string {
  if (typeof value !== 'string' || value === '' || value.length > MAX_TOKEN_LENGTH) {
    throw invalid('Verify requires a token or a token hash');
  }
  return value;
}

function kindsOf(type: unknown) {
  const kinds =
    typeof type === 'string' && Object.hasOwn(KINDS_BY_TYPE, type) ? KINDS_BY_TYPE[type] : undefined;
  if (!kinds) throw invalid(`Verify requires a verification type: ${Object.keys(KINDS_BY_TYPE).join(', ')}`);
  return kinds;
}
