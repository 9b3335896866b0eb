import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseUnavailable, isDatabaseUnavailable } from '../../../db/unavailable.ts';
import { MASKED_MESSAGE } from '../../../errors.ts';

/** An error in PostgREST's format, which postgrest-js passes to its caller. */
export class RestError extends Error {
  override name = 'RestError';
  readonly status: number;
  readonly code: string;
  readonly details: string | null;

  constructor(status: number, code: string, message: string, details: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** PostgREST's code for an invalid request. */
export const unreadable = (message: string) => new RestError(400, 'PGRST100', message);

/**
 * Statuses of the database's refusals, by SQLSTATE. Only their messages are sent: they name the constraint, which the client
 * needs, and no data but the client's own.
 */
const STATUS_BY_STATE: Readonly<Record<string, number>> = {
  '22001': 400,
  '22007': 400,
  '22008': 400,
  '22021': 400,
  '22P02': 400,
  '23502': 400,
  '23503': 409,
  '23505': 409,
  '23514': 400,
  '42501': 403,
};

/** The details of other codes contain the whole row. */
const CODES_WITH_DETAILS = new Set(['23503', '23505']);

interface DatabaseError {
  code?: unknown;
  message?: unknown;
  detail?: unknown;
}

/** @param signedIn false replies 401 instead of 403, since signing in may help */
export function toRestError(thrown: unknown, signedIn: boolean): RestError {
  if (thrown instanceof RestError) return thrown;
  if (isDatabaseUnavailable(thrown)) return new RestError(503, 'PGRST000', databaseUnavailable().message);
  const cause = (thrown instanceof DrizzleQueryError ? thrown.cause : undefined) as DatabaseError | undefined;
  const state = typeof cause?.code === 'string' ? cause.code : '';
  const status = state === '42501' && !signedIn ? 401 : STATUS_BY_STATE[state];
  if (status === undefined) return fromHttp(thrown);
  const details = CODES_WITH_DETAILS.has(state) && typeof cause?.detail === 'string' ? cause.detail : null;
  return new RestError(status, state, String(cause?.message), details);
}

function fromHttp(thrown: unknown): RestError {
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  if (status === 413) return new RestError(413, 'PGRST102', 'The request body is larger than 1 MB.');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
  return new RestError(500, 'PGRST000', MASKED_MESSAGE);
}

export function sendRestError(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = toRestError(thrown, false);
  if (error.status >= 500) request.log.error({ err: thrown }, 'profiles request failed');
  if (error.status === 503) reply.header('retry-after', databaseUnavailable().retryAfter);
  return reply
    .status(error.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send({ code: error.code, details: error.details, hint: null, message: error.message });
}
