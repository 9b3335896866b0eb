/** A node; `payload` belongs to the names that end here. */
interface Node<T> {
  next: Map<number, Node<T>>;
  payload: T[];
}

/** A name that ends before `end` (an index into the folded text). */
export interface TrieMatch<T> {
  end: number;
  payload: readonly T[];
}

export interface Trie<T> {
  add(key: string, payload: T): void;
  /** Whether any name begins with the unit; rules out most places of a text. */
  mayStart(unit: number): boolean;
  /** All names that begin at `start`, shortest first. */
  startingAt(units: Uint16Array, start: number): TrieMatch<T>[];
}

/** Makes an empty trie over UTF-16 units. */
export function createTrie<T>(): Trie<T> {
  const root: Node<T> = { next: new Map(), payload: [] };
  /** Whether a name begins with the unit; all units from 255 on share the last index. */
  const starting = new Uint8Array(LAST_INDEX + 1);
  return {
    add(key, payload) {
      starting[Math.min(key.charCodeAt(0), LAST_INDEX)] = 1;
      let node = root;
      for (let at = 0; at < key.length; at += 1) {
        const unit = key.charCodeAt(at);
        const next = node.next.get(unit) ?? { next: new Map(), payload: [] };
        node.next.set(unit, next);
        node = next;
      }
      node.payload.push(payload);
    },
    mayStart: (unit) => starting[Math.min(unit, LAST_INDEX)] === 1,
    startingAt(units, start) {
      let node = root.next.get(units[start] ?? -1);
      let found: TrieMatch<T>[] | undefined;
      for (let at = start + 1; node; at += 1) {
        if (node.payload.length > 0) {
          found ??= [];
          found.push({ end: at, payload: node.payload });
        }
        node = node.next.get(units[at] ?? -1);
      }
      return found ?? NOTHING;
    },
  };
}

const LAST_INDEX = 255;
const NOTHING: never[] = [];
