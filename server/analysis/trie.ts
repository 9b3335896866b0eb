/** One node of a tree of folded names; `payload` lists what ends here. */
interface Node<T> {
  next: Map<number, Node<T>>;
  payload: T[];
}

/** A name found at a place: it ends before `end` (an index into the folded text). */
export interface Found<T> {
  end: number;
  payload: readonly T[];
}

/** Names sharing their beginnings; a walk from one place finds every name that starts there. */
export interface Trie<T> {
  add(key: string, payload: T): void;
  /** All names that start at `start`, shortest first. Costs the length of the longest of them. */
  startingAt(units: Uint16Array, start: number): Found<T>[];
}

/** Makes an empty trie over UTF-16 units. */
export function createTrie<T>(): Trie<T> {
  const root: Node<T> = { next: new Map(), payload: [] };
  return {
    add(key, payload) {
      let node = root;
      for (let at = 0; at < key.length; at += 1) {
        const unit = key.charCodeAt(at);
        const next = node.next.get(unit) ?? { next: new Map(), payload: [] };
        node.next.set(unit, next);
        node = next;
      }
      node.payload.push(payload);
    },
    startingAt(units, start) {
      let node = root.next.get(units[start] ?? -1);
      if (!node) return NOTHING;
      const found: Found<T>[] = [];
      for (let at = start + 1; node; at += 1) {
        if (node.payload.length > 0) found.push({ end: at, payload: node.payload });
        node = node.next.get(units[at] ?? -1);
      }
      return found;
    },
  };
}

const NOTHING: never[] = [];
