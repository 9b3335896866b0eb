import { FetchError } from '../../net/public-fetch.ts';
import { parseRobots } from '../../net/robots.ts';
import { readSitemap } from '../../net/sitemap.ts';
import { ROBOTS_NAME } from '../../net/user-agent.ts';
import { readLinks } from '../../site-files/llms-txt/link.ts';
import type { Fetching } from '../pages/fetching/fetching.ts';
import { checkLink, uncheckedLink } from './check-link.ts';
import { findCheck, updateCheck } from './check-store.ts';
import type { SiteFilesDeps } from './deps.ts';
import { fetchFile } from './fetching/fetch-file.ts';
import { follow } from './fetching/follow.ts';
import { withOwnRules } from './fetching/own-rules.ts';
import {
  type CheckedLink,
  type FetchedFile,
  MAX_LINKS,
  MAX_SITEMAP_URLS,
  type SiteFileKind,
} from './model.ts';
import { saveFile } from './store.ts';

/** Links that are not requested by then are left out. */
const MAX_RUN_MS = 10 * 60_000;
const MAX_SITEMAPS = 5;

export interface CheckJob {
  userId: string;
  checkId: string;
}

/** Fetches the files of an account's site, and the links of its llms.txt where asked. Running it again starts afresh. */
export async function runCheck(
  deps: SiteFilesDeps,
  { userId, checkId }: CheckJob,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = deps;
  const check = await findCheck(db, userId);
  if (check?.id !== checkId || check.status === 'done') return;
  const { brand } = await deps.brands.tracked(userId);
  if (!brand?.domain) return updateCheck(db, userId, checkId, { status: 'failed', endedAt: clock() });
  const { domain } = brand;
  await updateCheck(db, userId, checkId, { status: 'running' });
  const base = deps.fetchingFor(userId);
  const save = (kind: SiteFileKind, file: FetchedFile) =>
    db.transaction(async (tx) => {
      await deps.accounts.lock(tx, userId);
      await saveFile(tx, userId, { ...file, kind, domain, checkedAt: clock(), checkedBy: check.startedBy });
    });
  const robotsTxt = await fetchFile(base, 'robots', domain, signal);
  await save('robots', robotsTxt);
  const fetching = withOwnRules(base, domain, robotsTxt);
  // A site that gives no reply is not asked again.
  const fetchOther = (kind: SiteFileKind) =>
    robotsTxt.httpStatus === null ? robotsTxt : fetchFile(fetching, kind, domain, signal);
  const llmsTxt = await fetchOther('llms');
  await save('llms', llmsTxt);
  await save('llms-full', await fetchOther('llms-full'));
  if (robotsTxt.httpStatus !== null) {
    const sitemapUrls = await readSitemapUrls(fetching, domain, robotsTxt, signal);
    await updateCheck(db, userId, checkId, { sitemapUrls });
  }
  if (check.withLinks) await checkLinks(deps, { userId, checkId }, { fetching, llmsTxt, signal });
  await updateCheck(db, userId, checkId, { status: 'done', endedAt: clock() });
}

/** URLs of the sitemaps that robots.txt names, or of `/sitemap.xml`. */
async function readSitemapUrls(
  fetching: Fetching,
  domain: string,
  { content, finalUrl }: FetchedFile,
  signal: AbortSignal,
): Promise<string[]> {
  const { sitemaps } = parseRobots(content ?? '', finalUrl);
  const roots = sitemaps.length > 0 ? sitemaps : [new URL('/sitemap.xml', finalUrl).href];
  const { pages } = await readSitemap(
    async (url, { maxBytes }) => {
      const followed = await follow(fetching, url, { maxBytes, accept: '*/*', signal });
      if (followed === 'robots')
        throw new FetchError(`The site’s robots.txt does not allow ${ROBOTS_NAME} to read it.`);
      return followed.response;
    },
    roots,
    { domain, maxPages: MAX_SITEMAP_URLS, maxSitemaps: MAX_SITEMAPS, signal },
  );
  return pages.map(({ url }) => url);
}

async function checkLinks(
  { db, clock }: SiteFilesDeps,
  { userId, checkId }: CheckJob,
  { fetching, llmsTxt, signal }: { fetching: Fetching; llmsTxt: FetchedFile; signal: AbortSignal },
): Promise<void> {
  const end = performance.now() + MAX_RUN_MS;
  const all = readLinks(llmsTxt.content ?? '', llmsTxt.finalUrl);
  const links = [...new Map(all.map((link) => [link.url, link])).values()].slice(0, MAX_LINKS);
  await updateCheck(db, userId, checkId, { linkCount: links.length });
  const checked: CheckedLink[] = [];
  for (const link of links) {
    const isLate = performance.now() > end;
    checked.push(isLate ? uncheckedLink(link) : await checkLink(fetching, link, signal));
    await updateCheck(db, userId, checkId, { linksChecked: checked.length });
  }
  await updateCheck(db, userId, checkId, { links: { at: clock(), checked } });
}
