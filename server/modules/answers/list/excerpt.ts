import type { Span } from '../../../analysis/types.ts';
import { plainLine } from './plain-text.ts';

/** A short passage of an answer. */
export interface Excerpt {
  text: string;
  /** Where in `text` the company is named. */
  mention: Span | null;
}

/** Length of a passage, ellipses left out. */
const LENGTH = 200;
/** How much of it comes before the mention. */
const BEFORE = 70;
/** Markdown that is read around a mention; its signs and addresses take room. */
const AROUND = 900;
/** A block that began longer ago than this is cut into. */
const FAR = 1500;

/** Stand for a mention's ends while Markdown is read: Unicode keeps them for use inside programs. */
const START = '\uFDD0';
const END = '\uFDD1';
const ENDS = /[\uFDD0\uFDD1]/g;

/** How much of a text has to be known for the excerpt around a span of it. */
export const textNeeded = (span: Span | null) => (span?.end ?? 0) + AROUND;

/**
 * A passage of about LENGTH characters around a span of Markdown, as plain text; the beginning without a span.
 * Never throws. What lies in code or cannot be told from its signs gives the passage without the mention.
 */
export function excerptOf(markdown: string, span: Span | null): Excerpt {
  const from = span ? blockStart(markdown, span.start) : 0;
  const to = Math.min(markdown.length, textNeeded(span));
  const part = (start: number, end: number) => markdown.slice(start, end).replace(ENDS, '');
  const source = span
    ? part(from, span.start) + START + part(span.start, span.end) + END + part(span.end, to)
    : part(from, to);
  const plain = plainLine(source);
  const start = plain.indexOf(START);
  const end = plain.indexOf(END) - 1;
  const text = plain.replace(ENDS, '');
  const mention = start >= 0 && end > start ? { start, end } : null;
  return cropped(text, mention, from > 0);
}

/** Where the block that holds a place begins, so that its signs are understood. */
function blockStart(markdown: string, at: number): number {
  const paragraph = markdown.lastIndexOf('\n\n', at) + 1;
  if (at - paragraph <= FAR) return paragraph;
  const line = markdown.lastIndexOf('\n', at) + 1;
  return at - line <= FAR ? line : at - BEFORE * 2;
}

function cropped(text: string, mention: Span | null, cutBefore: boolean): Excerpt {
  const start = wordStart(text, Math.max(0, (mention?.start ?? 0) - BEFORE), mention?.start ?? 0);
  const end = wordEnd(text, Math.max(start + LENGTH, mention?.end ?? 0), mention?.end ?? 0);
  const before = start > 0 || cutBefore ? '… ' : '';
  const after = end < text.length ? ' …' : '';
  const moved = before.length - start;
  return {
    text: before + text.slice(start, end) + after,
    mention: mention && { start: mention.start + moved, end: mention.end + moved },
  };
}

/** The first word at or after a place; the place itself when there is none before `latest`. */
function wordStart(text: string, at: number, latest: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at - 1);
  return space >= 0 && space < latest ? space + 1 : wholeCharacter(text, at);
}

/** The end of the last word before a place; the place itself when there is none after `earliest`. */
function wordEnd(text: string, at: number, earliest: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > Math.max(earliest, at - BEFORE) ? space : wholeCharacter(text, at);
}

/** A place that does not lie inside a surrogate pair. */
const wholeCharacter = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at);
