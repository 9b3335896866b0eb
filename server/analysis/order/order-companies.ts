import { countStarted } from '../text/ranges.ts';
import type { Span } from '../types.ts';
import { findRankedLists, type RankedItem } from './ranked-lists.ts';

/** An item's head names its company within this many characters: "Best overall: Sony WH-1000XM5". */
const HEAD_REACH = 60;
const OPENING_REACH = 3;
const LABEL_END = /(?:[:|(–—*[]|\s-)\s*$/;
const TITLE_WORD = /\p{Lu}|^(?:by|for|from|of|and|or|the|in|on|with)$/u;
/** Between two companies of one head: the second is what the first is compared with. */
const COMPARED = /\b(?:than|vs|versus|over|beats?|unlike|like|alternative|compared|for|with|against|to)\b/i;

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
  if (spans.size < 2) return [...spans.keys()];
  const named = [...spans]
    .flatMap(([id, own]) => own.map((span): Named => ({ ...span, id })))
    .sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  const lists = findRankedLists(text);
  const isRanking = lists.reduce((sum, list) => sum + list.items.length, 0) > 1;
  const ranked = lists.flatMap(({ items, inline }) =>
    items.flatMap((item) => companiesOf(text, item, named, inline ? OPENING_REACH : HEAD_REACH)),
  );
  return [...new Set([...(isRanking ? ranked : []), ...named.map(({ id }) => id)])];
}

/** What an item ranks: the companies in its head, less those that the first is compared with. */
function companiesOf(text: string, item: RankedItem, named: readonly Named[], reach: number): string[] {
  for (const head of item.heads) {
    const inside = namedWithin(named, head);
    const [first] = inside;
    if (!first || first.start - head.start > reach || !leadsIn(text.slice(head.start, first.start))) continue;
    return inside
      .filter((name) => name === first || !COMPARED.test(text.slice(first.end, name.start)))
      .map((name) => name.id);
  }
  return [];
}

/** The names in a range, of names in ascending order. */
function namedWithin(named: readonly Named[], range: Span): Named[] {
  const from = countStarted(named, range.start - 1);
  return named.slice(from, countStarted(named, range.end - 1)).filter((name) => name.end <= range.end);
}

/** What may precede the name in an entry's head: a label or other words of a title, but no sentence. */
function leadsIn(before: string): boolean {
  return LABEL_END.test(before) || (before.match(/\p{L}+/gu) ?? []).every((word) => TITLE_WORD.test(word));
}
