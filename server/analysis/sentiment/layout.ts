/** A heading, list item, paragraph or table row, with its place in the outline of the answer. */
export interface Block {
  kind: 'heading' | 'item' | 'paragraph' | 'row';
  start: number;
  end: number;
  /** Index of the heading, item or list introduction the block stands under; −1 at the top. */
  parent: number;
  /** Index after the last block that stands under this one. */
  subtreeEnd: number;
}

const HEADING = /^\s{0,3}(#{1,6})\s/;
const BOLD_LINE = /^[^\p{L}\p{N}*_]{0,8}(\*\*|__)[^*_]{1,100}\1:?\s*$/u;
const RULE = /^\s{0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const ITEM = /^(\s*)(?:([-*+•▪◦–])|\d{1,3}[.)])\s+/;
const ROW = /^\s*\|/;
const ROW_RULE = /^\s*\|[\s|:-]+$/;
const LINK_DEFINITION = /^\s{0,3}\[[^\]]{1,200}\]:\s/;
const OPENS_LIST = /:[\s*_]*$/;

/** Depths order what may stand under what: headings 1–6, bold lines, paragraphs, then items by indent. */
const BOLD_DEPTH = 7;
const PARAGRAPH_DEPTH = 8;
const ITEM_DEPTH = 10;
/** A line this deep (two for each space) belongs to the item above it. */
const INDENTED = 4;

/** The outline of a Markdown or plain answer. Blank lines, rules and link definitions make no block. */
export function readLayout(text: string): Block[] {
  const outline = new Outline(text);
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    outline.addLine(start, end);
    start = end + 1;
  }
  outline.closeFrom(0);
  return outline.blocks;
}

class Outline {
  readonly blocks: Block[] = [];
  private readonly open: { index: number; depth: number }[] = [];
  private afterBlank = true;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  addLine(start: number, end: number): void {
    const line = this.text.slice(start, end);
    if (line.trim() === '' || LINK_DEFINITION.test(line)) {
      this.afterBlank = true;
    } else if (RULE.test(line)) {
      this.closeSection();
      this.afterBlank = true;
    } else if (!ROW_RULE.test(line)) {
      this.addText(line, start, end);
      this.afterBlank = false;
    }
  }

  /** Ends every open block of at least this depth. */
  closeFrom(depth: number): void {
    for (let top = this.open.at(-1); top !== undefined && top.depth >= depth; top = this.open.at(-1)) {
      const block = this.blocks[top.index];
      if (block !== undefined) block.subtreeEnd = this.blocks.length;
      this.open.pop();
    }
  }

  /** A rule ends the innermost section, but not one that has only just begun. */
  private closeSection(): void {
    const section = this.open.findLast(({ depth }) => depth <= BOLD_DEPTH);
    const justBegun = section?.index === this.blocks.length - 1;
    this.closeFrom(section === undefined || justBegun ? PARAGRAPH_DEPTH : section.depth);
  }

  private addText(line: string, start: number, end: number): void {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    const indent = 2 * (line.length - line.trimStart().length);
    if (heading !== null) {
      this.begin('heading', heading[1]?.length ?? 1, start + heading[0].length, end);
    } else if (item !== null) {
      const bullet = item[2] === undefined ? 0 : 1;
      this.begin('item', ITEM_DEPTH + indent + bullet, start + item[0].length, end);
    } else if (ROW.test(line)) {
      this.begin('row', ITEM_DEPTH + indent, start, end);
    } else if (indent < INDENTED && BOLD_LINE.test(line)) {
      this.begin('heading', BOLD_DEPTH, start, end);
    } else this.addProse(indent, start, end);
  }

  private addProse(indent: number, start: number, end: number): void {
    const last = this.blocks.at(-1);
    const continues = last?.kind === 'paragraph' || (last?.kind === 'item' && indent > 0);
    if (!this.afterBlank && continues && last !== undefined) last.end = end;
    else this.begin('paragraph', PARAGRAPH_DEPTH + indent, start, end);
  }

  /** A paragraph takes the list after it under itself only when it ends in a colon. */
  private closeFinishedParagraph(): void {
    const top = this.open.at(-1);
    const block = top === undefined ? undefined : this.blocks[top.index];
    if (top === undefined || block?.kind !== 'paragraph') return;
    if (!OPENS_LIST.test(this.text.slice(block.start, block.end))) this.closeFrom(top.depth);
  }

  private begin(kind: Block['kind'], depth: number, start: number, end: number): void {
    if (kind === 'item' || kind === 'row') this.closeFinishedParagraph();
    this.closeFrom(depth);
    const parent = this.open.at(-1)?.index ?? -1;
    const index = this.blocks.length;
    this.blocks.push({ kind, start, end, parent, subtreeEnd: index + 1 });
    this.open.push({ index, depth });
  }
}
