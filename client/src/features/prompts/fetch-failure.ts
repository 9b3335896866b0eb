import { CombinedGraphQLErrors, type ErrorLike, ServerError, ServerParseError } from '@apollo/client';

/** What a failed request is called on the screen: never a server's inner words. */
export function fetchFailure(error: ErrorLike) {
  if (ServerParseError.is(error)) return 'Invalid data format received from API';
  // A `TypeError` is what `fetch` throws when nobody answers.
  const known = CombinedGraphQLErrors.is(error) || ServerError.is(error) || error instanceof TypeError;
  return known ? 'Failed to fetch prompts' : 'An unknown error occurred';
}
