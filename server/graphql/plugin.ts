import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticator, RequestContext } from '../http/request-context.ts';
import { markCacheableQueries } from '../http/response-cache/cacheable-queries.ts';
import { replayBody, storeReplies } from '../http/response-cache/plugin.ts';
import type { ResponseCaches } from '../http/response-cache/response-caches.ts';
import { keepSharedViews } from '../http/response-cache/shared-views.ts';
import {
  observeOperation,
  privateShares,
  statusForPlainJson,
  statusWithoutDatabase,
} from './apollo-plugins.ts';
import { graphqlErrorHandler, sendError } from './error-replies.ts';
import { errorFormatter } from './errors.ts';
import { createExecutor, type ExecuteOperation } from './executor.ts';
import { boundedJson } from './request-limits/bounded-json.ts';
import { createDocumentLimits } from './request-limits/document-limits.ts';
import { BODY_BYTES, MAX_TOKENS, VALIDATION } from './request-limits/limits.ts';
import { limitVisitorBodies } from './request-limits/visitor-bodies.ts';
import { createSchema } from './schema.ts';
import { mountStream } from './stream.ts';

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

/**
 * Serves the schema at POST /graphql, and its subscriptions at POST /graphql/stream.
 * @returns what executes operations for other routes
 */
export async function mountGraphql(
  app: FastifyInstance,
  authenticator: Authenticator,
  caches: ResponseCaches,
): Promise<ExecuteOperation> {
  const schema = createSchema();
  const apollo = new ApolloServer<RequestContext>({
    schema,
    formatError: errorFormatter(app.log),
    includeStacktraceInErrorResponses: false,
    introspection: true,
    persistedQueries: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationOptions: VALIDATION,
    stringifyResult: boundedJson,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      fastifyApolloDrainPlugin(app),
      statusWithoutDatabase,
      observeOperation,
      statusForPlainJson,
      privateShares,
      markCacheableQueries(caches.screens),
      keepSharedViews(caches.sharedViews),
    ],
  });
  await apollo.start();
  const limitDocument = createDocumentLimits(schema);
  const isSignedIn = (request: FastifyRequest) => request.context.viewer !== null;
  const route = {
    bodyLimit: BODY_BYTES,
    onRequest: authenticator.authenticate,
    preParsing: [replayBody, limitVisitorBodies(isSignedIn)],
    async preHandler(request: FastifyRequest, reply: FastifyReply) {
      const { query } = (request.body ?? {}) as { query?: unknown };
      const refusal = limitDocument(query, { isSignedIn: isSignedIn(request) });
      return refusal ? sendError(request, reply, refusal) : undefined;
    },
  };
  await app.register(async (scope) => {
    scope.setErrorHandler(graphqlErrorHandler);
    // JSON only: any site can make a browser send a form or plain text.
    scope.removeContentTypeParser('text/plain');
    const execute = fastifyApolloHandler(apollo, {
      context: async ({ context, cacheMiss }) => (cacheMiss ? { ...context, cacheMiss } : context),
    });
    scope.post('/graphql', { ...route, helmet: DATA_HEADERS }, storeReplies(caches.screens, execute));
    mountStream(scope, schema, authenticator, route);
  });
  return createExecutor(apollo, limitDocument);
}
