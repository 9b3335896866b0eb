import MarkdownIt, { type Token } from 'markdown-it';
import type { Span } from '../../../analysis/types.ts';

export interface Excerpt {
  text: string;
  /** Where in `text` the company is named. */
  mention: Span | null;
}

/** Characters of an excerpt, without ellipses. */
const EXCERPT_LENGTH = 200;
/** Characters of it before the mention. */
const LENGTH_BEFORE = 70;
/** Characters of Markdown parsed after a mention; much of it may be markup and addresses. */
const PARSED_AFTER = 900;
/** The most characters parsed before a mention; a longer block is cut. */
const MAX_PARSED_BEFORE = 1500;

/** Mark a mention's start and end while Markdown is parsed; Unicode noncharacters. */
const START = '\uFDD0';
const END = '\uFDD1';
const ENDS = /[\uFDD0\uFDD1]/g;

/** How much of the text an excerpt around a span needs. */
export const excerptReach = (span: Span | null) => (span?.end ?? 0) + PARSED_AFTER;

/**
 * A passage of about EXCERPT_LENGTH characters around a span of Markdown, as plain text; the beginning without a span.
 * Never throws. `mention` is null if the plain text has lost it.
 */
export function createExcerpt(markdown: string, span: Span | null): Excerpt {
  const from = span ? blockStart(markdown, span.start) : 0;
  const to = Math.min(markdown.length, excerptReach(span));
  const part = (start: number, end: number) => markdown.slice(start, end).replace(ENDS, '');
  const source = span
    ? part(from, span.start) + START + part(span.start, span.end) + END + part(span.end, to)
    : part(from, to);
  const plain = toPlainText(source);
  const start = plain.indexOf(START);
  const end = plain.indexOf(END) - 1;
  const text = plain.replace(ENDS, '');
  const mention = start >= 0 && end > start ? { start, end } : null;
  return crop(text, mention, from > 0);
}

/** The start of the block around an index, so that its markup is complete. */
function blockStart(markdown: string, at: number): number {
  const paragraph = markdown.lastIndexOf('\n\n', at) + 1;
  if (at - paragraph <= MAX_PARSED_BEFORE) return paragraph;
  const line = markdown.lastIndexOf('\n', at) + 1;
  return at - line <= MAX_PARSED_BEFORE ? line : at - LENGTH_BEFORE * 2;
}

function crop(text: string, mention: Span | null, cutBefore: boolean): Excerpt {
  const start = wordStart(text, Math.max(0, (mention?.start ?? 0) - LENGTH_BEFORE), mention?.start ?? 0);
  const end = wordEnd(text, Math.max(start + EXCERPT_LENGTH, mention?.end ?? 0), mention?.end ?? 0);
  const before = start > 0 || cutBefore ? '… ' : '';
  const after = end < text.length ? ' …' : '';
  const moved = before.length - start;
  return {
    text: before + text.slice(start, end) + after,
    mention: mention && { start: mention.start + moved, end: mention.end + moved },
  };
}

/** The start of the first word at or after an index, or the index itself if there is none before `latest`. */
function wordStart(text: string, at: number, latest: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at - 1);
  return space >= 0 && space < latest ? space + 1 : wholeCharacter(text, at);
}

/** The end of the last word before an index, or the index itself if there is none after `earliest`. */
function wordEnd(text: string, at: number, earliest: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > Math.max(earliest, at - LENGTH_BEFORE) ? space : wholeCharacter(text, at);
}

/** An index outside of surrogate pairs. */
const wholeCharacter = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at);

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
function toPlainText(markdown: string): string {
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

/** Paragraphs, headings and cells keep their text in an inline token; code is kept unchanged. */
function blockText({ type, content, children }: Token): string {
  if (type === 'fence' || type === 'code_block') return content;
  return type === 'inline' ? (children ?? []).map(inlineText).join('') : '';
}

function inlineText({ type, content }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'text' || type === 'code_inline' ? content : '';
}
