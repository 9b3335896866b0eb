import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';

const PERMANENT_CODES = new Set(['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN']);

/** Whether sending the request again cannot help: what it names does not exist or is not allowed. */
export const isPermanentError = (error: ErrorLike) =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => PERMANENT_CODES.has(String(extensions?.code)));
