import { canonicalUrl } from '../../../analysis/citations/canonical-url.ts';
import { textId } from '../../../lib/text-id.ts';
import { readSitemap } from '../../../net/sitemap.ts';
import type { PagesDeps } from '../deps.ts';
import { fetchPage } from '../fetching/fetch-page.ts';
import { getFollowing } from '../fetching/get-following.ts';
import { saveSitemap } from './plan-store.ts';

/** Pages of the brand's own site that are kept; a sitemap may name 50,000. */
const MAX_OWN_PAGES = 1_000;

/** Reads which pages the brand's own site has. A site without a sitemap keeps its known pages. @throws the signal's reason */
export async function updateSitemap(deps: PagesDeps, userId: string, signal: AbortSignal): Promise<void> {
  const { db, accounts, brands, clock } = deps;
  const domain = (await brands.tracked(userId)).brand?.domain;
  if (!domain) return;
  const fetching = deps.fetchingFor(userId);
  const { web, rules, turns } = fetching;
  const home = await fetchPage(
    fetching,
    { url: `https://${domain}/`, etag: null, lastModified: null },
    signal,
  );
  // The site may be at `www.` only.
  const { origin } = new URL(home.outcome === 'page' ? home.finalUrl : `https://${domain}/`);
  const sitemaps = await rules.of(`${origin}/`, signal).then(
    (robots) => robots.sitemaps,
    () => null,
  );
  signal.throwIfAborted();
  // The whole site is out of reach.
  if (!sitemaps) return;
  const { pages } = await readSitemap(
    async (url, request) => {
      await turns.next(new URL(url).host, signal);
      return getFollowing(web, url, { ...request, signal });
    },
    [...sitemaps, `${origin}/sitemap.xml`],
    { domain, maxPages: MAX_OWN_PAGES, signal },
  );
  const canonical = [`${origin}/`, ...pages.map(({ url }) => url)].flatMap((url) => canonicalUrl(url) ?? []);
  const own = new Map(
    canonical.map(({ url, domain: site }) => [url, { id: textId(url), url, domain: site }]),
  );
  if (home.outcome === 'failed' && pages.length === 0) return;
  await db.transaction(async (tx) => {
    await accounts.lock(tx, userId);
    await saveSitemap(tx, userId, [...own.values()].slice(0, MAX_OWN_PAGES), clock().toISOString());
  });
}
