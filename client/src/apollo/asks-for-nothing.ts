import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';

const NOT_THERE = new Set(['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN']);

/** Whether the address asks for something that cannot be, so that trying again would not help. */
export const asksForNothing = (error: ErrorLike) =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => NOT_THERE.has(String(extensions?.code)));
