import MarkdownIt, { type Token } from 'markdown-it';

// A fast parser: a page has up to a hundred excerpts.
const parser = new MarkdownIt({ html: true });

/** A reference link whose definition lies outside the parsed part. */
const UNRESOLVED_REFERENCE = /\[([^[\]]{1,200})\]\[[^[\]]{1,50}\]/g;
const FOOTNOTE = /\[\^[^[\]]{1,50}\]:?/g;
/** The checkbox of a task list item. */
const CHECKBOX = /^\[[ xX]\]\s/;
/** Text without a full stop, such as a heading; a dot separates it from what follows. */
const NO_FULL_STOP = /[\p{L}\p{N}"”’)\]\uFDD1]$/u;

/** Markdown as one line of plain text, without images and HTML. Never throws. */
export function toPlainText(markdown: string): string {
  return parser
    .parse(markdown, {})
    .map((block) => blockText(block).replace(CHECKBOX, '').trim())
    .filter((text) => text !== '')
    .reduce((line, text) => line + (NO_FULL_STOP.test(line) ? ' · ' : ' ') + text, '')
    .replace(UNRESOLVED_REFERENCE, '$1')
    .replace(FOOTNOTE, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Paragraphs, headings and cells keep their text in an inline token; code is taken as it is. */
function blockText({ type, content, children }: Token): string {
  if (type === 'fence' || type === 'code_block') return content;
  return type === 'inline' ? (children ?? []).map(inlineText).join('') : '';
}

function inlineText({ type, content }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'text' || type === 'code_inline' ? content : '';
}
