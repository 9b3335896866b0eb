import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { makeClient } from '../apollo/client.ts';
import { useServerLink } from '../apollo/server-link.ts';
import { useAuth } from '../auth/SessionProvider.tsx';

/** An Apollo client for one person; mounted anew for the next one, whose cache then starts empty. */
export function PersonalApollo({ children }: { children: ReactNode }) {
  const { store } = useAuth();
  const makeLink = useServerLink();
  const [client] = useState(() => makeClient(makeLink(store.tokens)));
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
