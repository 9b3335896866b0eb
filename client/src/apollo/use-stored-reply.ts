import type { ApolloCache, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Unmasked } from '@apollo/client/masking';
import { useApolloClient } from '@apollo/client/react';
import { print } from 'graphql';
import { useEffect, useMemo } from 'react';
import { useSession } from '../auth/SessionProvider.tsx';
import { readTabEntry, removeTabEntry, storeTabEntry } from '../auth/tab-entries.ts';

/** A stored reply with the text of its query: another version of the client may ask for other fields. */
interface StoredReply<TData> {
  query: string;
  data: Unmasked<TData>;
}

/**
 * Stores the replies to a query in the tab, per user and variables, and shows them after a reload while the query is sent
 * again. Call it before the query's own hook.
 * @param hasHistory whether a reply is worth storing; a stable function
 */
export function useStoredReply<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  hasHistory: (data: TData) => boolean,
): void {
  const { cache, documentTransform } = useApolloClient();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.session.user.id : null;
  const key = JSON.stringify(variables);
  const name = `${operationName(document)}:${key}`;
  // One object for equal variables, so that the effect does not run again.
  const stableVariables = useMemo(() => JSON.parse(key) as TVariables, [key]);

  // In the render phase: the query's hook, called next, must find the reply in the cache.
  const query = useMemo(() => {
    // The same document as the query's hook reads with: the cache memoizes results by it.
    const prepared: TypedDocumentNode<TData, TVariables> = documentTransform.transformDocument(document);
    if (userId) restore(cache, { query: prepared, variables: stableVariables }, userId, name);
    return prepared;
  }, [cache, documentTransform, document, stableVariables, userId, name]);

  useEffect(() => {
    if (!userId) return;
    return cache.watch<TData, TVariables>({
      query,
      variables: stableVariables,
      optimistic: false,
      immediate: true,
      callback: ({ complete, result }) => {
        if (complete && hasHistory(result as TData))
          storeTabEntry(userId, name, { query: print(query), data: result });
      },
    });
  }, [cache, query, stableVariables, userId, name, hasHistory]);
}

/** The name of a document's operation, which comes first in it. */
function operationName({ definitions: [definition] }: DocumentNode): string | undefined {
  return definition?.kind === 'OperationDefinition' ? definition.name?.value : undefined;
}

/** Writes a stored reply to a cache without one; removes the reply to another version of the query. */
function restore<TData, TVariables extends OperationVariables>(
  cache: ApolloCache,
  options: { query: TypedDocumentNode<TData, TVariables>; variables: TVariables },
  userId: string,
  name: string,
) {
  if (cache.diff({ ...options, optimistic: false, returnPartialData: true }).complete) return;
  const stored = readTabEntry(userId, name) as StoredReply<TData> | undefined;
  if (!stored) return;
  if (stored.query === print(options.query))
    cache.writeQuery({ ...options, data: stored.data, broadcast: false });
  else removeTabEntry(userId, name);
}
