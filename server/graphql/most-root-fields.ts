import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** No screen of ours asks for nearly as many. */
const MOST_ROOT_FIELDS = 100;

/** A validation rule: an operation may ask for so many things at once, under whatever names. */
export function mostRootFields(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      if (countFields(context, operation.selectionSet) <= MOST_ROOT_FIELDS) return;
      const message = `At most ${MOST_ROOT_FIELDS} fields of the root in one operation.`;
      context.reportError(new GraphQLError(message, { nodes: operation }));
    },
  };
}

/** Fields of a selection with those of its fragments; a fragment is counted as often as it is spread. */
function countFields(
  context: ValidationContext,
  selections: SelectionSetNode,
  known = new Map<FragmentDefinitionNode, number>(),
): number {
  let fields = 0;
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) fields += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      fields += countFields(context, selection.selectionSet, known);
    else {
      const fragment = context.getFragment(selection.name.value);
      if (!fragment) continue;
      // 0 while it is being counted: one that spreads itself is another rule's to refuse.
      if (!known.has(fragment))
        known.set(fragment, 0).set(fragment, countFields(context, fragment.selectionSet, known));
      fields += known.get(fragment) ?? 0;
    }
  }
  return fields;
}
