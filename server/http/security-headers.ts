import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Security headers of replies that are data and no page: nothing in them may be run, framed or guessed at. What a
 * browser reads of pages alone is left out, which is a third of a short reply.
 */
export const DATA_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};
