import { Parser } from 'htmlparser2';
import { isComments, isFurniture, SKIPPED_ROLES, SKIPPED_TAGS } from './furniture.ts';
import { PAGE_LIMITS } from './limits.ts';
import { createPageHead, isByline, type PageHead, readHeadElement } from './page-head.ts';

/** A page reduced to what can be main text: few attributes, bounded depth, no scripts, navigation or banners. */
export interface SimplifiedPage {
  head: PageHead;
  /** HTML of the body. */
  html: string;
  /** Characters of its text outside links. */
  textLength: number;
  /** Elements and pieces of text of its HTML. */
  nodes: number;
  isCut: boolean;
}

/** Elements that keep their tag; of others only the content is kept. */
const KEPT = new Set(
  `main article section div p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr th td
   blockquote pre figure figcaption a br hr details summary`.split(/\s+/),
);
/** Elements within a line; any other element that is not kept becomes a `div`, so that its words stay apart. */
const INLINE = new Set(
  `html body span strong em b i cite q code font u s small sub sup mark abbr kbd samp var time label del ins bdi bdo data dfn tt big acronym ruby rt rp
   output img picture source`.split(/\s+/),
);
/** Class names and ids by which Readability tells articles from their surroundings; others only cost time. */
const SIGNIFICANT =
  /and|article|body|column|content|main|shadow|entry|page|post|text|blog|story|hid|banner|combx|comment|com-|contact|footer|gdpr|masthead|media|meta|outbrain|promo|related|scroll|share|shoutbox|sidebar|skyscraper|sponsor|shopping|tags|widget|-ad-|ai2html|breadcrumbs|community|cover-wrap|disqus|extra|header|legends|menu|remark|replies|rss|social|supplemental|agegate|pager|popup|yom-remote|byline|author|dateline|writtenby/i;
const VOID = new Set(['br', 'hr']);
const COLLECTED_TEXT = 400;
const MAX_NAMES = 200;

/** Reads any HTML in one pass, without recursion, in time linear in its length. */
export function simplifyHtml(
  source: string,
  resolve: (href: string, base: string) => string | null,
): SimplifiedPage {
  const head = createPageHead();
  const out: string[] = [];
  /** Of each open element: the closing tag to write, or ''. */
  const open: string[] = [];
  /** Number of open elements when skipping began; 0: nothing is skipped. */
  let skippedFrom = 0;
  let collected: { at: number; key: 'title' | 'firstHeading' | 'byline' | 'noscript'; text: string } | null =
    null;
  let script: string | null = null;
  let scriptLength = 0;
  let written = 0;
  let links = 0;
  let main = 0;
  let quotes = 0;
  let elements = 0;
  let kept = 0;
  let pieces = 0;
  let sourceLength = 0;
  let textLength = 0;
  let previous = '';
  let isStopped = false;

  const parser = new Parser({
    onopentag(tag, attributes) {
      elements += 1;
      readHeadElement(head, tag, attributes);
      if (elements > PAGE_LIMITS.elements || open.length >= PAGE_LIMITS.openElements) {
        isStopped = true;
        parser.pause();
        return;
      }
      const depth = open.length + 1;
      const key = collectedKey(head, tag, attributes);
      if (key && !collected) collected = { at: depth, key, text: '' };
      if (tag === 'script' && /ld\+json/i.test((attributes.type ?? '').slice(0, 100))) script = '';
      if (!skippedFrom && isSkipped(tag, attributes, main > 0, quotes > 0)) skippedFrom = depth;
      if (!skippedFrom && tag === 'a' && isFootnoteMark(attributes, previous)) skippedFrom = depth;
      previous = tag;
      let closing = '';
      if (!skippedFrom && !INLINE.has(tag) && written < PAGE_LIMITS.depth) {
        const name = KEPT.has(tag) ? tag : 'div';
        const start = openingTag(name, attributes, (href) => resolve(href, head.base));
        if (start) {
          out.push(start);
          kept += 1;
        }
        if (start && !VOID.has(tag)) {
          closing = `</${name}>`;
          written += 1;
          if (tag === 'a') links += 1;
          if (tag === 'main' || tag === 'article') main += 1;
          if (tag === 'blockquote') quotes += 1;
        }
      }
      open.push(closing);
    },
    ontext(text) {
      if (script !== null) {
        if (scriptLength + script.length < PAGE_LIMITS.jsonLd) script += text;
        return;
      }
      if (collected && collected.text.length < COLLECTED_TEXT)
        collected.text += text.slice(0, COLLECTED_TEXT);
      if (skippedFrom) return;
      sourceLength += text.length;
      pieces += 1;
      if (sourceLength > PAGE_LIMITS.source || pieces > PAGE_LIMITS.pieces) {
        isStopped = true;
        parser.pause();
        return;
      }
      out.push(escapeText(text));
      if (!links) textLength += text.trim().length;
    },
    onclosetag(tag) {
      const depth = open.length;
      const closing = open.pop();
      if (closing === undefined) return;
      if (tag === 'script' && script !== null) {
        scriptLength += script.length;
        head.jsonLd.push(script.slice(0, PAGE_LIMITS.jsonLd));
        script = null;
      }
      if (collected?.at === depth) {
        head[collected.key] ||= collected.text;
        collected = null;
      }
      if (closing) {
        out.push(closing);
        written -= 1;
        if (tag === 'a') links -= 1;
        if (tag === 'main' || tag === 'article') main -= 1;
        if (tag === 'blockquote') quotes -= 1;
      }
      if (depth === skippedFrom) skippedFrom = 0;
    },
  });
  // In pieces, so that a page that is cut is not read to its end.
  const html = source.slice(0, PAGE_LIMITS.html);
  for (let at = 0; at < html.length && !isStopped; at += 65_536) parser.write(html.slice(at, at + 65_536));
  if (!isStopped) parser.end();
  while (open.length > 0) out.push(open.pop() ?? '');
  return {
    head,
    html: out.join(''),
    textLength,
    nodes: kept + pieces,
    isCut: isStopped || html.length < source.length,
  };
}

function collectedKey(head: PageHead, tag: string, attributes: Record<string, string>) {
  if (tag === 'title' && !head.title) return 'title';
  if (tag === 'h1' && !head.firstHeading) return 'firstHeading';
  if (tag === 'noscript' && !head.noscript) return 'noscript';
  if (!head.byline && tag !== 'meta' && tag !== 'link' && isByline(attributes)) return 'byline';
  return null;
}

const WHOLE_PAGE = new Set(['html', 'body', 'main', 'article']);

function isSkipped(
  tag: string,
  attributes: Record<string, string>,
  isInMain: boolean,
  isInQuote: boolean,
): boolean {
  if (SKIPPED_TAGS.has(tag) || tag === 'head') return true;
  if (tag === 'footer') return !isInQuote;
  if (tag === 'header' && !isInMain) return true;
  if (WHOLE_PAGE.has(tag)) return false;
  if ('hidden' in attributes || attributes['aria-hidden'] === 'true') return true;
  const { role, style } = attributes;
  if (role && SKIPPED_ROLES.has(role.slice(0, 20).toLowerCase())) return true;
  if (style && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style.slice(0, 500))) return true;
  const names = namesOf(attributes);
  return names.length > 1 && isFurniture(names);
}

/** `<sup><a href="#note-1">1</a></sup>`: its number would run into the word before it. */
const isFootnoteMark = (attributes: Record<string, string>, parent: string): boolean =>
  'data-footnote-ref' in attributes || (parent === 'sup' && (attributes.href ?? '').startsWith('#'));

const namesOf = (attributes: Record<string, string>): string =>
  `${(attributes.class ?? '').slice(0, MAX_NAMES)} ${(attributes.id ?? '').slice(0, MAX_NAMES)}`;

/** '' for a link that leads nowhere. */
function openingTag(
  tag: string,
  attributes: Record<string, string>,
  resolve: (href: string) => string | null,
): string {
  if (tag === 'br' || tag === 'hr') return `<${tag}>`;
  if (tag === 'a') {
    const url = resolve(attributes.href ?? '');
    return url ? `<a href="${escapeAttribute(url)}">` : '';
  }
  const names = namesOf(attributes);
  const comments = names.length > 1 && isComments(names) ? ' data-comments=""' : '';
  const className = attributes.class
    ? ` class="${escapeAttribute(attributes.class.slice(0, MAX_NAMES))}"`
    : '';
  const id =
    attributes.id && SIGNIFICANT.test(attributes.id.slice(0, MAX_NAMES))
      ? ` id="${escapeAttribute(attributes.id.slice(0, MAX_NAMES))}"`
      : '';
  return `<${tag}${className}${id}${comments}>`;
}

const escapeText = (text: string): string =>
  /[&<]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text;
const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
