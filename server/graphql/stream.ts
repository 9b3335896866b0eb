import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import type { Response } from 'graphql-sse';
import { createHandler } from 'graphql-sse/lib/use/fastify';
import { badInput, unauthenticated } from '../errors.ts';
import { type Authenticator, requireViewer } from '../http/request-context.ts';
import { forgetReads } from '../modules/accounts/read-once.ts';
import { errorFormatter } from './errors.ts';
import { createOpenStreams } from './open-streams.ts';
import { MAX_TOKENS, VALIDATION } from './request-limits/limits.ts';

/**
 * Serves subscriptions at POST /graphql/stream as server-sent events, a connection each. Only signed-in people open
 * one, and it is cut before it tells anything more to a session or token that has ended; whose token was renewed comes
 * again with the new one. Queries and mutations belong to POST /graphql.
 * @param before who is let in and what may be asked, the same as there
 */
export function mountStream(
  app: FastifyInstance,
  schema: GraphQLSchema,
  { isStillAuthenticated }: Authenticator,
  before: RouteShorthandOptions,
): void {
  const masked = maskWith(errorFormatter(app.log));
  const handle = createHandler<Record<string, unknown>>({
    // One connection carries one subscription: nothing has to be remembered between requests.
    authenticate: () => null,
    async onSubscribe({ raw }, { query, operationName, variables }) {
      const read = readSubscription(schema, query, operationName);
      if ('errors' in read) return refusal(read.errors.map(masked));
      const contextValue = { ...raw.context, viewer: forgetReads(requireViewer(raw.context)) };
      return { schema, document: read.document, operationName, variableValues: variables, contextValue };
    },
    async onNext(_context, { raw, context: { reply } }, result) {
      if (!(await isStillAuthenticated(raw))) {
        reply.raw.destroy();
        throw unauthenticated();
      }
      const { errors } = result as ExecutionResult;
      return errors ? { ...result, errors: errors.map(masked) } : undefined;
    },
    // It is done already, with fewer words.
    validate: () => [],
  });

  const streams = createOpenStreams();
  app.addHook('preClose', async () => streams.endAll());

  app.post('/graphql/stream', before, async (request, reply) => {
    const viewer = requireViewer(request.context);
    if (typeof (request.body as { query?: unknown } | null)?.query !== 'string')
      throw badInput('query', 'query: send a document as text.');
    streams.hold(viewer.userId, reply.raw);
    reply.header('Cache-Control', 'no-store');
    reply.header('X-Accel-Buffering', 'no');
    reply.hijack();
    try {
      await handle(request, reply);
    } catch (error) {
      // Whoever closes the page leaves it so, and so does what is cut.
      if (!reply.raw.destroyed) {
        app.log.error({ err: error, request: request.id }, 'a subscription broke off');
        reply.raw.end();
      }
    }
  });
}

/** Errors as they may be sent. One that no resolver threw came of what the sender gave. */
function maskWith(format: ReturnType<typeof errorFormatter>) {
  return (error: GraphQLError): GraphQLError => {
    const given =
      error.originalError || error.path || error.extensions.code ? error : withCode(error, 'BAD_USER_INPUT');
    const { message, path, extensions } = format(given.toJSON(), given);
    return new GraphQLError(message, { path: path ?? null, extensions: extensions ?? null });
  };
}

const withCode = ({ message, locations }: GraphQLError, code: string): GraphQLError =>
  Object.assign(new GraphQLError(message, { extensions: { code } }), { locations });

/** A document whose named operation is a subscription, or what is wrong with it. */
function readSubscription(
  schema: GraphQLSchema,
  query: string,
  operationName: string | null | undefined,
): { document: DocumentNode } | { errors: readonly GraphQLError[] } {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const operation = getOperationAST(document, operationName);
    if (!operation) return wrong('OPERATION_RESOLUTION_FAILURE', 'The document has no such operation.');
    if (operation.operation !== 'subscription')
      return wrong('BAD_REQUEST', 'Queries and mutations go to POST /graphql.');
    const errors = validate(schema, document, undefined, VALIDATION);
    return errors.length === 0
      ? { document }
      : { errors: errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
    throw error;
  }
}

const wrong = (code: string, message: string) => ({
  errors: [new GraphQLError(message, { extensions: { code } })],
});

const refusal = (errors: readonly GraphQLError[]): Response => [
  JSON.stringify({ errors }),
  {
    status: 400,
    statusText: 'Bad Request',
    headers: { 'content-type': 'application/json; charset=utf-8' },
  },
];
