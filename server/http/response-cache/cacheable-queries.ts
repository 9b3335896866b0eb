import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { z } from 'zod';
import type { RequestContext } from '../request-context.ts';
import { CACHEABLE_FIELDS } from './cacheable-fields.ts';
import type { ScreenCache } from './response-caches.ts';

/** Finds out which queries are cacheable, and reads the accounts they depend on before anything else is read. */
export const markCacheableQueries = (cache: ScreenCache): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart({ contextValue: { cacheMiss, services, viewer } }) {
    if (!cacheMiss || !viewer) return undefined;
    return {
      // A commit from here on makes the reply outdated.
      async didResolveOperation({ schema, operation, document, request: { variables = {} } }) {
        if (!operation) return;
        const others = accountsRead(schema, document, operation, variables);
        if (!others) return;
        // The person's own says whether they are an analyst; a change of members raises the account's data version.
        const readable = [null, viewer.personId, ...others].map((userId) =>
          services.accounts.readable(viewer, userId),
        );
        const accounts = await Promise.all(readable).catch(() => null);
        if (!accounts) return;
        cacheMiss.cacheable = { operation: operation.name?.value ?? null, accounts };
        cache.claim(cacheMiss);
      },
      async didEncounterErrors() {
        cacheMiss.cacheable = null;
      },
    };
  },
});

const uuid = z.uuid();

/**
 * The accounts that a valid operation names.
 * @returns null for an operation whose reply must not be stored
 */
function accountsRead(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string[] | null {
  if (operation.operation !== 'query') return null;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  // With their defaults, as the resolvers see them.
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const fields = schema.getQueryType()?.getFields();
  if (!coerced || !fields) return null;
  const accounts = new Set<string>();
  const addAll = (selections: readonly SelectionNode[] = []): boolean =>
    selections.every((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) return addAll(node.selectionSet.selections);
      const name = node.name.value;
      if (node.kind === Kind.FRAGMENT_SPREAD) return addAll(fragments.get(name)?.selectionSet.selections);
      if (name === '__typename') return true;
      const field = CACHEABLE_FIELDS.has(name) ? fields[name] : undefined;
      if (!field) return false;
      const { userId } = getArgumentValues(field, node, coerced);
      if (userId === undefined || userId === null) return true;
      if (!uuid.safeParse(userId).success) return false;
      accounts.add(String(userId).toLowerCase());
      return true;
    });
  return addAll(operation.selectionSet.selections) ? [...accounts] : null;
}
