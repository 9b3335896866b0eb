import { DrizzleQueryError } from 'drizzle-orm/errors';
import { AppError } from '../errors.ts';

/** Seconds after which a database that is restarted is usually back. */
const BACK_WITHIN_SECONDS = 5;

/** What the system says of a connection that cannot be made or was cut. */
const BROKEN = new Set([
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

/** Postgres' own: it shuts down, starts up or has no connection left. Class 08 is of connections as a whole. */
const CLOSED = /^(08...|57P0[1-3]|53300)$/;

/** The driver's words for connections that it lost or did not get in time; it gives them no code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/** Whether a statement failed because the database cannot be reached, so that the same may work in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error) || cause instanceof AppError) return false;
  const code = 'code' in cause ? String(cause.code) : '';
  return BROKEN.has(code) || CLOSED.test(code) || LOST.test(cause.message);
}

/** What clients are told of it: 503 and when to come again. */
export function databaseUnavailable(): AppError {
  const error = new AppError(
    'UNAVAILABLE',
    'The database cannot be reached at the moment. Please try again in a few seconds.',
  );
  error.retryAfter = BACK_WITHIN_SECONDS;
  return error;
}
