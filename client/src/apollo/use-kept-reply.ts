import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Unmasked } from '@apollo/client/masking';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useSession } from '../auth/SessionProvider.tsx';
import { readTabEntry, removeTabEntry, storeTabEntry } from '../auth/tab-entries.ts';
import { fitsQuery } from './fits-query.ts';
import { operationName } from './operation-name.ts';

type IsWorthKeeping<TData> = (data: TData) => boolean;

/**
 * Keeps the replies to a query in the tab's storage, per person and variables, and shows them at once when the page is
 * opened anew, while the query asks again. Comes before the query's own hook.
 * @param isWorthKeeping whether a reply has any history; others are neither kept nor shown again. The same function every
 * time
 */
export function useKeptReply<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  isWorthKeeping: IsWorthKeeping<TData>,
): void {
  const { cache, documentTransform } = useApolloClient();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.session.user.id : null;
  const key = JSON.stringify(variables);
  const name = `${operationName(document)}:${key}`;
  // Variables of the same content are the same object, so that nothing begins anew when they are only rewritten.
  const same = useMemo(() => JSON.parse(key) as TVariables, [key]);

  // While rendering: the query's hook, which comes next, is to find it in the cache.
  const query = useMemo(() => {
    // The very document that the query's hook reads with: the cache remembers by it what it has read.
    const prepared: TypedDocumentNode<TData, TVariables> = documentTransform.transformDocument(document);
    if (userId) restore(cache, { query: prepared, variables: same }, userId, name, isWorthKeeping);
    return prepared;
  }, [cache, documentTransform, document, same, userId, name, isWorthKeeping]);

  useEffect(() => {
    if (!userId) return;
    return cache.watch<TData, TVariables>({
      query,
      variables: same,
      optimistic: false,
      immediate: true,
      callback: ({ complete, result }) => {
        if (complete && isWorthKeeping(result as TData)) storeTabEntry(userId, name, result);
      },
    });
  }, [cache, query, same, userId, name, isWorthKeeping]);
}

interface Query<TData, TVariables extends OperationVariables> {
  query: TypedDocumentNode<TData, TVariables>;
  variables: TVariables;
}

/** Puts what was kept into a cache that knows nothing better; what does not fit the query is forgotten. */
function restore<TData, TVariables extends OperationVariables>(
  cache: ApolloCache,
  asked: Query<TData, TVariables>,
  userId: string,
  name: string,
  isWorthKeeping: IsWorthKeeping<TData>,
) {
  if (cache.diff({ ...asked, optimistic: false, returnPartialData: true }).complete) return;
  const kept = readTabEntry(userId, name);
  if (kept === undefined) return;
  if (isReply(asked, kept, isWorthKeeping)) cache.writeQuery({ ...asked, data: kept, broadcast: false });
  else removeTabEntry(userId, name);
}

function isReply<TData, TVariables extends OperationVariables>(
  { query, variables }: Query<TData, TVariables>,
  kept: unknown,
  isWorthKeeping: IsWorthKeeping<TData>,
): kept is Unmasked<TData> {
  try {
    return fitsQuery(query, variables, kept) && isWorthKeeping(kept as TData);
  } catch {
    return false;
  }
}
