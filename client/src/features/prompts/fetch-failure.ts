import { CombinedGraphQLErrors, type ErrorLike, ServerError } from '@apollo/client';

/** What a failed request is called on the screen: never a server's inner words. */
export function fetchFailure(error: ErrorLike) {
  const known = CombinedGraphQLErrors.is(error) || ServerError.is(error) || error instanceof TypeError;
  return known ? 'Failed to fetch prompts' : 'An unknown error occurred';
}
