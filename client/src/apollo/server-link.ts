import { ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { createContext, useContext } from 'react';
import { from, switchMap } from 'rxjs';
import { makeSessionLink, type TokenSource } from './session-link.ts';

/** Sends operations to the GraphQL endpoints of the page's origin, with the session's token. */
export const makeServerLink = (tokens: TokenSource): ApolloLink =>
  ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    makeLazyStreamLink(tokens),
    ApolloLink.from([makeSessionLink(tokens), new BaseHttpLink({ uri: '/graphql' })]),
  );

/** Downloads the SSE client for the first subscription. */
function makeLazyStreamLink(tokens: TokenSource): ApolloLink {
  const load = async () => (await import('./stream-link.ts')).makeStreamLink(tokens);
  let loading: Promise<ApolloLink> | undefined;
  return new ApolloLink((operation, forward) => {
    loading ??= load();
    return from(loading).pipe(switchMap((link) => link.request(operation, forward)));
  });
}

/** Replaced in tests by a link that executes the schema. */
export const ServerLinkContext = createContext(makeServerLink);

export const useServerLink = () => useContext(ServerLinkContext);
