import { DrizzleQueryError } from 'drizzle-orm/errors';
import { AppError } from '../errors.ts';

/** A restarted database is usually back by then. */
const RETRY_AFTER_SECONDS = 5;

/** Error codes of the operating system. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);

/** SQLSTATEs: connection failures, shutdown and start, no connections left. */
const SQL_STATES = /^(08...|57P0[1-3]|53300)$/;

/** Messages of the driver's errors without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/** Whether a statement failed because the database is temporarily unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error) || cause instanceof AppError) return false;
  const code = 'code' in cause ? String(cause.code) : '';
  return SYSTEM_CODES.has(code) || SQL_STATES.test(code) || DRIVER_MESSAGES.test(cause.message);
}

/** The error for clients: 503 with Retry-After. */
export function databaseUnavailable(): AppError {
  const error = new AppError(
    'UNAVAILABLE',
    'The database cannot be reached at the moment. Please try again in a few seconds.',
  );
  error.retryAfter = RETRY_AFTER_SECONDS;
  return error;
}
