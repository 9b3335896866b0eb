import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { type ExecutionResult, GraphQLError, type GraphQLSchema, getOperationAST, parse } from 'graphql';
import type { Response } from 'graphql-sse';
import { createHandler } from 'graphql-sse/lib/use/fastify';
import { requireViewer } from '../context.ts';
import type { Callers } from './callers.ts';
import { errorFormatter } from './errors.ts';
import { createOpenStreams } from './open-streams.ts';

/**
 * Serves subscriptions at POST /graphql/stream as server-sent events, a connection each. Only signed-in people open
 * one; queries and mutations belong to POST /graphql.
 * @param before who is let in and what may be asked, the same as there
 */
export function mountStream(
  app: FastifyInstance,
  schema: GraphQLSchema,
  { contextOf }: Callers,
  before: RouteShorthandOptions,
): void {
  const format = errorFormatter(app.log);
  const masked = (error: GraphQLError) => {
    const { message, path, extensions } = format(error.toJSON(), error);
    return new GraphQLError(message, { path: path ?? null, extensions: extensions ?? null });
  };
  const handle = createHandler<Record<string, unknown>>({
    schema,
    // One connection carries one subscription: nothing has to be remembered between requests.
    authenticate: () => null,
    context: async ({ raw }) => ({ ...(await contextOf(raw)) }),
    onSubscribe: (_request, { query, operationName }) =>
      isSubscription(query, operationName) ? undefined : NO_SUBSCRIPTION,
    onNext: (_context, _request, result) => {
      const { errors } = result as ExecutionResult;
      if (!errors) return undefined;
      return { ...result, errors: errors.map((error) => masked(error)) };
    },
  });

  const streams = createOpenStreams();
  app.addHook('preClose', async () => streams.endAll());

  app.post('/graphql/stream', before, async (request, reply) => {
    streams.hold(requireViewer(await contextOf(request)).userId, reply.raw);
    reply.header('Cache-Control', 'no-store');
    reply.header('X-Accel-Buffering', 'no');
    reply.hijack();
    try {
      await handle(request, reply);
    } catch (error) {
      app.log.error({ err: error, request: request.id }, 'a subscription broke off');
      reply.raw.end();
    }
  });
}

/** Whether the named operation is a subscription; what cannot be read is left to the handler to say. */
function isSubscription(query: string, operationName: string | null | undefined): boolean {
  try {
    const operation = getOperationAST(parse(query), operationName);
    return operation === null || operation === undefined || operation.operation === 'subscription';
  } catch {
    return true;
  }
}

const NO_SUBSCRIPTION: Response = [
  JSON.stringify({ errors: [{ message: 'Queries and mutations go to POST /graphql.' }] }),
  {
    status: 400,
    statusText: 'Bad Request',
    headers: { 'content-type': 'application/json; charset=utf-8' },
  },
];
