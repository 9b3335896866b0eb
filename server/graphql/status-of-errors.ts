import type { ApolloServerPlugin } from '@apollo/server';

/** Codes of documents and variables that were read and found wanting. */
const NOT_EXECUTED = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/**
 * Replies 200 to an operation that was not executed where `Accept` asks for plain JSON: GraphQL over HTTP wants it so for
 * the sake of old clients, which take any other status for a proxy's. All others get 400.
 */
export const statusOfErrors: ApolloServerPlugin = {
  requestDidStart: async () => ({
    async willSendResponse({ request, response }) {
      if (response.http.status !== 400 || !asksForPlainJson(request.http?.headers.get('accept'))) return;
      const { body } = response;
      const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
      if (errors.every(({ extensions }) => NOT_EXECUTED.has(String(extensions?.code))))
        response.http.status = 200;
    },
  }),
};

const asksForPlainJson = (accept = '') =>
  accept.includes('application/json') && !accept.includes('application/graphql-response+json');
