import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TokenVerifier } from '../auth/identity.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { AccountStates } from '../http/response-cache/account-revisions.ts';
import { mountCached } from '../http/response-cache/mount.ts';
import { recordReplies } from '../http/response-cache/recording.ts';
import type { ResponseCache } from '../http/response-cache/response-cache.ts';
import type { Services } from '../services.ts';
import { createCallers } from './callers.ts';
import { errorFormatter } from './errors.ts';
import { noteOperation } from './note-operation.ts';
import { limitVisitors, takeJsonOnly } from './request-limits/body.ts';
import { graphqlErrorHandler, sendError } from './request-limits/errors-as-graphql.ts';
import { createGate } from './request-limits/gate.ts';
import { BODY_BYTES, MOST_TOKENS, VALIDATION } from './request-limits/numbers.ts';
import { boundedJson } from './request-limits/reply.ts';
import { createSchema } from './schema.ts';
import { statusOfErrors } from './status-of-errors.ts';
import { mountStream } from './stream.ts';
import { awayStatus } from './unavailable-status.ts';

/** Serves the schema at POST /graphql, and its subscriptions at POST /graphql/stream. */
export async function mountGraphql(
  app: FastifyInstance,
  services: Services,
  verifier: TokenVerifier,
  { states, cache }: { states: AccountStates; cache: ResponseCache },
): Promise<void> {
  const schema = createSchema();
  const apollo = new ApolloServer<RequestContext>({
    schema,
    formatError: errorFormatter(app.log),
    includeStacktraceInErrorResponses: false,
    introspection: true,
    persistedQueries: false,
    parseOptions: { maxTokens: MOST_TOKENS },
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
      awayStatus,
      noteOperation,
      statusOfErrors,
      recordReplies(states),
    ],
  });
  await apollo.start();
  const callers = createCallers(services, verifier);
  const { identify, contextOf } = callers;
  const gate = createGate(schema);
  // A token that was found good is enough to say so; whose account it is may not have been asked yet.
  const signedIn = async (request: FastifyRequest) =>
    Boolean(request.sender) || (await contextOf(request)).viewer !== null;
  const passGate = async (request: FastifyRequest, reply: FastifyReply) => {
    const { query } = (request.body ?? {}) as { query?: unknown };
    const refused = gate(query, { signedIn: await signedIn(request) });
    return refused ? sendError(request, reply, refused) : undefined;
  };
  await app.register(async (scope) => {
    scope.setErrorHandler(graphqlErrorHandler);
    takeJsonOnly(scope);
    const before = {
      bodyLimit: BODY_BYTES,
      onRequest: identify,
      preParsing: limitVisitors(signedIn),
      preHandler: passGate,
    };
    const handlerOf = (context: typeof contextOf) => fastifyApolloHandler(apollo, { context });
    await mountCached(scope, { cache, verifier, callers, handlerOf, route: before });
    mountStream(scope, schema, callers, before);
  });
}
