import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditService } from '../../modules/audit/service.ts';
import type { Dependencies } from '../../process/infrastructure.ts';
import { createRateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { EmbeddedAuthDeps } from './deps.ts';
import { profilesRoutes } from './profiles/routes.ts';
import { aboutRoutes } from './routes/about.ts';
import { accountRoutes } from './routes/account.ts';
import { AuthError } from './routes/auth-error.ts';
import { sendAuthError } from './routes/error-reply.ts';
import { mailRoutes } from './routes/mails.ts';
import { signupRoute } from './routes/signup.ts';
import { tokenRoute } from './routes/token.ts';
import { verifyRoutes } from './routes/verify.ts';
import { embeddedIssuer } from './sessions/access-token.ts';
import { lazySigningKeys } from './sessions/signing-keys.ts';

const CORS = {
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'authorization',
    'apikey',
    'content-type',
    'x-client-info',
    'x-supabase-api-version',
    'prefer',
    'accept-profile',
    'content-profile',
    'range',
  ],
  exposedHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version', 'Content-Range'],
  maxAge: 86_400,
};

/**
 * Implements the part of Supabase's API that the client uses: `/auth/v1/*` and `/rest/v1/profiles`. Not registered with a
 * hosted project.
 */
export async function embeddedAuth(
  app: FastifyInstance,
  dependencies: Dependencies & { audit: Pick<AuditService, 'recordSignIn'> },
): Promise<void> {
  const { audit, config, clock, mailer, verifier, database } = dependencies;
  const { db } = database;
  const deps: EmbeddedAuthDeps = {
    config,
    db,
    mailer,
    clock,
    log: app.log,
    rateLimiter: createRateLimiter(db, clock),
    pendingMails: new Set(),
    forget: (userId) => verifier.forget(userId),
    signedIn: (user, how) => audit.recordSignIn(user, how),
    issuer: embeddedIssuer(config),
    keys: lazySigningKeys(db, clock),
  };
  app.addHook('onClose', async () => {
    await Promise.all(deps.pendingMails);
  });
  acceptEmptyJson(app);
  await app.register(
    allowAnyOrigin((scope) => authRoutes(scope, deps)),
    { prefix: '/auth/v1' },
  );
  await app.register(
    allowAnyOrigin((scope) => profilesRoutes(scope, deps)),
    { prefix: '/rest/v1' },
  );
}

/** Pages of any origin may call these routes, as on a hosted project, but no others of this server. */
const allowAnyOrigin = (routes: (scope: FastifyInstance) => void) => async (scope: FastifyInstance) => {
  await scope.register(cors, CORS);
  routes(scope);
};

function authRoutes(app: FastifyInstance, deps: EmbeddedAuthDeps): void {
  app.setErrorHandler((error, request, reply) => sendAuthError(request, reply, error));
  app.setNotFoundHandler((request, reply) =>
    sendAuthError(request, reply, new AuthError(404, 'not_found', 'There is no such endpoint.')),
  );
  // Replies hold sessions and accounts; only the public keys override this.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  signupRoute(app, deps);
  tokenRoute(app, deps);
  accountRoutes(app, deps);
  verifyRoutes(app, deps);
  mailRoutes(app, deps);
  aboutRoutes(app, deps);
}

/** auth-js sends a JSON content type even without a body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done) => {
      if (body === '') return done(null, undefined);
      return parse(request, body, done);
    },
  );
}
