import type { FastifyError, FastifyInstance } from 'fastify';
import { databaseUnavailable, isDatabaseUnavailable } from '../db/unavailable.ts';
import { AppError, MASKED_MESSAGE } from '../errors.ts';

export interface ErrorBody {
  status: 'error';
  error: { code: string; message: string; field?: string };
}

/** Replies to errors with messages written for clients; their causes are only logged. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError | AppError, request, reply) => {
    const isUnavailable = isDatabaseUnavailable(thrown);
    if (isUnavailable) request.log.warn({ err: thrown }, 'the database is unavailable');
    const error = isUnavailable ? databaseUnavailable() : thrown;
    if (error instanceof AppError) {
      if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter);
      return reply.status(error.status).send(errorBody(error.code, error.message, error.field));
    }
    const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    if (status === 413) return reply.status(413).send(errorBody('TOO_LARGE', 'The request is too large.'));
    if (status === 415) {
      return reply
        .status(415)
        .send(errorBody('UNSUPPORTED_MEDIA_TYPE', 'Send JSON (Content-Type: application/json).'));
    }
    if (status === 429) {
      return reply
        .status(429)
        .send(errorBody('RATE_LIMITED', 'Too many requests. Wait a little and try again.'));
    }
    if (status >= 400 && status < 500) {
      return reply.status(status).send(errorBody('BAD_REQUEST', 'The request could not be read.'));
    }
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send(errorBody('INTERNAL_SERVER_ERROR', MASKED_MESSAGE));
  });
}

export function errorBody(code: string, message: string, field?: string): ErrorBody {
  return { status: 'error', error: { code, message, ...(field ? { field } : {}) } };
}
