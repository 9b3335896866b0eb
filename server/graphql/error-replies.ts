import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseUnavailable, isDatabaseUnavailable } from '../db/unavailable.ts';
import { AppError, MASKED_MESSAGE } from '../errors.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

/** Codes and messages for unreadable bodies, by status. */
const UNREADABLE: Readonly<Record<number, readonly [code: string, message: string]>> = {
  413: [
    'TOO_LARGE',
    'The body is too large. The limit is 100 KB, or 1 MB when signed in. Send fewer rows at a time.',
  ],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Send JSON (Content-Type: application/json).'],
};

/** Replies with one error as GraphQL clients expect it. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, message }: { status: number; code: string; message: string },
): FastifyReply {
  const type = request.headers.accept?.includes('application/graphql-response+json')
    ? GRAPHQL_TYPE
    : JSON_TYPE;
  return reply
    .status(status)
    .type(type)
    .send(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}

/** Replies to errors before an operation is executed. */
export function graphqlErrorHandler(
  thrown: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = isDatabaseUnavailable(thrown) ? databaseUnavailable() : thrown;
  if (error instanceof AppError) {
    if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter);
    return sendError(request, reply, error);
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status >= 400 && status < 500) {
    const [code, message] = UNREADABLE[status] ?? ['BAD_REQUEST', 'The body is not valid JSON.'];
    return sendError(request, reply, { status, code, message });
  }
  request.log.error({ err: error }, 'request failed');
  return sendError(request, reply, { status: 500, code: 'INTERNAL_SERVER_ERROR', message: MASKED_MESSAGE });
}
