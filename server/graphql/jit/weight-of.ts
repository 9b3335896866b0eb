import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/**
 * How much code an operation compiles to: each field counts as often as it is deep, since its code names all that it
 * stands in, and those of a fragment as often as it is spread. Counts little further than `enough`.
 */
export function weightOf(document: DocumentNode, operation: OperationDefinitionNode, enough: number): number {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [],
    ),
  );
  let weight = 0;
  const add = (set: SelectionSetNode | undefined, depth: number): void => {
    for (const selection of set?.selections ?? []) {
      if (weight > enough) return;
      if (selection.kind === Kind.FIELD) {
        weight += depth;
        add(selection.selectionSet, depth + 1);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) add(selection.selectionSet, depth);
      else add(fragments.get(selection.name.value), depth);
    }
  };
  add(operation.selectionSet, 1);
  return weight;
}
