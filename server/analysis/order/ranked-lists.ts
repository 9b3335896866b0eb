import type { Span } from '../types.ts';

/** One entry of a ranked list: its number and the ranges of text that may say what is ranked there, best first. */
export interface RankedItem {
  rank: number;
  heads: Span[];
}

/** Numbered entries that belong together. */
export interface RankedList {
  start: number;
  /** In running text a number may also head a section, so that an entry must open with what it ranks. */
  inline: boolean;
  items: RankedItem[];
}

interface Marker {
  start: number;
  end: number;
  rank: number;
}

const MEDALS = ['🥇', '🥈', '🥉'];
/** "1. ", "2) ", "**3.", "### 4.", "#5", "No. 6:", "7️⃣", "🥇" at the head of a line. */
const LINE_MARKER =
  /^[ \t>]{0,12}(?:[-*+][ \t]{1,4})?(?:#{1,6}[ \t]{1,4})?[\\*_]{0,6}[ \t]{0,4}(?:(?:#|no\.? ?|rank ?#?|top )?(\d{1,3})(?:[.):](?!\d)|\ufe0f?\u20e3)|(?:#|no\.? ?)(\d{1,3})(?=[\s:*–—-])|(🥇|🥈|🥉))[*_ \t\u00a0:–—-]*/gimu;
/** "… 1. Sony … 2. Bose" in text that runs on without line breaks. */
const INLINE_MARKER = /(?<=[^\d\n][.:;)!?]|\s|\u00a0)(\d{1,2})\.[ \u00a0]?(?=\p{Lu})/gu;
const RANK_COLUMN = /^(?:rank(?:ing)?|#|no\.?|position|pos\.?|place)$/i;
const HEAD_END = /\n|\s[–—-]\s|[.!?](?=\s|\p{Lu})/u;

/**
 * Numbered lists, headings and tables with a rank column, in the order of the text, each sorted by its numbers. A list
 * without a first rank is left out: what comes first then stands outside it.
 */
export function findRankedLists(text: string): RankedList[] {
  const lines = markersOf(text, LINE_MARKER);
  const numbered =
    lines.length > 0
      ? listsOf(text, lines, false)
      : listsOf(text, markersOf(text, INLINE_MARKER), true).filter(
          ({ items }) => items.length > 1 && items[0]?.rank === 1,
        );
  const lists = [...numbered, ...findRankedTables(text)].sort((a, b) => a.start - b.start);
  for (const { items } of lists) items.sort((a, b) => a.rank - b.rank);
  return lists.filter(({ items }) => items[0]?.rank === 1);
}

function markersOf(text: string, pattern: RegExp): Marker[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    rank: match[3] ? MEDALS.indexOf(match[3]) + 1 : Number(match[1] ?? match[2]),
  }));
}

/**
 * A number that follows on the one before, upwards or (a countdown) downwards, belongs to its list; one that follows on the
 * end of an earlier list continues that; any other begins a new list.
 */
function listsOf(text: string, markers: readonly Marker[], inline: boolean): RankedList[] {
  const lists: RankedList[] = [];
  let list: RankedList | undefined;
  let previous = Number.NaN;
  let direction = 0;
  for (const [index, { start, end, rank }] of markers.entries()) {
    const step = rank - previous;
    const follows = Math.abs(step) === 1 && step !== -direction;
    if (!follows) list = lists.findLast(({ items }) => items.at(-1)?.rank === rank - 1);
    if (!list) {
      list = { start, inline, items: [] };
      lists.push(list);
    }
    list.items.push({ rank, heads: headsOf(text, end, markers[index + 1]?.start ?? text.length) });
    direction = follows ? step : 0;
    previous = rank;
  }
  return lists;
}

/** The rest of the marker's line up to a dash or the sentence's end; failing that the next line. */
function headsOf(text: string, from: number, limit: number): Span[] {
  const rest = text.slice(from, Math.min(limit, from + 1000));
  const newline = rest.indexOf('\n');
  const firstLine = newline < 0 ? rest : rest.slice(0, newline);
  const headEnd = firstLine.search(HEAD_END);
  const heads = [headEnd < 0 ? firstLine.length : headEnd, firstLine.length].map((length) => ({
    start: from,
    end: from + length,
  }));
  const below = newline < 0 ? null : /^[^\n]*\n\s*([^\n]+)/.exec(rest);
  if (below?.[1]) {
    const start = from + below[0].length - below[1].length;
    heads.push({ start, end: start + below[1].length });
  }
  return heads;
}

function findRankedTables(text: string): RankedList[] {
  const tables: RankedList[] = [];
  if (!text.includes('|')) return tables;
  let column = -1;
  let at = 0;
  let headers: string[] = [];
  for (const line of text.split('\n')) {
    const cells = line.includes('|') ? cellsOf(line) : [];
    if (cells.length < 2) column = -1;
    else if (cells.every((cell) => /^:?-+:?$/.test(cell))) {
      column = headers.findIndex((header) => RANK_COLUMN.test(header));
      if (column >= 0) tables.push({ start: at, inline: false, items: [] });
    } else if (column >= 0) {
      const rank = Number(/\d{1,3}/.exec(cells[column] ?? '')?.[0] ?? Number.NaN);
      if (rank) tables.at(-1)?.items.push({ rank, heads: [{ start: at, end: at + line.length }] });
    }
    headers = cells;
    at += line.length + 1;
  }
  return tables;
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.replace(/[*_`]/g, '').trim());
}
