import { canonicalUrl } from '../../analysis/citations/canonical-url.ts';
import type { GeneratorPage } from '../../site-files/llms-txt/generate.ts';
import type { OwnPage } from './model.ts';

/** Pages of the policy matrix. */
const MAX_SHOWN = 5;

/**
 * The brand's pages that answers cite and those of its sitemaps, each once.
 * @param titles of pages that were read, by canonical URL
 */
export function listOwnPages(
  cited: readonly OwnPage[],
  titles: ReadonlyMap<string, string>,
  sitemapUrls: readonly string[],
): GeneratorPage[] {
  const pages = new Map<string, GeneratorPage>(cited.map((page) => [page.url, { ...page, description: '' }]));
  for (const url of sitemapUrls) {
    const key = canonicalUrl(url)?.url ?? url;
    const listed = pages.get(key) ?? { title: titles.get(key) ?? '', description: '', citations: 0 };
    // The sitemap has the address as the site writes it.
    pages.set(key, { ...listed, url });
  }
  return [...pages.values()];
}

/** The most cited pages on the site of a robots.txt, with their addresses there. */
export function pagesOfSite(cited: readonly OwnPage[], domain: string, robotsUrl: string): OwnPage[] {
  const { origin } = new URL(robotsUrl);
  return cited
    .filter(({ url }) => new URL(url).hostname.replace(/^www\./, '') === domain)
    .slice(0, MAX_SHOWN)
    .map((page) => {
      const { pathname, search } = new URL(page.url);
      return { ...page, url: `${origin}${pathname}${search}` };
    });
}
