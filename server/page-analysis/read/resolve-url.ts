import { PAGE_LIMITS } from './limits.ts';

/** Makes addresses absolute against a page's own or the one of its `base` element. */
export function createUrlResolver(pageUrl: string): (href: string, base?: string) => string | null {
  const page = URL.parse(pageUrl);
  return (href, base = '') => {
    const trimmed = href.trim();
    if (!trimmed || trimmed.startsWith('#') || trimmed.length > PAGE_LIMITS.url) return null;
    const root = base ? (URL.parse(base, page ?? undefined) ?? page) : page;
    const url = URL.parse(trimmed, root ?? undefined);
    if (!url || !/^https?:$/.test(url.protocol) || url.href.length > PAGE_LIMITS.url) return null;
    url.username = '';
    url.password = '';
    return url.href;
  };
}
