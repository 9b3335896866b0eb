import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';

type Args<TVariables, TOptions> =
  Record<string, never> extends TVariables ? [options?: TOptions] : [options: TOptions];

/** `useQuery` bound to one operation, with the library's options and results. */
export interface BoundQuery<TData, TVariables extends OperationVariables> {
  (
    ...args: Args<TVariables, useQuery.Options<TData, TVariables>>
  ): useQuery.Result<TData, TVariables, 'empty' | 'complete' | 'streaming'>;
  (
    options: SkipToken | useQuery.Options<TData, TVariables>,
  ): useQuery.Result<TData, TVariables, 'empty' | 'complete' | 'streaming', Partial<TVariables>>;
}

/** Binds `useQuery` to a document; generated `useXQuery` hooks call it. */
export function bindQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
): BoundQuery<TData, TVariables> {
  // The overloads type the caller's side; the options are passed on unchanged.
  return ((options: useQuery.Options<TData, TVariables>) =>
    useQuery<TData, TVariables>(document, options)) as BoundQuery<TData, TVariables>;
}

/**
 * Binds `useMutation` to a document; generated `useXMutation` hooks call it. Variables are passed to the call.
 * @public imported by generated code as soon as there is a mutation
 */
export function bindMutation<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (options?: Omit<useMutation.Options<TData, TVariables>, 'variables'>) =>
    useMutation<TData, TVariables>(document, options);
}
