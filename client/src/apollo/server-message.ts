import { CombinedGraphQLErrors } from '@apollo/client';

const CODES_FOR_USERS = new Set([
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'FORBIDDEN',
  'CONFLICT',
  'RATE_LIMITED',
  'UNAVAILABLE',
]);

/**
 * The server's message for the user.
 * @param fallback shown for errors without one
 */
export function serverMessage(error: unknown, fallback: string): string {
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const meant = errors.find(({ extensions }) => CODES_FOR_USERS.has(String(extensions?.code)));
  return meant?.message ?? fallback;
}
