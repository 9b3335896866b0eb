import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseUnavailable, isDatabaseUnavailable } from '../../../db/unavailable.ts';
import { MASKED_MESSAGE } from '../../../errors.ts';
import { AuthError, type AuthErrorCode } from './auth-error.ts';

/** The version of the API since which a body's `code` is a word and no HTTP status. */
export const API_VERSION = '2024-01-01';
const VERSION_PATTERN = /^2[0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/;

/** Answers with an error in the form that the client's version header asks for. */
export function sendAuthError(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = toAuthError(thrown);
  if (error.status >= 500) request.log.error({ err: thrown }, 'auth request failed');
  if (error.detail.retryAfter) reply.header('retry-after', error.detail.retryAfter);
  reply.status(error.status).header('x-sb-error-code', error.code).header('cache-control', 'no-store');
  const weak = error.detail.weakPassword ? { weak_password: { reasons: error.detail.weakPassword } } : {};
  if (!asksForCodes(request)) {
    return reply.send({ code: error.status, error_code: error.code, msg: error.message, ...weak });
  }
  // Without the echo auth-js does not read `code`.
  reply.header('x-supabase-api-version', API_VERSION);
  return reply.send({ code: error.code, message: error.message, ...weak });
}

function asksForCodes(request: FastifyRequest): boolean {
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
