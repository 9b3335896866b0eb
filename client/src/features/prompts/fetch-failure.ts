import { CombinedGraphQLErrors, type ErrorLike, ServerError, ServerParseError } from '@apollo/client';

const INVALID_FORMAT = 'Invalid data format received from API';

/**
 * What a failed request is called on the screen: never a server's inner words.
 * @param error undefined for a reply that came without one and has no prompts either
 */
export function fetchFailure(error: ErrorLike | undefined) {
  if (!error || ServerParseError.is(error)) return INVALID_FORMAT;
  // `fetch` throws a `TypeError` when it gets no response.
  const known = CombinedGraphQLErrors.is(error) || ServerError.is(error) || error instanceof TypeError;
  return known ? 'Failed to fetch prompts' : 'An unknown error occurred';
}
