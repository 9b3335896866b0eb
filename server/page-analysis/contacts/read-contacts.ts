import { Parser } from 'htmlparser2';
import { decodeHtml } from '../../lib/decode-html.ts';
import { cleanLine } from '../read/clean-text.ts';
import { PAGE_LIMITS } from '../read/limits.ts';
import { isByline } from '../read/page-head.ts';
import type { PageSource } from '../read/read-page.ts';
import { createUrlResolver } from '../read/resolve-url.ts';
import { addressOfMailto } from './addresses.ts';
import { readJsonLdContacts } from './json-ld-contacts.ts';
import type { PublishedAddress, PublishedAuthor, PublishedContacts } from './types.ts';

const MAX_OF_KIND = 20;
/** Characters of an element's text, and of the words before a link. */
const MAX_TEXT = 200;
const MAX_NAME = 120;
const CONTACT_PATH =
  /\/(?:contact|contact-us|contacts|kontakt|impressum|imprint|contatti|contacto|nous-contacter|about|about-us|ueber-uns|masthead|redaktion|team)(?:[/.?#]|$)/i;
const CONTACT_TEXT =
  /^(?:contact|contact us|kontakt|impressum|imprint|contatti|contacto|write for us|editorial team|masthead|redaktion)$/i;
const AUTHOR_PREFIX = /^(?:written |posted |published )?(?:by|von|par|por):?\s+/i;

interface Collected {
  kind: 'mailto' | 'author-link' | 'byline' | 'link';
  /** Open elements when it began. */
  at: number;
  href: string;
  text: string;
  before: string;
}

/** Reads what a page's HTML publishes of how to reach the people behind it, in one pass and without guessing. */
export function readContacts(html: Uint8Array, { url, contentType }: PageSource): PublishedContacts {
  const resolve = createUrlResolver(url);
  const addresses: PublishedAddress[] = [];
  const authors: PublishedAuthor[] = [];
  const contactPages = new Map<string, string>();
  const scripts: string[] = [];
  const collected: Collected[] = [];
  let depth = 0;
  let elements = 0;
  let hidden = 0;
  let script: string | null = null;
  let before = '';
  let hasForm = false;
  let base = '';

  function finish({ kind, href, text, before: wordsBefore }: Collected): void {
    const line = cleanLine(text, MAX_TEXT);
    if (kind === 'mailto') {
      const address = addressOfMailto(href);
      const around = cleanLine(`${wordsBefore} ${text}`, MAX_TEXT * 2);
      if (address) addresses.push({ address, name: '', kind: 'mailto', text: around || address });
      return;
    }
    if (kind === 'link') {
      if (!CONTACT_PATH.test(href) && !CONTACT_TEXT.test(line)) return;
      const target = resolve(href, base);
      if (target && !contactPages.has(target)) contactPages.set(target, line);
      return;
    }
    const words = line.replace(AUTHOR_PREFIX, '');
    const name = cleanLine(kind === 'byline' ? nameIn(words) : words, MAX_NAME);
    if (name) authors.push({ name, url: href ? resolve(href, base) : null, kind, text: line });
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      depth += 1;
      elements += 1;
      if (elements > PAGE_LIMITS.elements || depth > PAGE_LIMITS.openElements) {
        parser.pause();
        return;
      }
      if (tag === 'base') base ||= attributes.href ?? '';
      if (tag === 'script') script = /ld\+json/i.test((attributes.type ?? '').slice(0, 100)) ? '' : null;
      if (tag === 'script' || tag === 'style' || tag === 'template' || tag === 'noscript') hidden += 1;
      if (tag === 'textarea') hasForm = true;
      const href = (attributes.href ?? '').trim().slice(0, PAGE_LIMITS.url);
      const kind = kindOf(tag, attributes, href);
      if (kind && collected.length < MAX_OF_KIND) {
        collected.push({
          kind,
          at: depth,
          href: tag === 'a' ? href : '',
          text: '',
          before: before.slice(-80),
        });
      }
    },
    ontext(text) {
      if (script !== null && script.length < PAGE_LIMITS.jsonLd) script += text;
      if (hidden > 0) return;
      before = (before + text.slice(0, MAX_TEXT)).slice(-MAX_TEXT);
      for (const open of collected) if (open.text.length < MAX_TEXT) open.text += text.slice(0, MAX_TEXT);
    },
    onclosetag(tag) {
      if (tag === 'script' && script !== null) {
        if (scripts.length < MAX_OF_KIND) scripts.push(script);
        script = null;
      }
      if (tag === 'script' || tag === 'style' || tag === 'template' || tag === 'noscript') hidden -= 1;
      if (collected.at(-1)?.at === depth) finish(collected.pop() as Collected);
      // Blocks keep the words before a link apart from those of the block above.
      if (/^(?:p|div|li|td|section|h\d|header|footer|nav)$/.test(tag)) before = '';
      depth -= 1;
    },
  });
  const source = decodeHtml(html, contentType).slice(0, PAGE_LIMITS.html);
  for (let at = 0; at < source.length && elements <= PAGE_LIMITS.elements; at += 65_536) {
    parser.write(source.slice(at, at + 65_536));
  }
  parser.end();
  const data = readJsonLdContacts(scripts, (href) => resolve(href));
  return {
    addresses: unique([...data.addresses, ...addresses], ({ address }) => address),
    authors: unique([...data.authors, ...authors], ({ name }) => name.toLowerCase()),
    contactPages: [...contactPages].slice(0, MAX_OF_KIND).map(([target, text]) => ({ url: target, text })),
    hasForm,
  };
}

function kindOf(tag: string, attributes: Record<string, string>, href: string): Collected['kind'] | null {
  if (tag === 'a' && /^mailto:/i.test(href)) return 'mailto';
  if (tag === 'meta' || tag === 'link') return null;
  if (tag === 'a' && /(?:^|\s)author(?:\s|$)/i.test((attributes.rel ?? '').slice(0, 200)))
    return 'author-link';
  if (isByline(attributes)) return 'byline';
  return tag === 'a' && href ? 'link' : null;
}

/** A byline often ends with a day or a reading time: the name is what stands before the first part with a digit. */
function nameIn(byline: string): string {
  const parts = byline.split(/([,|·•–—]|\son\s)/);
  const numbered = parts.findIndex((part) => /\d/.test(part));
  return numbered === -1 ? byline : parts.slice(0, Math.max(numbered - 1, 0)).join('');
}

/** The first of each key, at most as many as are kept. */
const unique = <T>(list: readonly T[], keyOf: (item: T) => string): T[] =>
  [...new Map(list.toReversed().map((item) => [keyOf(item), item])).values()]
    .toReversed()
    .slice(0, MAX_OF_KIND);
