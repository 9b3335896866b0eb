import { type Findings, quote } from '../finding.ts';
import type { MarkdownLine } from './lines.ts';
import { parseItem } from './link.ts';

const ITEM_FORM = 'One link on a line: - [name](https://…): note';

/** Checks an item of a file list. @param urls the URLs of earlier items with their lines */
export function checkItem(
  { line, level, text, raw }: MarkdownLine,
  urls: Map<string, number>,
  findings: Findings,
) {
  const error = (kind: string, message: string, allowed = ITEM_FORM) =>
    findings.add('error', line, kind, message, allowed);
  const warn = (kind: string, message: string, allowed = ITEM_FORM) =>
    findings.add('warning', line, kind, message, allowed);
  if (level >= 2)
    warn('nested-item', 'The item stands below another one.', 'A flat list, one link on a line.');
  if (/^\s*\d/.test(raw)) warn('numbered-item', 'The list is numbered; readers look for lines with a dash.');
  if (text === '') return error('item-empty', 'The item is empty.');
  const link = parseItem(text);
  if (!link) return checkBrokenLink(text, error);
  if (link.name === '') error('link-name-empty', `The link to ${quote(link.url)} has no name.`);
  checkUrl(link.url, { line, urls, error, warn, findings });
  checkNote(link.rest, { line, warn, findings });
}

function checkBrokenLink(text: string, error: (kind: string, message: string) => void): void {
  if (/^\[[^\]]*\]\s+\(/.test(text)) error('link-space', 'There is a space between the name and the URL.');
  else if (/^\[[^\]]*\]\([^)]*\s[^)]*\)/.test(text)) error('url-space', 'The URL has a space.');
  else if (/^\[[^\]]*\]\([^)]*$/.test(text))
    error('link-unclosed', 'The link’s closing parenthesis is missing.');
  else if (/^\[[^\]]*$/.test(text)) error('link-unclosed', 'The link’s closing bracket is missing.');
  else if (/^<?https?:\/\//i.test(text)) error('link-bare', 'The URL has no name.');
  else error('item-without-link', `The item ${quote(text)} does not begin with a link.`);
}

interface UrlChecks {
  line: number;
  urls: Map<string, number>;
  error: (kind: string, message: string, allowed?: string) => void;
  warn: (kind: string, message: string, allowed?: string) => void;
  findings: Findings;
}

function checkUrl(text: string, { line, urls, error, warn, findings }: UrlChecks) {
  if (text === '') return error('url-empty', 'The link has no URL.');
  const absolute = 'An absolute URL that begins with https://.';
  const url = URL.parse(text);
  if (!url && /^[a-z][\w+.-]*:/i.test(text))
    return error('url-invalid', `${quote(text)} is not a URL.`, absolute);
  if (!url)
    return warn('url-relative', `${quote(text)} is relative; a copy of the file loses its site.`, absolute);
  if (!/^https?:$/.test(url.protocol))
    return error('url-scheme', `${quote(text)} is not a web address.`, absolute);
  if (url.protocol === 'http:') {
    findings.add('note', line, 'url-insecure', `${quote(text)} is not encrypted.`, absolute);
  }
  const first = urls.get(url.href);
  if (first === undefined) urls.set(url.href, line);
  else warn('url-twice', `Line ${first} links to the same URL.`, 'Each URL once.');
}

function checkNote(rest: string, { line, warn, findings }: Pick<UrlChecks, 'line' | 'warn' | 'findings'>) {
  if (rest.trim() === '') return;
  if (!/^\s*:/.test(rest)) {
    return warn(
      'note-separator',
      `${quote(rest)} follows the link without a colon.`,
      'A colon before the note.',
    );
  }
  if (rest.replace(/^\s*:/, '').trim() === '') {
    findings.add(
      'note',
      line,
      'note-empty',
      'There is a colon and no note.',
      'A note after the colon, or no colon.',
    );
  }
}
