import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

type Variables = Record<string, unknown>;
type Fields = Record<string, unknown>;

/**
 * Whether a stored reply has everything a query asks for, on objects of the right types. It does not know the schema:
 * null fits everywhere, and so does any scalar.
 * @param query with `__typename` in every selection, as the cache prepares it; its types are all concrete
 */
export function fitsQuery(query: DocumentNode, variables: Variables, reply: unknown): boolean {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of query.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const operation = query.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return false;

  const fitsSet = ({ selections }: SelectionSetNode, value: Fields) =>
    selections.every((selection) => !isIncluded(selection, variables) || fitsSelection(selection, value));

  function fitsSelection(selection: SelectionNode, value: Fields): boolean {
    if (selection.kind === Kind.FIELD) {
      const found = value[(selection.alias ?? selection.name).value];
      return found !== undefined && (!selection.selectionSet || fitsObject(selection.selectionSet, found));
    }
    const part = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    const type = part?.typeCondition?.name.value;
    if (!part || (type !== undefined && type !== value.__typename)) return false;
    return fitsSet(part.selectionSet, value);
  }

  function fitsObject(set: SelectionSetNode, value: unknown): boolean {
    if (value === null) return true;
    if (Array.isArray(value)) return value.every((item) => fitsObject(set, item));
    return isFields(value) && fitsSet(set, value);
  }

  return isFields(reply) && fitsSet(operation.selectionSet, reply);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As `@include` and `@skip` say. */
function isIncluded({ directives = [] }: SelectionNode, variables: Variables): boolean {
  return directives.every(({ name, arguments: [argument] = [] }) => {
    if (name.value !== 'include' && name.value !== 'skip') return true;
    const condition = argument?.value;
    const holds =
      condition?.kind === Kind.VARIABLE
        ? variables[condition.name.value] === true
        : condition?.kind === Kind.BOOLEAN && condition.value;
    return holds === (name.value === 'include');
  });
}
