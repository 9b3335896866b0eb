import { ApolloLink, HttpLink } from '@apollo/client';
import { createContext, useContext } from 'react';
import { makeSessionLink, type TokenSource } from './session-link.ts';

/** The way to the server's GraphQL endpoint on the page's own origin, with the session attached. */
export const makeServerLink = (tokens: TokenSource): ApolloLink =>
  ApolloLink.from([makeSessionLink(tokens), new HttpLink({ uri: '/graphql' })]);

/** Tests answer from the schema in its place. */
export const ServerLinkContext = createContext(makeServerLink);

export const useServerLink = () => useContext(ServerLinkContext);
