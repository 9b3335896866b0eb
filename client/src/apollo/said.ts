import { CombinedGraphQLErrors } from '@apollo/client';

const MEANT_FOR_PEOPLE = new Set([
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'FORBIDDEN',
  'CONFLICT',
  'RATE_LIMITED',
  'UNAVAILABLE',
]);

/**
 * The server's own words for why it did not do something.
 * @param otherwise what is said of failures that it has no words for
 */
export function saidOf(error: unknown, otherwise: string): string {
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const meant = errors.find(({ extensions }) => MEANT_FOR_PEOPLE.has(String(extensions?.code)));
  return meant?.message ?? otherwise;
}
