import { parse } from 'tldts';
import type { TextLinks } from './links.ts';
import type { Span } from './types.ts';

/** The parts of an answer that are not said to the reader. */
export interface NotProse {
  /** Code, HTML tags, link targets, addresses, a platform's own page furniture. */
  hidden: Span[];
  /** Bare host names such as `RTINGS.com`: only a name that is itself one can be named there. */
  hosts: Span[];
}

const FENCE = /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n {0,3}\1[`~]*[ \t]*(?=\n|$)|[\s\S]*$)/gm;
const INLINE_CODE = /(?<!`)(`{1,3})(?!`)[^`\n]{1,500}\1(?!`)/g;
const TAG = /<(?:!--[\s\S]{0,2000}?-->|\/?[a-z][a-z0-9-]*(?:[\s/][^<>]{0,2000})?>)/gi;
const MAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
const HOST =
  /(?<![\p{L}\p{N}_@./-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,6}[a-z]{2,24}(?![\p{L}\p{N}_-])(?:\/[^\s<>()]*)?/giu;
/** What Google's AI Mode page puts under every answer; it names Google whatever the question was. */
const PAGE_FOOTER = /AI responses may include mistakes\.\s*Learn more[\s\S]{0,500}$/;

/** Finds everything in a text that names in it must not be looked for in. */
export function findNotProse(text: string, { machinery }: TextLinks): NotProse {
  const hidden = [...machinery];
  for (const pattern of [FENCE, INLINE_CODE, TAG, MAIL, PAGE_FOOTER]) {
    if (pattern.global) for (const match of text.matchAll(pattern)) hidden.push(spanOf(match));
    else {
      const match = pattern.exec(text);
      if (match) hidden.push(spanOf(match));
    }
  }
  const hosts: Span[] = [];
  for (const match of text.matchAll(HOST)) if (isHost(match[0])) hosts.push(spanOf(match));
  return { hidden, hosts };
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}

/** "design.The" and "Sony.It" are two sentences run together: a suffix is not written with one capital. */
function isHost(candidate: string): boolean {
  const host = candidate.split('/', 1)[0] ?? '';
  const suffix = host.slice(host.lastIndexOf('.') + 1);
  if (/^[A-Z]/.test(suffix) && suffix !== suffix.toUpperCase()) return false;
  const parsed = parse(host);
  return parsed.isIcann === true && parsed.domain !== null;
}
