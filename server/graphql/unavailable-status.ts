import type { ApolloServerPlugin } from '@apollo/server';
import { databaseUnavailable, isDatabaseUnavailable } from '../db/unavailable.ts';

/** Replies 503 and Retry-After where a resolver met a database that is away, as the REST routes do. */
export const awayStatus: ApolloServerPlugin = {
  requestDidStart: async () => ({
    async didEncounterErrors({ errors, response }) {
      if (!errors.some(({ originalError }) => isDatabaseUnavailable(originalError))) return;
      const { status, retryAfter } = databaseUnavailable();
      response.http.status = status;
      response.http.headers.set('retry-after', String(retryAfter));
    },
  }),
};
