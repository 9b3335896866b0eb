import type { WebPageScore } from '../../../schema.generated.ts';

interface Span {
  score: WebPageScore;
  start: number;
  end: number;
}

/** A piece of a block's text; `mark` is the span's number in the page, null outside of spans. */
export interface TextPiece {
  text: string;
  mark: number | null;
}

/**
 * Cuts a block's text at the spans of a score.
 * @param first number of the block's first span in the page
 */
export function cutText(text: string, spans: readonly Span[], first: number): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  spans.forEach((span, index) => {
    // Spans that overlap share no text.
    const start = Math.max(span.start, end);
    if (start > end) pieces.push({ text: text.slice(end, start), mark: null });
    end = Math.max(start, Math.min(span.end, text.length));
    pieces.push({ text: text.slice(start, end), mark: first + index });
  });
  if (end < text.length) pieces.push({ text: text.slice(end), mark: null });
  return pieces;
}

/** The cells of a table row, whose texts are separated by ` | `. */
export function splitCells(pieces: readonly TextPiece[]): { column: number; pieces: TextPiece[] }[] {
  const cells: TextPiece[][] = [[]];
  for (const { text, mark } of pieces) {
    text.split(' | ').forEach((part, index) => {
      if (index > 0) cells.push([]);
      if (part) cells.at(-1)?.push({ text: part, mark });
    });
  }
  return cells.map((cell, column) => ({ column, pieces: cell }));
}

interface Block {
  kind: string;
  spans: readonly Span[];
}

export type NumberedBlock<TBlock> = TBlock & {
  /** Its place in the page, from 0. */
  index: number;
  /** Its spans of the chosen score, ascending. */
  chosen: Span[];
  /** Number in the page of the first of them. */
  first: number;
};

/** Blocks with their spans of a score, numbered through the page. */
export function numberSpans<TBlock extends Block>(
  blocks: readonly TBlock[],
  score: WebPageScore | null,
): NumberedBlock<TBlock>[] {
  let count = 0;
  return blocks.map((block, index) => {
    const chosen = block.spans
      .filter((span) => span.score === score)
      .toSorted((a, b) => a.start - b.start || a.end - b.end);
    const first = count;
    count += chosen.length;
    return { ...block, index, chosen, first };
  });
}

/** Neighbouring list items and table rows as one group; every other block is a group of its own. */
export function groupBlocks<TBlock extends Block>(blocks: readonly TBlock[]): TBlock[][] {
  const groups: TBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const isPart = block.kind === 'LIST_ITEM' || block.kind === 'TABLE_ROW';
    if (isPart && last?.[0]?.kind === block.kind) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

interface HeadingBlock {
  index: number;
  kind: string;
  level: number | null;
}

/** Depths of headings from 1, by the block's index: a page may skip levels, an outline may not. */
export function headingDepths(blocks: readonly HeadingBlock[]): ReadonlyMap<number, number> {
  const depths = new Map<number, number>();
  const open: number[] = [];
  for (const { index, kind, level } of blocks) {
    if (kind !== 'HEADING') continue;
    const own = level ?? 1;
    while ((open.at(-1) ?? 0) >= own) open.pop();
    open.push(own);
    depths.set(index, open.length);
  }
  return depths;
}
