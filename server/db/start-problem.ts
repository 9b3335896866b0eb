import { DrizzleQueryError } from 'drizzle-orm/errors';
import { isDatabaseUnavailable } from './unavailable.ts';

/** What an operator can do about it, by SQLSTATE. */
const BY_STATE: Readonly<Record<string, string>> = {
  '28000': 'The database does not let the user of DATABASE_URL in. Check its user and password.',
  '28P01': 'The database does not let the user of DATABASE_URL in. Check its user and password.',
  '3D000': 'The database that DATABASE_URL names does not exist. Create it, or name another one.',
  '42501':
    'The user of DATABASE_URL may not create what this server needs. Make it the owner of the database.',
};

/** Why a process could not start on its database, in words for the operator; null for anything else. */
export function startProblem(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return null;
  const code = 'code' in cause ? String(cause.code) : '';
  if (BY_STATE[code]) return BY_STATE[code];
  if (!isDatabaseUnavailable(cause)) return null;
  const why = code || cause.message;
  return `The database cannot be reached (${why}). Check that it runs and that DATABASE_URL is right.`;
}
