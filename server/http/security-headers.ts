import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Security headers for replies that are data: nothing in them may run or be framed. Omits headers that only apply to pages,
 * which would be a third of a short reply.
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
