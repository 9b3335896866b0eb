import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { handleErrors } from './http-errors.ts';
import { supabaseSurface } from './supabase/plugin.ts';

/** 100 KB of GraphQL is already a very large request; routes that take more say so themselves. */
const BODY_LIMIT = 1_048_576;

/** Builds the whole HTTP surface from its dependencies; opens nothing and listens nowhere. */
export async function buildApp(deps: Dependencies): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    disableRequestLogging: true,
  });
  handleErrors(app);
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
  if (!config.hostedAuth) await app.register(supabaseSurface, deps);
  app.get('/health', async () => ({ status: 'ok' }));
  return app;
}
