import { parse } from 'tldts';
import type { Span } from '../types.ts';
import type { TextLinks } from './links.ts';
import { findPageFurniture } from './page-furniture.ts';

/** The parts of an answer that are not prose. */
export interface NotProse {
  /** Code, HTML tags, link targets, addresses, a platform's own page furniture. */
  hidden: Span[];
  /** Bare host names such as `RTINGS.com`: only a name that is itself one can be named there. */
  hosts: Span[];
}

const FENCE =
  /^ {0,3}(`{3,12}|~{3,12})(?![`~])[^\n]{0,200}\n(?:[\s\S]*?\n {0,3}\1[`~]*[ \t]*(?=\n|$)|[\s\S]*$)/gm;
const INLINE_CODE = /(?<!`)(`{1,3})(?!`)[^`\n]{1,500}\1(?!`)/g;
const TAG = /<(?:!--[\s\S]{0,2000}?-->|\/?[a-z][a-z0-9-]*(?:[\s/][^<>]{0,2000})?>)/gi;
const MAIL = /(?<=(?<local>[\w.+-]{1,64}))@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
/** A dot with letters on both sides, from which a host name is read to either side. */
const DOT = /(?<=[a-z0-9])\.[a-z]{2,24}(?![a-z])/gi;
const HOST_AFTER = /^(?:\.[a-z0-9-]+)*(?![\p{L}\p{N}_])(?:\/[^\s<>()]*)?/iu;
const MAX_HOST_LENGTH = 253;

/** Patterns of hidden parts, each with strings of which a text must hold one; checking those first is much faster. */
const HIDDEN: readonly (readonly [pattern: RegExp, ...signs: string[]])[] = [
  [FENCE, '```', '~~~'],
  [INLINE_CODE, '`'],
  [TAG, '<'],
  [MAIL, '@'],
];

/** Finds the parts of a text in which names do not count. */
export function findNotProse(text: string, { markup }: TextLinks): NotProse {
  const hidden = [...markup, ...findPageFurniture(text)];
  for (const [pattern, ...signs] of HIDDEN) {
    if (!signs.some((sign) => text.includes(sign))) continue;
    for (const match of text.matchAll(pattern)) hidden.push(spanOf(match));
  }
  const hosts: Span[] = [];
  for (const match of text.matchAll(DOT)) {
    const host = hostAround(text, match);
    if (host && isHost(text.slice(host.start, host.end))) hosts.push(host);
  }
  return { hidden, hosts };
}

function spanOf(match: RegExpExecArray): Span {
  const start = match.index - (match.groups?.local?.length ?? 0);
  return { start, end: match.index + match[0].length };
}

function hostAround(text: string, { index, 0: dot }: RegExpExecArray): Span | null {
  let start = index;
  while (index - start < MAX_HOST_LENGTH && /[a-z0-9.-]/i.test(text.charAt(start - 1))) start -= 1;
  const end = index + dot.length;
  const after = HOST_AFTER.exec(text.slice(end, end + MAX_HOST_LENGTH));
  const free = !/[\p{L}\p{N}_@/]/u.test(text.charAt(start - 1));
  return free && after ? { start, end: end + after[0].length } : null;
}

/** "design.The" and "warranty.GE" are two sentences run together: a suffix has capitals only where all has. */
function isHost(candidate: string): boolean {
  const host = candidate.split('/', 1)[0] ?? '';
  const suffix = host.slice(host.lastIndexOf('.') + 1);
  if (/^[A-Z]/.test(suffix) && host !== host.toUpperCase()) return false;
  const parsed = parse(host);
  return parsed.isIcann === true && parsed.domain !== null;
}
