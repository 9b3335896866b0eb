import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { makeClient } from '../apollo/client.ts';
import { useServerLink } from '../apollo/server-link.ts';
import { useAuth } from '../auth/SessionProvider.tsx';
import { preloadScreen } from './preload.ts';

/** An Apollo client for one person; mounted anew for the next one, whose cache then starts empty. */
export function PersonalApollo({ children }: { children: ReactNode }) {
  const { store } = useAuth();
  const makeLink = useServerLink();
  const { pathname } = useLocation();
  const [client] = useState(() => {
    const made = makeClient(makeLink(store.tokens));
    preloadScreen(made, pathname);
    return made;
  });
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
