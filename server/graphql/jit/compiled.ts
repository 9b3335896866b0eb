import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../http/context.ts';
import { weightOf } from './weight-of.ts';

/** Operations kept; all of ours are eighty. The code of a large one is 200 KB. */
const MOST_KEPT = 200;
/** Our heaviest weighs about 1,000; compiling takes longer the more an operation weighs. */
const MOST_WEIGHT = 1_500;

/** Executes one operation. Without `data` nothing was resolved, because the variables were not as declared. */
export type Run = (
  root: unknown,
  context: RequestContext,
  variables: Record<string, unknown> | undefined,
) => Promise<ExecutionResult> | ExecutionResult;

/**
 * Queries compiled to JavaScript, by their documents: Apollo gives the same document for the same text as long as it
 * keeps it. One that is sent for the first time is not compiled, since that takes longer than executing it.
 */
export function createCompiled(schema: GraphQLSchema) {
  const seen = new WeakSet<OperationDefinitionNode>();
  const kept = new LRUCache<OperationDefinitionNode, { run: Run | null }>({ max: MOST_KEPT });
  return {
    /** @returns null for what graphql-js is to execute */
    find(document: DocumentNode, operation: OperationDefinitionNode): Run | null {
      if (operation.operation !== OperationTypeNode.QUERY) return null;
      const known = kept.get(operation);
      if (known) return known.run;
      if (!seen.has(operation)) {
        seen.add(operation);
        return null;
      }
      const run = compile(schema, document, operation);
      kept.set(operation, { run });
      return run;
    },
  };
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Run | null {
  if (weightOf(document, operation, MOST_WEIGHT) > MOST_WEIGHT) return null;
  const compiled = compileQuery(schema, document, operation.name?.value ?? '', {
    useExperimentalPathBasedSkipInclude: true,
  });
  return isCompiledQuery(compiled) ? (compiled.query as Run) : null;
}
