import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { MOST_DIRECTIVES, MOST_LEVELS, MOST_PAIRS, MOST_SELECTIONS } from './numbers.ts';
import { refuse } from './refusal.ts';

/** What an operation asks for at one place of the reply: one key, however often it is written. */
export interface Asked {
  /** As it is written first; all with the same key are the same field in a valid document. */
  field: FieldNode;
  /** What is asked for inside it, in the order of the reply. */
  inside: Asked[];
}

/**
 * Reads a document as an executor would, with spreads in place and fields of one key together, and gives up as soon as
 * it is too much. Nothing of it has to be valid; fragments that no operation uses are read too, for validation reads
 * them as well.
 * @returns what each operation asks for
 * @throws Refusal
 */
export function walk(document: DocumentNode): Map<OperationDefinitionNode, Asked[]> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const reader = createReader(fragments);
  const operations = new Map<OperationDefinitionNode, Asked[]>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION)
      operations.set(definition, reader.read([definition.selectionSet], 1));
  }
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION && !reader.spread.has(definition))
      reader.read([definition.selectionSet], 1);
  }
  return operations;
}

function createReader(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  let selections = 0;
  let pairs = 0;
  let directives = 0;
  /** Fragments that stand somewhere. */
  const spread = new Set<FragmentDefinitionNode>();
  /** Fragments around the place that is read. */
  const around = new Set<FragmentDefinitionNode>();

  const compare = (others: number) => {
    pairs += others;
    if (pairs > MOST_PAIRS)
      refuse('The document asks for the same fields again and again. Ask for each once.');
  };

  const countDirectives = (selection: SelectionNode) => {
    directives += selection.directives?.length ?? 0;
    if (directives > MOST_DIRECTIVES) refuse(`A document has at most ${MOST_DIRECTIVES} directives.`);
  };

  /** Fields by their keys, of a selection and its fragments. */
  function collect(
    set: SelectionSetNode,
    groups: Map<string, FieldNode[]>,
    spreads: { count: number },
  ): void {
    for (const selection of set.selections) {
      selections += 1;
      if (selections > MOST_SELECTIONS)
        refuse(`A document has at most ${MOST_SELECTIONS} fields, those of its fragments counted each time.`);
      countDirectives(selection);
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const group = groups.get(key);
        if (!group) groups.set(key, [selection]);
        else compare(group.push(selection) - 1);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, groups, spreads);
      else {
        compare(spreads.count++);
        const fragment = fragments.get(selection.name.value);
        // One that spreads itself is for validation to refuse.
        if (!fragment || around.has(fragment)) continue;
        spread.add(fragment);
        around.add(fragment);
        collect(fragment.selectionSet, groups, spreads);
        around.delete(fragment);
      }
    }
  }

  function read(sets: readonly SelectionSetNode[], level: number): Asked[] {
    if (level > MOST_LEVELS) refuse(`Fields stand inside each other at most ${MOST_LEVELS} deep.`);
    const groups = new Map<string, FieldNode[]>();
    const spreads = { count: 0 };
    for (const set of sets) collect(set, groups, spreads);
    return [...groups.values()].map((group) => {
      const further = group.flatMap(({ selectionSet }) => selectionSet ?? []);
      return { field: group[0] as FieldNode, inside: further.length > 0 ? read(further, level + 1) : [] };
    });
  }

  return { read, spread };
}
