import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseUnavailable, isDatabaseUnavailable } from '../../../db/unavailable.ts';
import { MASKED_MESSAGE } from '../../../errors.ts';
import { AuthError, type AuthErrorCode } from './auth-error.ts';

/** Since this API version a body's `code` is a string instead of the HTTP status. */
export const API_VERSION = '2024-01-01';
const VERSION_PATTERN = /^2[0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/;

/** Sends an error in the format of the client's API version. */
export function sendAuthError(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = toAuthError(thrown);
  if (error.status >= 500) request.log.error({ err: thrown }, 'auth request failed');
  if (error.detail.retryAfter) reply.header('retry-after', error.detail.retryAfter);
  reply.status(error.status).header('x-sb-error-code', error.code).header('cache-control', 'no-store');
  const weak = error.detail.weakPassword ? { weak_password: { reasons: error.detail.weakPassword } } : {};
  if (!hasCodeVersion(request)) {
    return reply.send({ code: error.status, error_code: error.code, msg: error.message, ...weak });
  }
  // auth-js only reads `code` with this header.
  reply.header('x-supabase-api-version', API_VERSION);
  return reply.send({ code: error.code, message: error.message, ...weak });
}

function hasCodeVersion(request: FastifyRequest): boolean {
  const version = request.headers['x-supabase-api-version'];
  return typeof version === 'string' && VERSION_PATTERN.test(version) && version >= API_VERSION;
}

const READING_FAILURES: Readonly<Record<number, readonly [AuthErrorCode, string]>> = {
  413: ['validation_failed', 'The request body is larger than 1 MB.'],
  415: ['bad_json', 'Send JSON (Content-Type: application/json).'],
};

function toAuthError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown;
  if (isDatabaseUnavailable(thrown)) {
    const { status, message, retryAfter } = databaseUnavailable();
    return new AuthError(status, 'unexpected_failure', message, { retryAfter });
  }
  const status = (thrown as Partial<FastifyError> | null)?.statusCode ?? 500;
  if (status < 400 || status >= 500) return new AuthError(500, 'unexpected_failure', MASKED_MESSAGE);
  const [code, message] = READING_FAILURES[status] ?? ['bad_json', 'The request body is not valid JSON.'];
  return new AuthError(status, code, message);
}
