import { ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { createContext, useContext } from 'react';
import { from, switchMap } from 'rxjs';
import { makeSessionLink, type TokenSource } from './session-link.ts';

/** The way to the server's GraphQL endpoints on the page's own origin, with the session attached. */
export const makeServerLink = (tokens: TokenSource): ApolloLink =>
  ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    makeLateStreamLink(tokens),
    ApolloLink.from([makeSessionLink(tokens), new BaseHttpLink({ uri: '/graphql' })]),
  );

/** Downloads what reads streams when there is one to read. */
function makeLateStreamLink(tokens: TokenSource): ApolloLink {
  const load = async () => (await import('./stream-link.ts')).makeStreamLink(tokens);
  let loading: Promise<ApolloLink> | undefined;
  return new ApolloLink((operation, forward) => {
    loading ??= load();
    return from(loading).pipe(switchMap((link) => link.request(operation, forward)));
  });
}

/** Tests answer from the schema in its place. */
export const ServerLinkContext = createContext(makeServerLink);

export const useServerLink = () => useContext(ServerLinkContext);
