import type { Span } from '../types.ts';
import { covers } from './ranges.ts';

/** A link as the text writes it. */
export interface TextLink {
  /** Offset of the link, for the order of sources. */
  at: number;
  url: string;
  /** The link's own title or else its label, as written; '' when it has neither. */
  title: string;
}

/** The links of a text, and the ranges of their markup: targets, definitions, bare addresses. */
export interface TextLinks {
  links: TextLink[];
  markup: Span[];
}

/** UTF-16 units that make up links; `[open`, `closed]`, `(into`, `outOf)`. */
const Sign = { newline: 0x0a, open: 0x5b, closed: 0x5d, into: 0x28, outOf: 0x29 } as const;
const MAX_LABEL_LENGTH = 500;
const MAX_TARGET_LENGTH = 2048;
const DEFINITION =
  /^ {0,3}\[([^\]\n]{1,500})\]:[ \t]*<?([^\s<>]{1,4096})>?(?:[ \t]+(?:"([^\n]{0,1000})"|'([^\n]{0,1000})'|\(([^\n]{0,1000})\)))?[ \t]*$/gm;
const REFERENCE = /\]\[([^\]\n[]{0,500})\]/g;
const ADDRESS = /(?:https?:\/\/|(?<![\p{L}\p{N}.])www\.)[^\s<>"`|\\^{}\u3000-\u303f\uff00-\uffef]{1,4096}/giu;
const TITLED_TARGET = /^<?([^\s<>]*)>?(?:\s+(?:"([\s\S]*)"|'([\s\S]*)'|\(([\s\S]*)\)))?$/;

/** Finds inline, image, reference-style, automatic and bare links. Linear in the text's length; never throws. */
export function findLinks(text: string): TextLinks {
  const definitions = new Map<string, TextLink>();
  const markup: Span[] = [];
  const links: TextLink[] = [];
  for (const match of text.includes(']:') ? text.matchAll(DEFINITION) : []) {
    const [whole, label = '', url = '', ...titles] = match;
    const key = label.trim().toLowerCase();
    const definition = { at: match.index, url, title: titles.find(Boolean) ?? '' };
    if (!definitions.has(key)) definitions.set(key, definition);
    markup.push({ start: match.index, end: match.index + whole.length });
    links.push(definition);
  }
  const inDefinition = covers(markup);
  for (const match of definitions.size > 0 ? text.matchAll(REFERENCE) : []) {
    if (inDefinition(match.index)) continue;
    const label = labelBefore(text, match.index);
    const definition = definitions.get((match[1] || (label ?? '')).trim().toLowerCase());
    if (label === null || !definition) continue;
    markup.push({ start: match.index + 1, end: match.index + match[0].length });
    links.push({ at: match.index, url: definition.url, title: definition.title || label });
  }
  for (let at = text.indexOf(']('); at >= 0; at = text.indexOf('](', at + 2)) {
    if (inDefinition(at)) continue;
    const end = targetEnd(text, at + 2);
    const label = labelBefore(text, at);
    if (end < 0 || label === null) continue;
    const target = TITLED_TARGET.exec(text.slice(at + 2, end).trim());
    markup.push({ start: at + 1, end: end + 1 });
    const image = text.charAt(at - label.length - 2) === '!';
    const url = target?.[1] ?? '';
    if (url && !image) links.push({ at, url, title: target?.[2] ?? target?.[3] ?? target?.[4] ?? label });
  }
  const inLink = covers(markup);
  for (const match of text.matchAll(ADDRESS)) {
    if (inLink(match.index)) continue;
    const url = withoutTrailing(match[0]);
    markup.push({ start: match.index, end: match.index + url.length });
    links.push({
      at: match.index,
      url: url.startsWith('h') || url.startsWith('H') ? url : `https://${url}`,
      title: '',
    });
  }
  return { links: links.sort((a, b) => a.at - b.at), markup };
}

/** The label that ends at the `]` at `close`; null when no `[` opens it on the same line. */
function labelBefore(text: string, close: number): string | null {
  let depth = 0;
  for (let at = close - 1; at >= 0 && close - at <= MAX_LABEL_LENGTH; at -= 1) {
    const code = text.charCodeAt(at);
    if (code === Sign.newline) return null;
    if (code === Sign.closed) depth += 1;
    if (code === Sign.open && depth-- === 0) return text.slice(at + 1, close);
  }
  return null;
}

/** Index of the `)` that closes a link target; -1 when the line ends first. */
function targetEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length && at - from <= MAX_TARGET_LENGTH; at += 1) {
    const code = text.charCodeAt(at);
    if (code === Sign.newline || (code === Sign.closed && text.charCodeAt(at + 1) === Sign.into)) return -1;
    if (code === Sign.into) depth += 1;
    if (code === Sign.outOf && depth-- === 0) return at;
  }
  return -1;
}

/** A sentence's punctuation and an unopened bracket after a bare address are not part of it. */
function withoutTrailing(url: string): string {
  let end = url.length;
  for (; end > 0; end -= 1) {
    const last = url.charAt(end - 1);
    if (last === ')' && count(url, '(', end) >= count(url, ')', end)) break;
    if (!/[.,;:!?*_~'’”\])]/.test(last)) break;
  }
  return url.slice(0, end);
}

function count(text: string, char: string, end: number): number {
  return text.slice(0, end).split(char).length - 1;
}
