import { ApolloClient, type ApolloLink } from '@apollo/client';
import { makeCache } from './cache.ts';

/** A client with an empty cache. Each signed-in user gets an own one, so no data is shared. */
export const makeClient = (link: ApolloLink) =>
  new ApolloClient({
    link,
    cache: makeCache(),
    // A screen shows cached data at once and requests it again.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
