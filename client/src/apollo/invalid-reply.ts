import { type ErrorLike, ServerError, ServerParseError } from '@apollo/client';

/** Whether the server replied successfully, but with something other than a GraphQL result: `{}`, or a page of HTML. */
export const isInvalidReply = (error: ErrorLike | undefined) =>
  ServerParseError.is(error) || (ServerError.is(error) && error.response.ok);
