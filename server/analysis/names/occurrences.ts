import { fold } from '../text/fold.ts';
import { createPatterns } from './patterns.ts';
import { createTrie } from './trie.ts';

/**
 * Prepares names once. @returns tells whether a text has one of them in any spelling that a matcher looks for, also inside a word. In
 * a text that has none, a matcher finds the same with these names and without them.
 */
export function createOccurrences(names: readonly string[]): (text: string) => boolean {
  const trie = createTrie<null>();
  for (const name of names) {
    const company = { id: '', name, aliases: [], domain: null };
    for (const { key } of createPatterns(company, 0)) trie.add(key, null);
  }
  return (text) => {
    const { units } = fold(text);
    for (let at = 0; at < units.length; at += 1) {
      if (trie.mayStart(units[at] ?? 0) && trie.startingAt(units, at).length > 0) return true;
    }
    return false;
  };
}
