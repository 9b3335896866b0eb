import {
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { z } from 'zod';
import { KEPT_FIELDS } from './cacheable-fields.ts';

/** An operation that was found valid, with what it was sent with. */
export interface Asked {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
}

const uuid = z.uuid();

/**
 * The accounts that an operation reads, the sender's own among them.
 * @returns null for an operation whose reply must not be kept
 */
export function accountsRead(asked: Asked, viewerId: string): string[] | null {
  const { schema, operation, variables } = asked;
  if (operation.operation !== 'query') return null;
  // With their defaults, as the resolvers see them.
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const fields = schema.getQueryType()?.getFields();
  if (!coerced || !fields) return null;
  const accounts = new Set([viewerId]);
  const addAll = (selections: readonly SelectionNode[]): boolean =>
    selections.every((node) => {
      if (node.kind !== Kind.FIELD) {
        const set = selectionsOf(node, asked.fragments);
        return set !== undefined && addAll(set.selections);
      }
      if (node.name.value === '__typename') return true;
      const field = KEPT_FIELDS.has(node.name.value) ? fields[node.name.value] : undefined;
      if (!field) return false;
      const { userId } = getArgumentValues(field, node, coerced);
      if (userId === undefined || userId === null) return true;
      if (!uuid.safeParse(userId).success) return false;
      accounts.add(String(userId).toLowerCase());
      return true;
    });
  return addAll(operation.selectionSet.selections) ? [...accounts] : null;
}

function selectionsOf(
  node: Exclude<SelectionNode, { kind: Kind.FIELD }>,
  fragments: Asked['fragments'],
): SelectionSetNode | undefined {
  return node.kind === Kind.INLINE_FRAGMENT
    ? node.selectionSet
    : fragments.get(node.name.value)?.selectionSet;
}
