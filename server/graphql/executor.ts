import type { ApolloServer } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { RequestContext } from '../http/request-context.ts';
import { boundedJson } from './request-limits/bounded-json.ts';
import type { DocumentLimits } from './request-limits/document-limits.ts';

interface Operation {
  query: string;
  variables?: Record<string, unknown> | undefined;
  operationName?: string | undefined;
}

/**
 * Executes an operation for another route than POST /graphql, with the same limits of document and reply and the same
 * masked errors. What a resolver throws is in `errors`.
 */
export type ExecuteOperation = (
  operation: Operation,
  context: RequestContext,
) => Promise<FormattedExecutionResult>;

export function createExecutor(
  apollo: ApolloServer<RequestContext>,
  limitDocument: DocumentLimits,
): ExecuteOperation {
  return async ({ query, variables, operationName }, context) => {
    const refusal = limitDocument(query, { isSignedIn: context.viewer !== null });
    if (refusal) return { errors: [{ message: refusal.message, extensions: { code: refusal.code } }] };
    // A mutation replaces the viewer of its context.
    const { body } = await apollo.executeOperation(
      { query, variables, operationName },
      { contextValue: { ...context } },
    );
    if (body.kind !== 'single') throw new Error('Incremental delivery is off.');
    return JSON.parse(boundedJson(body.singleResult)) as FormattedExecutionResult;
  };
}
