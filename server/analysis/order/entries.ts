import type { Span } from '../types.ts';

/** An entry of a list without ranks: a bullet, heading or bold line with what stands under it. */
export interface Entry extends Span {
  /** Entries of one kind are siblings. */
  kind: string;
  /** Where its head begins; the head ends with the line. */
  head: number;
}

/** "- ", "## ", "2. ", "🥈 ", "**" at the start of a line. */
const MARKER =
  /^([ \t>]*)(?:([-*+•])[ \t]+|(#{1,6})[ \t]+|#?(\d{1,3})[.):][ \t]+|(?:🥇|🥈|🥉)[ \t]*|(\*\*|__)(?=\S))/gmu;
/** A heading, or plain text after an empty line, ends a list of bullets. */
const LIST_END = /\n[ \t]*\n(?=\p{L})|\n(?=#)/u;

/** The entries of all lists of a text, ascending. An entry reaches to the next of its kind. */
export function findEntries(text: string): Entry[] {
  const entries: Entry[] = [];
  const last = new Map<string, Entry>();
  for (const match of text.matchAll(MARKER)) {
    const [whole, indent = '', bullet, hashes, number, bold] = match;
    const kind = hashes ?? `${indent.length}${bullet ?? (number ? '1' : (bold ?? 'medal'))}`;
    const previous = last.get(kind);
    if (previous) previous.end = match.index;
    const entry = { kind, start: match.index, end: text.length, head: match.index + whole.length };
    last.set(kind, entry);
    entries.push(entry);
  }
  return entries;
}

/** Where an entry ends: bullets where their list does. */
export function endOf(text: string, { kind, start, end }: Entry): number {
  const length = /[-*+•]/.test(kind) ? text.slice(start, end).search(LIST_END) : -1;
  return length < 0 ? end : start + length;
}
