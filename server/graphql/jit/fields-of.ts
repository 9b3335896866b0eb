import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/** Fields of an operation, those of a fragment as often as it is spread; counts no further than `enough`. */
export function fieldsOf(document: DocumentNode, operation: OperationDefinitionNode, enough: number): number {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [],
    ),
  );
  let fields = 0;
  const count = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (fields > enough) return;
      if (selection.kind === Kind.FIELD) fields += 1;
      count(
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments.get(selection.name.value)
          : selection.selectionSet,
      );
    }
  };
  count(operation.selectionSet);
  return fields;
}
