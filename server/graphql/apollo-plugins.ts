import type { ApolloServerPlugin } from '@apollo/server';
import { databaseUnavailable, isDatabaseUnavailable } from '../db/unavailable.ts';
import type { RequestContext } from '../http/request-context.ts';
import { currentRequest } from '../http/request-info.ts';

/** Sets the operation of the current request, for the log and the metrics. */
export const observeOperation: ApolloServerPlugin = {
  requestDidStart: async () => ({
    async willSendResponse({ operation, response: { body } }) {
      const info = currentRequest();
      if (!info || !operation) return;
      info.operation = {
        kind: operation.operation,
        name: operation.name?.value ?? null,
        failed: body.kind === 'single' && (body.singleResult.errors?.length ?? 0) > 0,
      };
    },
  }),
};

/** For replies and pages that belong to whoever has their address. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/** Keeps what a share link shows out of caches and search engines. */
export const privateShares: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async ({ contextValue }) => ({
    async willSendResponse({ response }) {
      if (!contextValue.isShared) return;
      for (const [name, value] of Object.entries(PRIVATE_HEADERS)) response.http.headers.set(name, value);
    },
  }),
};

/** Codes of operations that were not executed. */
const NOT_EXECUTED = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/**
 * Replies 200 instead of 400 to an operation that was not executed when `Accept` asks for plain JSON. GraphQL over HTTP
 * requires it for old clients, which take any other status for a proxy's.
 */
export const statusForPlainJson: ApolloServerPlugin = {
  requestDidStart: async () => ({
    async willSendResponse({ request, response }) {
      if (response.http.status !== 400 || !acceptsPlainJson(request.http?.headers.get('accept'))) return;
      const { body } = response;
      const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
      if (errors.every(({ extensions }) => NOT_EXECUTED.has(String(extensions?.code))))
        response.http.status = 200;
    },
  }),
};

const acceptsPlainJson = (accept = '') =>
  accept.includes('application/json') && !accept.includes('application/graphql-response+json');

/** Replies 503 with Retry-After when a resolver fails because the database is unavailable, as the REST routes do. */
export const statusWithoutDatabase: ApolloServerPlugin = {
  requestDidStart: async () => ({
    async didEncounterErrors({ errors, response }) {
      if (!errors.some(({ originalError }) => isDatabaseUnavailable(originalError))) return;
      const { status, retryAfter } = databaseUnavailable();
      response.http.status = status;
      response.http.headers.set('retry-after', String(retryAfter));
    },
  }),
};
