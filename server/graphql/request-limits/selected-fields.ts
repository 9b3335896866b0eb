import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAX_DIRECTIVES, MAX_LEVELS, MAX_PAIRS, MAX_SELECTIONS } from './limits.ts';

/** A document that exceeds a limit; the message is for the client. */
export class DocumentRefused extends Error {
  override name = 'DocumentRefused';
}

export function refuse(message: string): never {
  throw new DocumentRefused(message);
}

/** A field at one position of the reply: one key, however often it is written. */
export interface SelectedField {
  /** Its first occurrence; all with the same key are the same field in a valid document. */
  field: FieldNode;
  /** Its sub-fields, in the order of the reply. */
  children: SelectedField[];
}

/**
 * Collects the fields of a document as an executor would, with fragments in place and fields of one key merged, and stops
 * as soon as a limit is exceeded. The document need not be valid. Fragments that no operation uses are read too, since
 * validation reads them as well.
 * @throws DocumentRefused
 */
export function selectedFields(document: DocumentNode): Map<OperationDefinitionNode, SelectedField[]> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const reader = createReader(fragments);
  const operations = new Map<OperationDefinitionNode, SelectedField[]>();
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
  /** Fragments that are used. */
  const spread = new Set<FragmentDefinitionNode>();
  /** Fragments that enclose the current selection. */
  const enclosing = new Set<FragmentDefinitionNode>();

  const compare = (others: number) => {
    pairs += others;
    if (pairs > MAX_PAIRS) refuse('The document repeats the same fields too often. Select each once.');
  };

  const countDirectives = (selection: SelectionNode) => {
    directives += selection.directives?.length ?? 0;
    if (directives > MAX_DIRECTIVES) refuse(`A document has at most ${MAX_DIRECTIVES} directives.`);
  };

  /** Fields by their keys, of a selection and its fragments. */
  function collect(
    set: SelectionSetNode,
    groups: Map<string, FieldNode[]>,
    spreads: { count: number },
  ): void {
    for (const selection of set.selections) {
      selections += 1;
      if (selections > MAX_SELECTIONS)
        refuse(`A document has at most ${MAX_SELECTIONS} fields, counting those of its fragments each time.`);
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
        // Validation refuses fragments that spread themselves.
        if (!fragment || enclosing.has(fragment)) continue;
        spread.add(fragment);
        enclosing.add(fragment);
        collect(fragment.selectionSet, groups, spreads);
        enclosing.delete(fragment);
      }
    }
  }

  function read(sets: readonly SelectionSetNode[], level: number): SelectedField[] {
    if (level > MAX_LEVELS) refuse(`Fields are nested at most ${MAX_LEVELS} levels deep.`);
    const groups = new Map<string, FieldNode[]>();
    const spreads = { count: 0 };
    for (const set of sets) collect(set, groups, spreads);
    return [...groups.values()].map((group) => {
      const further = group.flatMap(({ selectionSet }) => selectionSet ?? []);
      return { field: group[0] as FieldNode, children: further.length > 0 ? read(further, level + 1) : [] };
    });
  }

  return { read, spread };
}
