import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { databaseUnavailable, isDatabaseUnavailable } from '../db/unavailable.ts';
import { AppError, MASKED_MESSAGE } from '../errors.ts';

/** JSON-RPC's code for errors of a server. */
const SERVER_ERROR = -32_000;

/** Messages for requests that were not read, by status. */
const UNREADABLE: Readonly<Record<number, string>> = {
  413: 'The message is too large. The limit is 1 MB.',
  415: 'Send JSON (Content-Type: application/json).',
};

/** Replies with a JSON-RPC error; `body` is the message it answers, where there is one. */
export function refuse(reply: FastifyReply, status: number, message: string, body?: unknown): FastifyReply {
  const id = (body as { id?: unknown } | null | undefined)?.id;
  return reply.status(status).send({
    jsonrpc: '2.0',
    error: { code: SERVER_ERROR, message },
    id: typeof id === 'string' || typeof id === 'number' ? id : null,
  });
}

/**
 * Replies to errors before a message is handled.
 * @param signInBy where clients read how to sign a person in; null: they need an API token
 */
export function handleMcpErrors(scope: FastifyInstance, signInBy: string | null): void {
  const challenge =
    signInBy === null
      ? 'Bearer realm="Sightline API token"'
      : `Bearer realm="Sightline", resource_metadata="${signInBy}"`;
  scope.setErrorHandler((thrown: FastifyError | AppError, request, reply) => {
    const error = isDatabaseUnavailable(thrown) ? databaseUnavailable() : thrown;
    if (error instanceof AppError) {
      if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter);
      if (error.status === 401) reply.header('WWW-Authenticate', challenge);
      return refuse(reply, error.status, error.message);
    }
    const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    if (status >= 400 && status < 500)
      return refuse(reply, status, UNREADABLE[status] ?? 'The message is not valid JSON.');
    request.log.error({ err: error }, 'request failed');
    return refuse(reply, 500, MASKED_MESSAGE);
  });
}
