import MarkdownIt, { type Token } from 'markdown-it';
import type { PageBlock, PageContent, PageLink } from '../types.ts';
import { detectLanguage } from './detect-language.ts';
import { PAGE_LIMITS } from './limits.ts';

// Plain text is Markdown as well; HTML in it stays text.
const markdown = new MarkdownIt({ html: false, linkify: true });

/** Reads a text as a page's main text: headings, paragraphs, list items, quotes, table rows and links. */
export function readMarkdown(text: string): PageContent {
  const blocks: PageBlock[] = [];
  const links: PageLink[] = [];
  const open: Token[] = [];
  let row: Token[] | null = null;
  for (const token of markdown.parse(text.slice(0, PAGE_LIMITS.text), {})) {
    if (token.type === 'tr_open') row = [];
    else if (token.type === 'tr_close' && row) {
      blocks.push({ kind: 'table-row', text: row.map(({ content }) => content.trim()).join(' | ') });
      row = null;
    } else if (token.type === 'inline' && row) row.push(token);
    else if (token.type === 'inline') addInline(token, kindOf(open));
    else if (token.type === 'fence' || token.type === 'code_block') {
      blocks.push({ kind: 'code', text: oneLine(token.content) });
    } else if (token.nesting === 1) open.push(token);
    else if (token.nesting === -1) open.pop();
  }

  function addInline({ children }: Token, block: Omit<PageBlock, 'text'>) {
    let written = '';
    const starts: { at: number; href: string }[] = [];
    for (const child of children ?? []) {
      const { type, content } = child;
      if (type === 'link_open')
        starts.push({ at: written.length, href: String(child.attrGet('href') ?? '') });
      else if (type === 'link_close') {
        const start = starts.pop();
        if (start && /^https?:\/\//i.test(start.href) && links.length < PAGE_LIMITS.links) {
          links.push({ block: blocks.length, start: start.at, end: written.length, url: start.href });
        }
      } else written += type === 'softbreak' || type === 'hardbreak' ? ' ' : content;
    }
    if (written.trim() && blocks.length < PAGE_LIMITS.blocks) blocks.push({ ...block, text: written });
  }

  const title = blocks.find(({ kind }) => kind === 'heading')?.text.slice(0, PAGE_LIMITS.title) ?? '';
  const whole = blocks.map((block) => block.text).join('\n');
  return {
    ...{ title, description: '', siteName: '', author: null, publishedOn: null, modifiedOn: null },
    language: detectLanguage('', blocks),
    ...{ canonicalUrl: null, ampUrl: null, structuredTypes: [], blocks, links },
    words: whole.split(/\s+/).filter(Boolean).length,
    ...{ noIndex: false, paywalled: false, needsJavaScript: false },
    truncated: text.length > PAGE_LIMITS.text,
  };
}

function kindOf(open: readonly Token[]): Omit<PageBlock, 'text'> {
  const last = open.at(-1);
  if (last?.type === 'heading_open') return { kind: 'heading', level: Number(last.tag.slice(1)) };
  if (open.some(({ type }) => type === 'list_item_open')) return { kind: 'list-item' };
  if (open.some(({ type }) => type === 'blockquote_open')) return { kind: 'quote' };
  return { kind: 'paragraph' };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
