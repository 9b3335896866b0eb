import type { OperationVariables, TypedDocumentNode, WatchQueryFetchPolicy } from '@apollo/client';
import type { Unmasked } from '@apollo/client/masking';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useSession } from '../auth/SessionProvider.tsx';
import { takeEarlyData } from '../early/early-replies.ts';
import { operationName } from './operation-name.ts';

/**
 * Puts the reply to a query that was asked early into the cache, if it is there when the screen is first drawn: then
 * all is drawn once. Comes before the query's own hook.
 * @returns options for that hook, which need not ask for those variables again
 */
export function useEarlyReply<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): { fetchPolicy: WatchQueryFetchPolicy } {
  const { cache } = useApolloClient();
  const session = useSession();
  const token = session.status === 'signedIn' ? session.session.access_token : null;
  const key = JSON.stringify(variables);
  // While rendering, once: the query's hook, which comes next, is to find it in the cache.
  const [foundFor, setFoundFor] = useState(() => {
    const data = token && takeEarlyData(operationName(document) ?? '', variables, token);
    if (!data) return null;
    cache.writeQuery({ query: document, variables, data: data as Unmasked<TData>, broadcast: false });
    return key;
  });
  // Whoever chooses others and comes back is asked for as usual: by then the reply may be old.
  if (foundFor !== null && foundFor !== key) setFoundFor(null);
  return { fetchPolicy: foundFor === key ? 'cache-first' : 'cache-and-network' };
}
