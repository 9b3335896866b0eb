import { type DocumentNode, Kind, print, visit } from 'graphql';

const texts = new WeakMap<DocumentNode, Map<number | undefined, string>>();

/**
 * A checked-in document as text, which the limits are checked on.
 * @param first written in place of `$first`: a page costs by its length only where that is in the document
 */
export function documentText(document: DocumentNode, first: number | undefined): string {
  const known = texts.get(document) ?? new Map<number | undefined, string>();
  texts.set(document, known);
  const text = known.get(first) ?? print(first === undefined ? document : withFirst(document, first));
  known.set(first, text);
  return text;
}

const withFirst = (document: DocumentNode, first: number): DocumentNode =>
  visit(document, {
    enter(node) {
      if (node.kind === Kind.VARIABLE_DEFINITION && node.variable.name.value === 'first') return null;
      if (node.kind !== Kind.VARIABLE || node.name.value !== 'first') return undefined;
      return { kind: Kind.INT, value: String(first) };
    },
  });
