import { Parser } from 'htmlparser2';
import { decodeHtml } from '../../../lib/decode-html.ts';

/** Characters of a description; a suggestion needs no more. */
export const MAX_DESCRIPTION_LENGTH = 500;
/** Of each part, so that a page that says much in one place leaves room for the others. */
const MAX_PART_LENGTH = 240;
/** A page that has said nothing in so many elements says nothing of use. */
const MAX_ELEMENTS = 5_000;

/** Names of `meta` elements, the most informative first. */
const METAS = ['description', 'og:description', 'twitter:description', 'og:title', 'og:site_name'] as const;

/**
 * What a home page says of its company: title, description, names for sharing and first heading, on one line.
 * @param contentType the header, for the charset
 * @returns at most 500 characters; null for a page that says nothing
 */
export function describePage(page: Uint8Array, contentType: string): string | null {
  const parts = partsOf(decodeHtml(page, contentType));
  const described: string[] = [];
  for (const part of [parts.get('title'), ...METAS.map((name) => parts.get(name)), parts.get('h1')]) {
    const text = cleaned(part ?? '');
    if (text && !described.some((other) => other.toLowerCase().includes(text.toLowerCase()))) {
      described.push(text);
    }
  }
  return described.join('. ').slice(0, MAX_DESCRIPTION_LENGTH).toWellFormed().trim() || null;
}

/** Texts by `title`, `h1` and the names of METAS; the first of each counts. */
function partsOf(html: string): Map<string, string> {
  const parts = new Map<string, string>();
  const metas: ReadonlySet<string> = new Set(METAS);
  let open: 'title' | 'h1' | null = null;
  let text = '';
  let elements = 0;
  const parser = new Parser({
    onopentag(name, { name: called, property, content }) {
      elements += 1;
      const key = (called ?? property ?? '').trim().toLowerCase();
      if (name === 'meta' && metas.has(key) && content && !parts.has(key)) parts.set(key, content);
      if ((name === 'title' || name === 'h1') && !open && !parts.has(name)) {
        open = name;
        text = '';
      }
      // Words on both sides of `<br>` and `<span>` are words of their own.
      if (open) text += ' ';
      if (elements > MAX_ELEMENTS) parser.pause();
    },
    ontext(more) {
      if (open && text.length < MAX_PART_LENGTH * 4) text += more;
    },
    onclosetag(name) {
      if (name !== open) return;
      parts.set(open, text);
      open = null;
    },
  });
  parser.end(html);
  return parts;
}

const cleaned = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{C}<>{}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_PART_LENGTH)
    .replace(/[\s.]+$/, '');
