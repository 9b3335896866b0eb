import MarkdownIt, { type Token } from 'markdown-it';

// A light parser: a page of excerpts is a hundred texts, read while somebody waits.
const parser = new MarkdownIt({ html: true });

/** A link whose address stands further down, out of the part that is read. */
const LOST_REFERENCE = /\[([^[\]]{1,200})\]\[[^[\]]{1,50}\]/g;
const FOOTNOTE = /\[\^[^[\]]{1,50}\]:?/g;
/** What a list item to tick begins with. */
const BOX = /^\[[ xX]\]\s/;
/** A heading or a list item without a full stop; what follows is set off from it. */
const ENDS_OPEN = /[\p{L}\p{N}"”’)\]\uFDD1]$/u;

/** What Markdown says, in one line: blocks follow each other, pictures and HTML are left out. Never throws. */
export function plainLine(markdown: string): string {
  return parser
    .parse(markdown, {})
    .map((block) => blockText(block).replace(BOX, '').trim())
    .filter((text) => text !== '')
    .reduce((line, text) => line + (ENDS_OPEN.test(line) ? ' · ' : ' ') + text, '')
    .replace(LOST_REFERENCE, '$1')
    .replace(FOOTNOTE, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Paragraphs, headings and cells hold their words in a token of their own; code is told as it is. */
function blockText({ type, content, children }: Token): string {
  if (type === 'fence' || type === 'code_block') return content;
  return type === 'inline' ? (children ?? []).map(inlineText).join('') : '';
}

function inlineText({ type, content }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'text' || type === 'code_inline' ? content : '';
}
