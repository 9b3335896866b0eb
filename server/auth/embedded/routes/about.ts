import type { FastifyInstance } from 'fastify';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { requireSession } from '../sessions/require-session.ts';
import { AuthError, type AuthErrorCode } from './auth-error.ts';

/** Describes the service, and refuses what auth-js offers but this sign-in does not have. */
export function aboutRoutes(app: FastifyInstance, deps: EmbeddedAuthDeps): void {
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    return (await deps.keys()).jwks;
  });

  app.get('/health', async () => ({
    name: 'Sightline',
    version: 'embedded',
    description: 'The built-in sign-in of Sightline',
  }));

  app.get('/settings', async () => ({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    mfa_enabled: false,
    saml_enabled: false,
    passkeys_enabled: false,
  }));

  const refuse = (path: string, code: AuthErrorCode, message: string) =>
    app.all(path, async () => {
      throw new AuthError(404, code, message);
    });
  refuse('/sso', 'saml_provider_disabled', 'SAML 2.0 is disabled');
  refuse('/user/identities/*', 'manual_linking_disabled', 'Manual linking is disabled');
  refuse('/passkeys', 'passkey_disabled', 'Passkeys are disabled');
  refuse('/passkeys/*', 'passkey_disabled', 'Passkeys are disabled');
  for (const path of ['/factors', '/factors/*']) {
    app.all(path, async (request) => {
      await requireSession(deps, request);
      throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled');
    });
  }
}
