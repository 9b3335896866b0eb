import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { embeddedAuth } from '../auth/embedded/plugin.ts';
import { oauth } from '../auth/oauth/plugin.ts';
import { mountGraphql } from '../graphql/plugin.ts';
import { createReadinessCheck } from '../health/readiness.ts';
import { healthRoutes } from '../health/routes.ts';
import { outboxPage } from '../mail/outbox-page.ts';
import { mountMcp } from '../mcp/mount.ts';
import type { Dependencies } from '../process/infrastructure.ts';
import type { RateLimitState } from '../rate-limit/rate-limiter.ts';
import { createServices } from '../services.ts';
import { refuseOtherMethods } from './allowed-methods.ts';
import { serveInBackground } from './background-requests.ts';
import { clientConfig, mountClient } from './client-files.ts';
import { BROTLI, COMPRESSED_FROM, ENCODINGS } from './compression.ts';
import { limitConnections, REQUEST_TIMEOUTS } from './connection-limits.ts';
import { handleErrors } from './error-handler.ts';
import { createAuthenticator } from './request-context.ts';
import { logRequests, observeRequests, requestIds } from './request-log.ts';
import { accountRevisions } from './response-cache/account-revisions.ts';
import { answerFromCache } from './response-cache/plugin.ts';
import { createResponseCaches } from './response-cache/response-caches.ts';
import { mountRest } from './rest/mount.ts';
import { closeSlowRequests } from './slow-requests.ts';

/** Routes that accept more set their own limit. */
const BODY_LIMIT = 1_048_576;

/** Builds the HTTP application; opens no resources and does not listen. */
export async function buildApp(deps: Dependencies): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    ...REQUEST_TIMEOUTS,
    bodyLimit: BODY_LIMIT,
    // Hop 0 is the nearest proxy. Addresses beyond the configured proxies are the visitor's own claim.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    loggerInstance: deps.log as FastifyBaseLogger,
    rewriteUrl: ({ url = '/' }) => escapeInvalid(url),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config),
    // createLog adds the request id itself, also outside of routes.
    childLoggerFactory: (log) => log,
    // Serves open connections while the server stops; it accepts no new ones.
    return503OnClosing: false,
  });
  const metrics = config.metrics ? await openMetrics(deps) : null;
  observeRequests(app, [logRequests(deps.log), ...(metrics ? [metrics.observeRequest] : [])]);
  serveInBackground(app);
  const services = createServices(deps.database.db, config, deps);
  const authenticator = createAuthenticator(app, services, deps.verifier);
  const caches = createResponseCaches(accountRevisions(deps.database), config.responseCacheBytes);
  metrics?.registerCache(caches);
  answerFromCache(app, caches.screens, authenticator);
  handleErrors(app);
  closeSlowRequests(app);
  if (config.trustProxy === 0) limitConnections(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Emotion creates style elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: config.hostedAuth ? ["'self'", config.hostedAuth.url] : ["'self'"],
        frameAncestors: ["'none'"],
        // Would turn http://localhost into https.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: config.siteUrl?.startsWith('https:') ? undefined : false,
  });
  refuseOtherMethods(app);
  await app.register(compress, {
    threshold: COMPRESSED_FROM,
    encodings: [...ENCODINGS],
    brotliOptions: { params: BROTLI },
  });
  if (!config.hostedAuth) {
    await app.register(embeddedAuth, { ...deps, audit: services.audit });
    await oauth(app, deps, { authenticator, connectedApps: services.connectedApps });
  }
  await app.register(outboxPage, { config });
  sendRateLimitHeaders(app);
  const execute = await mountGraphql(app, authenticator, caches);
  await mountMcp(app, { authenticator, execute, config });
  await mountRest(app, services, authenticator);
  await mountClient(app, {
    config: async () => clientConfig(config, deps.demo ?? false),
    isLiveLink: services.shareLinks.isLive,
  });
  healthRoutes(app, {
    checkReadiness: createReadinessCheck(deps.database, config),
    metrics,
    token: config.metrics?.token,
  });
  return app;
}

/** Loads prom-client only when metrics are on. */
async function openMetrics(deps: Dependencies) {
  const { createMetrics } = await import('../health/metrics/metrics.ts');
  return createMetrics(deps);
}

/** Escapes the `%` of paths with invalid escapes, so that they get the "not found" page. */
function escapeInvalid(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The rate limit that the request was counted against; null without one. */
    allowance: RateLimitState | null;
  }
}

/** Sends RateLimit-* with every counted request, and Retry-After with a refused one. */
function sendRateLimitHeaders(app: FastifyInstance): void {
  app.decorateRequest('allowance', null);
  app.addHook('onSend', async ({ allowance }, reply) => {
    if (!allowance) return;
    reply.headers({
      'RateLimit-Limit': allowance.count,
      'RateLimit-Remaining': allowance.remaining,
      'RateLimit-Reset': allowance.resetsIn,
    });
    if (!allowance.allowed) reply.header('Retry-After', allowance.resetsIn);
  });
}
