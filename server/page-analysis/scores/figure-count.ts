/** Whether the words after a figure say what it counts. */
export function countOf(after: string): 'of things' | 'of nothing' {
  const [, first = '', second = ''] = /^\+?\s(\p{L}[\p{L}-]+)(?:\s(\p{L}[\p{L}-]+))?/u.exec(after) ?? [];
  const isPlural = (word: string): boolean => /^\p{Ll}{3,}s$/u.test(word) || PEOPLE.test(word);
  const isThings =
    isPlural(first) ||
    /^\p{Lu}\p{Ll}{3,}(?:en|er|n|e|s)$/u.test(first) ||
    (isPlural(second) && !JOINS.test(first));
  return isThings ? 'of things' : 'of nothing';
}

/** Plurals without an s. */
const PEOPLE = /^(?:people|children|women|men|staff|sheep|fish|mice|geese|feet|teeth|patients)$/u;
/** Words before a noun that the figure does not count: “19 in schools”. */
const JOINS =
  /^(?:of|in|to|from|at|by|for|with|on|is|was|are|were|and|or|as|than|per|an?|the|von|in|im|am|auf|bei|mit|für|und|oder|als|der|die|das|ist|war)$/u;
