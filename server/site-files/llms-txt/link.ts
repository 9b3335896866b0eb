import { readMarkdownLines } from './lines.ts';

/** A link of a file list: `- [name](url): note`. */
export interface LlmsLink {
  line: number;
  /** '' before the first section. */
  section: string;
  name: string;
  url: string;
  note: string;
}

/** Brackets in names and one pair of parentheses in URLs are common. */
const LINK = /^\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*<?((?:[^\s()<>]|\([^\s()]*\))*)>?(?:\s+"[^"]*")?\s*\)(.*)$/;

/** The first link of a list item and what follows it; null where the item begins with none. */
export function parseItem(text: string): { name: string; url: string; rest: string } | null {
  const match = LINK.exec(text.replace(/^\*\*(\[.*?\]\(.*?\))\*\*/, '$1'));
  if (!match) return null;
  const [, name = '', url = '', rest = ''] = match;
  return { name: name.trim(), url, rest };
}

/** The links of all list items that have one, with absolute URLs. @param base the file's URL */
export function readLinks(text: string, base: string): LlmsLink[] {
  const links: LlmsLink[] = [];
  let section = '';
  for (const line of readMarkdownLines(text).lines) {
    if (line.kind === 'heading' && line.level === 2) section = line.text;
    const link = line.kind === 'item' ? parseItem(line.text) : null;
    const url = link?.url ? URL.parse(link.url, base) : null;
    if (!link || !url || !/^https?:$/.test(url.protocol)) continue;
    links.push({
      line: line.line,
      section,
      name: link.name,
      url: url.href,
      note: link.rest.replace(/^\s*:\s*/, ''),
    });
  }
  return links;
}
