import { findRankedLists, type RankedItem } from './ranked-lists.ts';
import type { Span } from './types.ts';

/** An item's head names its company within this many characters: "Best overall: Sony WH-1000XM5". */
const HEAD_REACH = 60;

interface Named extends Span {
  id: string;
}

/**
 * Orders the companies named in an answer: those a ranked list ranks, by their first rank there, the first list
 * before later ones; then the others by where they are first named. Equal places are ordered by id.
 *
 * @param spans each company's places, ascending
 */
export function orderCompanies(text: string, spans: ReadonlyMap<string, readonly Span[]>): string[] {
  const named = [...spans]
    .flatMap(([id, own]) => own.map((span): Named => ({ ...span, id })))
    .sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  const ordered = new Set<string>();
  const lists = findRankedLists(text).map((items) => items.map((item) => companiesOf(text, item, named)));
  const isList = lists.flat().length > 1;
  for (const list of lists) if (isList) for (const ids of list) for (const id of ids) ordered.add(id);
  for (const { id } of named) ordered.add(id);
  return [...ordered];
}

/** What an item ranks: the first company in its head, and those that share the place with it ("A and B"). */
function companiesOf(text: string, item: RankedItem, named: readonly Named[]): string[] {
  for (const head of item.heads) {
    const inside = named.filter((name) => name.start >= head.start && name.end <= head.end);
    const [first] = inside;
    if (!first || first.start - head.start > HEAD_REACH) continue;
    const shared = inside.filter((name, index) => {
      const previous = inside[index - 1];
      return previous !== undefined && /^\s*(?:&|\/|and|or)\s*$/.test(text.slice(previous.end, name.start));
    });
    return [first, ...shared].map((name) => name.id);
  }
  return [];
}
