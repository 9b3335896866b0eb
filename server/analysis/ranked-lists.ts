import type { Span } from './types.ts';

/** One entry of a ranked list: its number and the ranges of text that may say what is ranked there, best first. */
export interface RankedItem {
  rank: number;
  heads: Span[];
}

interface Marker {
  start: number;
  end: number;
  rank: number;
}

const MEDALS = ['🥇', '🥈', '🥉'];
/** "1. ", "2) ", "**3.", "### 4.", "#5", "No. 6:", "7️⃣", "🥇" at the head of a line. */
const LINE_MARKER =
  /^[ \t>]*(?:[-*+][ \t]+)?(?:#{1,6}[ \t]+)?[*_]{0,3}[ \t]*(?:(?:#|no\.? ?|rank ?#?|top )?(\d{1,3})(?:[.):]|\ufe0f?\u20e3)|(?:#|no\.? ?)(\d{1,3})(?=[\s:*–—-])|(🥇|🥈|🥉))[*_ \t\u00a0:–—-]*/gimu;
/** "… 1. Sony … 2. Bose" in text that runs on without line breaks. */
const INLINE_MARKER = /(?<=[^\d\n.,$€£#] ?|[:.)\u00a0] ?)(?<![\d.,])(\d{1,2})\.[ \u00a0]?(?=\p{Lu})/gu;
const RANK_COLUMN = /^(?:rank(?:ing)?|#|no\.?|position|pos\.?|place)$/i;
const HEAD_END = /\n|\s[–—-]\s|[.!?](?=\s|\p{Lu})/u;

/** Numbered lists, headings and tables with a rank column, in the order they stand; each sorted by its numbers. */
export function findRankedLists(text: string): RankedItem[][] {
  const markers = findMarkers(text);
  const lists: { start: number; items: RankedItem[] }[] = [];
  let previous: Marker | undefined;
  for (const [index, marker] of markers.entries()) {
    const limit = markers[index + 1]?.start ?? text.length;
    const item = { rank: marker.rank, heads: headsOf(text, marker.end, limit) };
    const step = previous ? Math.abs(marker.rank - previous.rank) : 0;
    if (step === 1) lists.at(-1)?.items.push(item);
    else lists.push({ start: marker.start, items: [item] });
    previous = marker;
  }
  return [...lists, ...findRankedTables(text)]
    .sort((a, b) => a.start - b.start)
    .map(({ items }) => items.sort((a, b) => a.rank - b.rank));
}

function findMarkers(text: string): Marker[] {
  const markers: Marker[] = [];
  for (const match of text.matchAll(LINE_MARKER)) {
    const rank = match[3] ? MEDALS.indexOf(match[3]) + 1 : Number(match[1] ?? match[2]);
    markers.push({ start: match.index, end: match.index + match[0].length, rank });
  }
  if (markers.length > 0) return markers;
  for (const match of text.matchAll(INLINE_MARKER))
    markers.push({ start: match.index, end: match.index + match[0].length, rank: Number(match[1]) });
  return markers;
}

/** The rest of the marker's line up to a dash or the sentence's end; failing that the next line. */
function headsOf(text: string, from: number, limit: number): Span[] {
  const rest = text.slice(from, Math.min(limit, from + 1000));
  const firstLine = rest.split('\n', 1)[0] ?? '';
  const head = firstLine.split(HEAD_END, 1)[0] ?? '';
  const heads = [head, firstLine].map((part) => ({ start: from, end: from + part.length }));
  const below = /^[^\n]*\n\s*([^\n]+)/.exec(rest);
  if (below?.[1]) {
    const start = from + below[0].length - below[1].length;
    heads.push({ start, end: start + below[1].length });
  }
  return heads;
}

function findRankedTables(text: string): { start: number; items: RankedItem[] }[] {
  const tables: { start: number; items: RankedItem[] }[] = [];
  let column = -1;
  let at = 0;
  let headers: string[] = [];
  for (const line of text.split('\n')) {
    const cells = line.includes('|') ? cellsOf(line) : [];
    if (cells.length < 2) column = -1;
    else if (cells.every((cell) => /^:?-+:?$/.test(cell))) {
      column = headers.findIndex((header) => RANK_COLUMN.test(header));
      if (column >= 0) tables.push({ start: at, items: [] });
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
