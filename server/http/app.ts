import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { embeddedAuth } from '../auth/embedded/plugin.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from '../auth/embedded/publishable-key.ts';
import type { Config } from '../config/config.ts';
import { mountGraphql } from '../graphql/plugin.ts';
import { createReadinessCheck } from '../health/readiness.ts';
import { healthRoutes } from '../health/routes.ts';
import { outboxPage, servesOutbox } from '../mail/outbox-page.ts';
import type { Dependencies } from '../process/infrastructure.ts';
import { announceLimits } from '../rate-limit/headers.ts';
import { createServices } from '../services.ts';
import { refuseOtherMethods } from './allowed-methods.ts';
import { type ClientConfig, mountClient } from './client-files.ts';
import { BROTLI, COMPRESSED_FROM } from './compression.ts';
import { handleErrors } from './error-handler.ts';
import { createAuthenticator } from './request-context.ts';
import { logRequests, observeRequests, requestIds } from './request-log.ts';
import { accountRevisions } from './response-cache/account-revisions.ts';
import { answerFromCache } from './response-cache/plugin.ts';
import { createResponseCache } from './response-cache/response-cache.ts';
import { mountRest } from './rest/mount.ts';
import { cutSlowRequests } from './slow-requests.ts';

/** 100 KB of GraphQL is already a very large request; routes that take more say so themselves. */
const BODY_LIMIT = 1_048_576;

/** Builds the whole HTTP surface from its dependencies; opens nothing and listens nowhere. */
export async function buildApp(deps: Dependencies): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    // The one nearest to us is hop 0; what is further away than the configured ones is the visitor's own claim.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    loggerInstance: deps.log as FastifyBaseLogger,
    rewriteUrl: ({ url = '/' }) => readable(url),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config),
    // The log knows the request by itself, also where no request is at hand.
    childLoggerFactory: (log) => log,
    // Whoever is still connected while the server stops is served; new connections are not taken.
    return503OnClosing: false,
  });
  const metrics = config.metrics ? await openMetrics(deps) : null;
  observeRequests(app, [logRequests(deps.log), ...(metrics ? [metrics.observeRequest] : [])]);
  const services = createServices(deps.database.db, config, deps);
  const authenticator = createAuthenticator(app, services, deps.verifier);
  const cache = createResponseCache(accountRevisions(deps.database), config.responseCacheBytes);
  metrics?.registerCache(cache);
  answerFromCache(app, cache, authenticator);
  handleErrors(app);
  cutSlowRequests(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Emotion writes its rules into style elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: config.hostedAuth ? ["'self'", config.hostedAuth.url] : ["'self'"],
        frameAncestors: ["'none'"],
        // The default would turn http://localhost into https.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: config.siteUrl?.startsWith('https:') ? undefined : false,
  });
  refuseOtherMethods(app);
  await app.register(compress, { threshold: COMPRESSED_FROM, brotliOptions: { params: BROTLI } });
  if (!config.hostedAuth) await app.register(embeddedAuth, deps);
  await app.register(outboxPage, { config });
  announceLimits(app);
  await mountGraphql(app, authenticator, cache);
  await mountRest(app, services, authenticator);
  await mountClient(app, async () => clientConfig(config, deps.demo ?? false));
  healthRoutes(app, {
    checkReadiness: createReadinessCheck(deps.database, config),
    metrics,
    token: config.metrics?.token,
  });
  return app;
}

/** Loads prom-client only where metrics are on. */
async function openMetrics(deps: Dependencies) {
  const { createMetrics } = await import('../health/metrics/metrics.ts');
  return createMetrics(deps);
}

/** An address whose escapes cannot be read is taken as it stands, so that whoever mistypes one sees the page that says so. */
function readable(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

function clientConfig(config: Config, demo: boolean): ClientConfig {
  const { hostedAuth } = config;
  return {
    supabaseUrl: hostedAuth?.url ?? null,
    publishableKey: hostedAuth?.publishableKey ?? EMBEDDED_PUBLISHABLE_KEY,
    outbox: servesOutbox(config),
    demo,
  };
}
