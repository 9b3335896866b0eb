import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';

type Args<TVariables, TOptions> =
  Record<string, never> extends TVariables ? [options?: TOptions] : [options: TOptions];

/** `useQuery` of one operation: the library's own options and results, with the document filled in. */
export interface BoundQuery<TData, TVariables extends OperationVariables> {
  (
    ...args: Args<TVariables, useQuery.Options<TData, TVariables>>
  ): useQuery.Result<TData, TVariables, 'empty' | 'complete' | 'streaming'>;
  (
    options: SkipToken | useQuery.Options<TData, TVariables>,
  ): useQuery.Result<TData, TVariables, 'empty' | 'complete' | 'streaming', Partial<TVariables>>;
}

/** Ties a query to its document; the generated `useXQuery` hooks are made of it. */
export function bindQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
): BoundQuery<TData, TVariables> {
  // The overloads above are the caller's view; inside, options are passed on as they came.
  return ((options: useQuery.Options<TData, TVariables>) =>
    useQuery<TData, TVariables>(document, options)) as BoundQuery<TData, TVariables>;
}

/**
 * Ties a mutation to its document; the generated `useXMutation` hooks are made of it. Variables go to the call.
 * @public imported by generated code as soon as there is a mutation
 */
export function bindMutation<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (options?: Omit<useMutation.Options<TData, TVariables>, 'variables'>) =>
    useMutation<TData, TVariables>(document, options);
}
