import type { ApolloServerPlugin } from '@apollo/server';
import { databaseAway, isDatabaseAway } from '../db/away.ts';

/** Replies 503 and Retry-After where a resolver met a database that is away, as the REST routes do. */
export const awayStatus: ApolloServerPlugin = {
  requestDidStart: async () => ({
    async didEncounterErrors({ errors, response }) {
      if (!errors.some(({ originalError }) => isDatabaseAway(originalError))) return;
      const { status, retryAfter } = databaseAway();
      response.http.status = status;
      response.http.headers.set('retry-after', String(retryAfter));
    },
  }),
};
