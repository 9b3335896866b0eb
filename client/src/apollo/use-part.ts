import type { FragmentType, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

/**
 * Unmasks a part's own fragment.
 * @param from the masked object its screen's query returned; nothing while that is loading
 * @returns the fragment's data; undefined until all of it is there
 */
export function usePart<TData>(
  fragment: TypedDocumentNode<TData, unknown>,
  from: FragmentType<TData> | null | undefined,
) {
  const [definition] = fragment.definitions;
  const fragmentName = definition?.kind === 'FragmentDefinition' ? definition.name.value : undefined;
  const result = useFragment<TData, OperationVariables>({ fragment, fragmentName, from: from ?? null });
  return from && result.dataState === 'complete' ? (result.data ?? undefined) : undefined;
}
