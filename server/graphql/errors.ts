import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { databaseUnavailable, isDatabaseUnavailable } from '../db/unavailable.ts';
import { AppError, MASKED_MESSAGE } from '../errors.ts';

/** Codes of failures that the client caused; their words come from graphql-js and Apollo and hold no secret. */
const CLIENT_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** Lets only words we wrote reach a client; anything else is logged and masked. */
export function errorFormatter(log: FastifyBaseLogger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const { message, locations, path } = formatted;
    const cause = unwrapResolverError(thrown);
    if (cause instanceof AppError) {
      const extensions = { code: cause.code, ...(cause.field ? { field: cause.field } : {}) };
      return { message: cause.message, locations, path, extensions };
    }
    const code = String(formatted.extensions?.code ?? '');
    if (CLIENT_CODES.has(code)) {
      return { message: shortened(withoutSuggestions(message)), locations, path, extensions: { code } };
    }
    if (isDatabaseUnavailable(cause)) {
      log.warn({ err: cause, path }, 'the database is away');
      const { code, message: said } = databaseUnavailable();
      return { message: said, locations, path, extensions: { code } };
    }
    log.error({ err: cause, path }, 'resolver failed');
    return { message: MASKED_MESSAGE, locations, path, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  };
}

/** A value that is not allowed is told in full, and may be a whole text. */
const MOST_SAID = 500;
const shortened = (message: string) =>
  message.length > MOST_SAID ? `${message.slice(0, MOST_SAID)}…` : message;

/** graphql-js names what it thinks was meant, which tells the schema to whoever may not read it. */
const withoutSuggestions = (message: string) => message.replace(/ Did you mean .*$/s, '');
