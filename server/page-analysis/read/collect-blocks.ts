import type { PageBlock, PageLink } from '../types.ts';
import { type BlockLabel, BlockWriter } from './block-writer.ts';

/** What is used of linkedom's nodes. */
export interface DomNode {
  nodeType: number;
  nodeName: string;
  nodeValue: string | null;
  firstChild: DomNode | null;
  nextSibling: DomNode | null;
  parentNode: DomNode | null;
  getAttribute?(name: string): string | null;
}

export interface MainText {
  blocks: PageBlock[];
  links: PageLink[];
  isCut: boolean;
}

const ELEMENT = 1;
const TEXT = 3;
const INLINE = new Set(['SPAN', 'FONT', 'EM']);
const CELL = new Set(['TD', 'TH']);
const BLOCK_OF: Record<string, PageBlock['kind']> = {
  LI: 'list-item',
  DT: 'list-item',
  DD: 'list-item',
  PRE: 'code',
  FIGCAPTION: 'caption',
  CAPTION: 'caption',
  BLOCKQUOTE: 'quote',
};

/** Splits an element's content into blocks of one line each, with the links in them. */
export function collectBlocks(root: DomNode): MainText {
  const lines = new BlockWriter();
  let context: BlockLabel = { kind: 'paragraph' };
  let lineBreaks = 0;
  /** Blocks inside the cells of a row do not end its line. */
  let isInRow = false;

  const walkRow = (row: DomNode) => {
    let cells = 0;
    for (let cell = row.firstChild; cell; cell = cell.nextSibling) if (CELL.has(cell.nodeName)) cells += 1;
    if (cells < 2) return walkBlock(row, context);
    lines.end(context);
    isInRow = true;
    let isFirst = true;
    for (let cell = row.firstChild; cell; cell = cell.nextSibling) {
      if (!CELL.has(cell.nodeName)) continue;
      if (!isFirst) lines.write(' | ');
      isFirst = false;
      walkChildren(cell);
    }
    isInRow = false;
    lines.end({ kind: 'table-row' });
  };

  const walkBlock = (node: DomNode, inner: BlockLabel) => {
    if (isInRow) {
      lines.write(' ');
      walkChildren(node);
      lines.write(' ');
      return;
    }
    lines.end(context);
    const outer = context;
    context = inner;
    walkChildren(node);
    lines.end(context);
    context = outer;
  };

  const walk = (node: DomNode) => {
    const name = node.nodeName;
    if (name === 'BR') {
      lineBreaks += 1;
      if (lineBreaks > 1 && !isInRow) lines.end(context);
      else lines.write(' ');
    } else if (name === 'A') {
      lines.openLink(node.getAttribute?.('href') ?? '');
      walkChildren(node);
      lines.closeLink();
    } else if (INLINE.has(name)) walkChildren(node);
    else if (name === 'TR' && !isInRow) walkRow(node);
    else walkBlock(node, contextOf(node, context));
  };

  const walkChildren = (node: DomNode) => {
    for (let child = node.firstChild; child && !lines.isFull; child = child.nextSibling) {
      if (child.nodeType === ELEMENT) walk(child);
      else if (child.nodeType === TEXT) {
        const text = child.nodeValue ?? '';
        if (lineBreaks > 0 && /\S/.test(text)) lineBreaks = 0;
        lines.write(text);
      }
    }
  };

  walkChildren(root);
  lines.end(context);
  return { blocks: lines.blocks, links: lines.links, isCut: lines.isFull };
}

function contextOf(node: DomNode, outer: BlockLabel): BlockLabel {
  const heading = /^H([1-6])$/.exec(node.nodeName);
  if (heading) return { kind: 'heading', level: Number(heading[1]) };
  const kind = BLOCK_OF[node.nodeName];
  if (kind) return { kind };
  // A paragraph in a list item or a quotation is one of it.
  return outer.kind === 'heading' ? { kind: 'paragraph' } : outer;
}
