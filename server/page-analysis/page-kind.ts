import type { PageContent, PageKind } from './types.ts';

/** What a page is for, told from its structure. */
export function pageKind(_content: PageContent, url: string): PageKind {
  return URL.parse(url)?.pathname === '/' ? 'home' : 'other';
}
