import type { Nodes, PhrasingContent, Root, Text } from 'mdast';
import { decodeString } from 'micromark-util-decode-string';
import { SKIP, visit } from 'unist-util-visit';

const CHARACTER_REFERENCE = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const MAX_REFERENCE_LENGTH = 40;
const ESCAPABLE = /[!-/:-@[-`{-~]/;

/** One place of an answer's text where a company is named. */
export interface MarkedSpan {
  /** `[start, end)` in UTF-16 units of the Markdown. */
  start: number;
  end: number;
  /** The element's id, for scrolling to it. */
  id: string;
  /** It is the own brand. */
  own: boolean;
  /** Words of a search, no company. */
  isMatch?: boolean;
  /** What is said of the mark, such as the company's name. */
  label: string;
}

/**
 * A remark plugin that puts a `<mark>` around every span. Spans are matched by the offsets of the text nodes and never by
 * searching for words; one that lies where no text is, as in code, stays unmarked. Spans must be ascending; of two
 * that overlap the first is marked.
 */
export function markMentions(spans: readonly MarkedSpan[]) {
  return (tree: Root, file: { value: unknown }) => {
    const markdown = String(file.value);
    const marked = new Set<string>();
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const pieces = split(node, markdown, spans, marked);
      if (!pieces) return;
      (parent.children as Nodes[]).splice(index, 1, ...pieces);
      return [SKIP, index + pieces.length];
    });
  };
}

/** A text cut where spans begin and end; null when none lies in it. */
function split(
  { value, position }: Text,
  markdown: string,
  spans: readonly MarkedSpan[],
  marked: Set<string>,
): PhrasingContent[] | null {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined) return null;
  const inside = spans.filter((span) => span.start < end && span.end > start);
  const offsets = inside.length > 0 ? align(markdown.slice(start, end), value) : null;
  if (!offsets) return null;
  const pieces: PhrasingContent[] = [];
  let done = 0;
  for (const span of inside) {
    const from = firstAt(offsets, span.start - start);
    const to = firstAt(offsets, span.end - start);
    if (from < done || to <= from) continue;
    if (from > done) pieces.push({ type: 'text', value: value.slice(done, from) });
    pieces.push(markOf(span, value.slice(from, to), !marked.has(span.id)));
    marked.add(span.id);
    done = to;
  }
  if (done < value.length) pieces.push({ type: 'text', value: value.slice(done) });
  return pieces;
}

/** The first unit at or after an offset. */
function firstAt(offsets: readonly number[], offset: number): number {
  const index = offsets.findIndex((at) => at >= offset);
  return index < 0 ? offsets.length : index;
}

/** Drawn as `<mark>`; a span that continues in another node has its id on the first piece. */
function markOf(
  { id, own, isMatch = false, label }: MarkedSpan,
  value: string,
  first: boolean,
): PhrasingContent {
  return {
    type: 'emphasis',
    data: {
      hName: 'mark',
      hProperties: {
        ...(first ? { id } : {}),
        dataOwn: String(own),
        dataMatch: String(isMatch),
        title: label,
      },
    },
    children: [{ type: 'text', value }],
  };
}

/**
 * Maps each UTF-16 unit of a parsed text to its offset in the Markdown, past escapes, character references and the
 * beginnings of continued lines.
 * @returns one offset into `raw` per unit of `value`; null when they do not match
 */
function align(raw: string, value: string): number[] | null {
  const offsets: number[] = [];
  let at = 0;
  while (offsets.length < value.length) {
    const char = raw.charAt(at);
    const expected = value.charAt(offsets.length);
    const reference = char === '&' && CHARACTER_REFERENCE.exec(raw.slice(at, at + MAX_REFERENCE_LENGTH))?.[0];
    const decoded = reference ? decodeString(reference) : '';
    if (reference && decoded !== reference && value.startsWith(decoded, offsets.length)) {
      offsets.push(...Array.from({ length: decoded.length }, () => at));
      at += reference.length;
    } else if (char === '\\' && ESCAPABLE.test(raw.charAt(at + 1)) && raw.charAt(at + 1) === expected) {
      offsets.push(at + 1);
      at += 2;
    } else if (char === expected && char !== '') {
      offsets.push(at);
      at += 1;
    } else if (/[ \t>]/.test(char)) {
      at += 1;
    } else {
      return null;
    }
  }
  return offsets;
}
