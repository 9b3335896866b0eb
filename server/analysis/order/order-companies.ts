import { countStarted } from '../text/ranges.ts';
import type { Span } from '../types.ts';
import { type Entry, endOf, findEntries } from './entries.ts';
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

/** The companies that a head names: those it is about, and others beside them. */
interface Head {
  owners: string[];
  others: string[];
}

/**
 * Orders the companies named in an answer: those a ranked list ranks, by their first rank there, the first list
 * before later ones; then the others by where they are first named, a mention inside another's entry counting only for
 * companies without a later entry of their own. Equal places are ordered by id.
 *
 * @param spans each company's places, ascending
 */
export function orderCompanies(text: string, spans: ReadonlyMap<string, readonly Span[]>): string[] {
  if (spans.size < 2) return [...spans.keys()];
  const named = [...spans]
    .flatMap(([id, own]) => own.map((span): Named => ({ ...span, id })))
    .sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  return [...new Set([...rankedCompanies(text, named), ...byFirstMention(text, named)])];
}

function rankedCompanies(text: string, named: readonly Named[]): string[] {
  const lists = findRankedLists(text);
  const isRanking = lists.reduce((sum, list) => sum + list.items.length, 0) > 1;
  if (!isRanking) return [];
  const heads = lists.flatMap(({ items, inline }) =>
    items.map((item) => headOf(text, item, named, inline ? OPENING_REACH : HEAD_REACH)),
  );
  const owners = new Set(heads.flatMap((head) => head.owners));
  return heads.flatMap((head) => [...head.owners, ...head.others.filter((id) => !owners.has(id))]);
}

/** What an item ranks: the companies in its head, less those that the first is compared with. */
function headOf(
  text: string,
  { heads }: Pick<RankedItem, 'heads'>,
  named: readonly Named[],
  reach: number,
): Head {
  for (const head of heads) {
    const inside = namedWithin(named, head);
    const [first] = inside;
    if (!first || first.start - head.start > reach || !leadsIn(text.slice(head.start, first.start))) continue;
    const owners = [first.id];
    const others: string[] = [];
    for (const name of inside.slice(1)) {
      const between = text.slice(first.end, name.start);
      if (COMPARED.test(between)) continue;
      if (isTitle(between) && !between.includes(':')) owners.push(name.id);
      else others.push(name.id);
    }
    return { owners, others };
  }
  return { owners: [], others: [] };
}

function byFirstMention(text: string, named: readonly Named[]): string[] {
  const isPassing = passingMentions(text, named);
  return [...named.filter((name) => !isPassing(name)), ...named].map(({ id }) => id);
}

/** Tells whether a company is named inside another's entry and heads a later entry of the same list. */
function passingMentions(text: string, named: readonly Named[]): (name: Named) => boolean {
  const owned: (Entry & Head)[] = [];
  const lastOwned = new Map<string, number>();
  for (const entry of findEntries(text)) {
    const line = { start: entry.head, end: lineEnd(text, entry.head) };
    const head = headOf(text, { heads: [line] }, named, HEAD_REACH);
    if (head.owners.length > 0) owned.push({ ...entry, ...head, end: endOf(text, entry) });
    for (const id of head.owners) lastOwned.set(`${entry.kind} ${id}`, entry.start);
  }
  return ({ id, start }) =>
    owned.some(
      (entry) =>
        entry.start <= start &&
        start < entry.end &&
        !entry.owners.includes(id) &&
        (lastOwned.get(`${entry.kind} ${id}`) ?? -1) >= entry.end,
    );
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** The names in a range, of names in ascending order. */
function namedWithin(named: readonly Named[], range: Span): Named[] {
  const from = countStarted(named, range.start - 1);
  return named.slice(from, countStarted(named, range.end - 1)).filter((name) => name.end <= range.end);
}

/** What may precede the name in an entry's head: a label or other words of a title, but no sentence. */
function leadsIn(before: string): boolean {
  return LABEL_END.test(before) || isTitle(before);
}

function isTitle(words: string): boolean {
  return (words.match(/\p{L}+/gu) ?? []).every((word) => TITLE_WORD.test(word));
}
