import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { databaseUnavailable, isDatabaseUnavailable } from '../db/unavailable.ts';
import { AppError, MASKED_MESSAGE } from '../errors.ts';

/** Codes of errors that the client caused; their messages, by graphql-js and Apollo, hold no secret. */
const CLIENT_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** Passes on only messages written for clients; other errors are logged and masked. */
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
      return { message: shorten(withoutSuggestions(message)), locations, path, extensions: { code } };
    }
    if (isDatabaseUnavailable(cause)) {
      log.warn({ err: cause, path }, 'the database is unavailable');
      const { code, message } = databaseUnavailable();
      return { message, locations, path, extensions: { code } };
    }
    log.error({ err: cause, path }, 'resolver failed');
    return { message: MASKED_MESSAGE, locations, path, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  };
}

/** Messages quote invalid values, which can be long. */
const MAX_MESSAGE_LENGTH = 500;
const shorten = (message: string) =>
  message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)}…` : message;

/** Suggestions would reveal the schema to visitors. */
const withoutSuggestions = (message: string) => message.replace(/ Did you mean .*$/s, '');
