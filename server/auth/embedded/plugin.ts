import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../process/infrastructure.ts';
import { createRateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { EmbeddedAuthDeps } from './deps.ts';
import { profilesRoutes } from './profiles/routes.ts';
import { aboutRoutes } from './routes/about.ts';
import { userRoutes } from './routes/account.ts';
import { AuthError } from './routes/auth-error.ts';
import { sendAuthError } from './routes/error-reply.ts';
import { logoutRoute } from './routes/logout.ts';
import { mailRoutes } from './routes/mails.ts';
import { notOfferedRoutes } from './routes/not-offered.ts';
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
 * The part of a hosted Supabase that the client uses, served by ourselves: `/auth/v1/*` and
 * `/rest/v1/profiles`. Mount it only where no hosted project signs people in.
 */
export async function embeddedAuth(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { config, clock, mailer, verifier, database } = dependencies;
  const { db } = database;
  const deps: EmbeddedAuthDeps = {
    config,
    db,
    mailer,
    clock,
    log: app.log,
    rateLimiter: createRateLimiter(db, clock),
    unawaited: new Set(),
    forget: (userId) => verifier.forget(userId),
    issuer: embeddedIssuer(config),
    keys: lazySigningKeys(db, clock),
  };
  app.addHook('onClose', async () => {
    await Promise.all(deps.unawaited);
  });
  readJsonLeniently(app);
  await app.register(
    openTo((scope) => authRoutes(scope, deps)),
    { prefix: '/auth/v1' },
  );
  await app.register(
    openTo((scope) => profilesRoutes(scope, deps)),
    { prefix: '/rest/v1' },
  );
}

/** Pages of any origin may call these, as they may call a hosted project, and none may call anything else of ours. */
const openTo = (routes: (scope: FastifyInstance) => void) => async (scope: FastifyInstance) => {
  await scope.register(cors, CORS);
  routes(scope);
};

function authRoutes(app: FastifyInstance, deps: EmbeddedAuthDeps): void {
  app.setErrorHandler((error, request, reply) => sendAuthError(request, reply, error));
  app.setNotFoundHandler((request, reply) =>
    sendAuthError(request, reply, new AuthError(404, 'not_found', 'There is no such endpoint.')),
  );
  // Sessions and accounts are in the answers; the public keys say otherwise for themselves.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  signupRoute(app, deps);
  tokenRoute(app, deps);
  userRoutes(app, deps);
  verifyRoutes(app, deps);
  mailRoutes(app, deps);
  logoutRoute(app, deps);
  aboutRoutes(app, deps);
  notOfferedRoutes(app, deps);
}

/** auth-js names JSON as the type of requests that have no body at all. */
function readJsonLeniently(app: FastifyInstance): void {
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
