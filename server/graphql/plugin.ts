import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../context.ts';
import type { TokenVerifier } from '../identity.ts';
import type { Services } from '../services.ts';
import { awayStatus } from './away.ts';
import { createCallers } from './callers.ts';
import { errorFormatter } from './errors.ts';
import { mostRootFields } from './most-root-fields.ts';
import { noteOperation } from './note-operation.ts';
import { createSchema } from './schema.ts';
import { mountStream } from './stream.ts';

/** More than any of ours by far. Without it a field asked for again and again makes a reply of hundreds of megabytes. */
const MOST_TOKENS = 10_000;

/** Serves the schema at POST /graphql, and its subscriptions at POST /graphql/stream. */
export async function mountGraphql(
  app: FastifyInstance,
  services: Services,
  verifier: TokenVerifier,
): Promise<void> {
  const schema = createSchema();
  const apollo = new ApolloServer<RequestContext>({
    schema,
    formatError: errorFormatter(app.log),
    includeStacktraceInErrorResponses: false,
    introspection: true,
    persistedQueries: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: [mostRootFields],
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      fastifyApolloDrainPlugin(app),
      awayStatus,
      noteOperation,
    ],
  });
  await apollo.start();
  const callers = createCallers(services, verifier);
  const { identify, contextOf } = callers;
  app.post('/graphql', { preHandler: identify }, fastifyApolloHandler(apollo, { context: contextOf }));
  mountStream(app, schema, callers);
}
