import type { ServerResponse } from 'node:http';
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
import { badInput, rateLimited, unauthenticated } from '../errors.ts';
import { type Authenticator, requireViewer } from '../http/request-context.ts';
import { forgetReads } from '../modules/accounts/read-once.ts';
import { errorFormatter } from './errors.ts';
import { MAX_TOKENS, VALIDATION } from './request-limits/limits.ts';

/**
 * Serves subscriptions at POST /graphql/stream as server-sent events, one per connection, to signed-in users. The
 * connection is closed before the first event after its session or token ended; clients reconnect with a renewed token.
 * @param options hooks and limits of POST /graphql
 */
export function mountStream(
  app: FastifyInstance,
  schema: GraphQLSchema,
  { isStillAuthenticated }: Authenticator,
  options: RouteShorthandOptions,
): void {
  const mask = createMask(errorFormatter(app.log));
  const handle = createHandler<Record<string, unknown>>({
    // One subscription per connection needs no token for later requests.
    authenticate: () => null,
    async onSubscribe({ raw }, { query, operationName, variables }) {
      const parsed = readSubscription(schema, query, operationName);
      if ('errors' in parsed) return badRequest(parsed.errors.map(mask));
      const contextValue = { ...raw.context, viewer: forgetReads(requireViewer(raw.context)) };
      return { schema, document: parsed.document, operationName, variableValues: variables, contextValue };
    },
    async onNext(_context, { raw, context: { reply } }, result) {
      if (!(await isStillAuthenticated(raw))) {
        reply.raw.destroy();
        throw unauthenticated();
      }
      const { errors } = result as ExecutionResult;
      return errors ? { ...result, errors: errors.map(mask) } : undefined;
    },
    // onSubscribe has validated it.
    validate: () => [],
  });

  const streams = createOpenStreams();
  app.addHook('preClose', async () => streams.endAll());

  app.post('/graphql/stream', options, async (request, reply) => {
    const viewer = requireViewer(request.context);
    if (typeof (request.body as { query?: unknown } | null)?.query !== 'string')
      throw badInput('query', 'query must be a string.');
    streams.add(viewer.personId, reply.raw);
    reply.header('Cache-Control', 'no-store');
    reply.header('X-Accel-Buffering', 'no');
    reply.hijack();
    try {
      await handle(request, reply);
    } catch (error) {
      // Clients that disconnect, and connections closed above, end like this.
      if (!reply.raw.destroyed) {
        app.log.error({ err: error, request: request.id }, 'a subscription failed');
        reply.raw.end();
      }
    }
  });
}

/** Masks errors; one that no resolver threw was caused by the client. */
function createMask(format: ReturnType<typeof errorFormatter>) {
  return (error: GraphQLError): GraphQLError => {
    const coded =
      error.originalError || error.path || error.extensions.code ? error : withCode(error, 'BAD_USER_INPUT');
    const { message, path, extensions } = format(coded.toJSON(), coded);
    return new GraphQLError(message, { path: path ?? null, extensions: extensions ?? null });
  };
}

const withCode = ({ message, locations }: GraphQLError, code: string): GraphQLError =>
  Object.assign(new GraphQLError(message, { extensions: { code } }), { locations });

/** Parses and validates a document; its operation must be a subscription. */
function readSubscription(
  schema: GraphQLSchema,
  query: string,
  operationName: string | null | undefined,
): { document: DocumentNode } | { errors: readonly GraphQLError[] } {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const operation = getOperationAST(document, operationName);
    if (!operation) return failure('OPERATION_RESOLUTION_FAILURE', 'The document has no such operation.');
    if (operation.operation !== 'subscription')
      return failure('BAD_REQUEST', 'Queries and mutations go to POST /graphql.');
    const errors = validate(schema, document, undefined, VALIDATION);
    return errors.length === 0
      ? { document }
      : { errors: errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
    throw error;
  }
}

const failure = (code: string, message: string) => ({
  errors: [new GraphQLError(message, { extensions: { code } })],
});

const badRequest = (errors: readonly GraphQLError[]): Response => [
  JSON.stringify({ errors }),
  {
    status: 400,
    statusText: 'Bad Request',
    headers: { 'content-type': 'application/json; charset=utf-8' },
  },
];

/** For one person on this server; a browser has a few tabs. */
const MAX_STREAMS = 20;
/** An estimate: a stream ends with its run or its tab. */
const RETRY_SECONDS = 60;

/** Tracks the open subscriptions of this server. */
function createOpenStreams() {
  const open = new Map<string, Set<ServerResponse>>();
  return {
    /** Counts a subscription until its connection closes. @throws RATE_LIMITED */
    add(personId: string, response: ServerResponse): void {
      const own = open.get(personId) ?? new Set();
      if (own.size >= MAX_STREAMS) {
        throw rateLimited(
          `${MAX_STREAMS} subscriptions are open already. Close one of them first.`,
          RETRY_SECONDS,
        );
      }
      open.set(personId, own.add(response));
      response.once('close', () => {
        own.delete(response);
        if (own.size === 0) open.delete(personId);
      });
    },
    /** Closing the server would otherwise wait for them. */
    endAll(): void {
      for (const own of open.values()) for (const response of own) response.destroy();
    },
  };
}
