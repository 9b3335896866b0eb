import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { makeClient } from './client.ts';
import { useServerLink } from './server-link.ts';
import type { TokenSource } from './session-link.ts';

const NOBODY: TokenSource = { current: async () => null, refresh: async () => null };

/** An Apollo client for public pages: it sends no session, even when the visitor is signed in. */
export function VisitorApollo({ children }: { children: ReactNode }) {
  const makeLink = useServerLink();
  const [client] = useState(() => makeClient(makeLink(NOBODY)));
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
