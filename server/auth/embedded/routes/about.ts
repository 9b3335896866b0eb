import type { FastifyInstance } from 'fastify';
import type { EmbeddedAuthDeps } from '../deps.ts';

/** What clients ask about the service itself. */
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
}
