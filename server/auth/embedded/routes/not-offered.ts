import type { FastifyInstance } from 'fastify';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { requireSession } from '../sessions/require-session.ts';
import { AuthError, type AuthErrorCode } from './auth-error.ts';

/** What auth-js can ask for and this sign-in does not have: a clear refusal rather than a bare 404. */
export function notOfferedRoutes(app: FastifyInstance, deps: EmbeddedAuthDeps): void {
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
