import { getDomain } from 'tldts';
import { MAX_URL_LENGTH, type UrlPolicy } from './check-url.ts';
import { FetchError, type PublicFetchOptions, type PublicResponse } from './public-fetch.ts';
import { readSitemapEntries, type SitemapEntry } from './sitemap-entries.ts';

/** `publicFetch` with the caller's URL policy, user agent, robots.txt and pace. */
export type SitemapFetch = (
  url: string,
  options: Omit<PublicFetchOptions, keyof UrlPolicy | 'resolve'>,
) => Promise<Pick<PublicResponse, 'status' | 'body' | 'truncated'>>;

export interface SitemapOptions {
  /** The registrable domain of the brand; pages of other domains are left out. */
  domain: string;
  maxPages: number;
  /** Default 50. */
  maxSitemaps?: number;
  signal?: AbortSignal;
}

export interface SitemapPage {
  /** Absolute, without fragment. */
  url: string;
  /** Null where the sitemap gives no valid date. */
  lastModified: Date | null;
}

/** A fetched sitemap file. */
export interface SitemapFile {
  url: string;
  /** Pages and sitemaps that it lists. */
  entries: number;
  /** Why it could not be read wholly, for users; null: it was. */
  problem: string | null;
}

export interface SitemapResult {
  /** Each once, in the order of the sitemaps. */
  pages: SitemapPage[];
  files: SitemapFile[];
  /** A limit left pages or sitemaps out. */
  truncated: boolean;
}

const MAX_SITEMAPS = 50;
/** Of a sitemap index within another; the protocol allows none. */
const MAX_DEPTH = 3;
const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const MAX_REDIRECTS = 5;

/**
 * Lists a site's pages from its sitemaps, breadth first and one request at a time. A sitemap that cannot be read is
 * reported in `files`.
 * @throws the reason of `signal`
 */
export async function readSitemap(
  fetch: SitemapFetch,
  rootUrls: readonly string[],
  options: SitemapOptions,
): Promise<SitemapResult> {
  const { domain, maxPages, maxSitemaps = MAX_SITEMAPS, signal } = options;
  const pages = new Map<string, SitemapPage>();
  const files: SitemapFile[] = [];
  const queue = new Map<string, number>();
  let truncated = false;
  const enqueue = (location: string, depth: number) => {
    const url = parseLocation(location);
    if (!url || queue.has(url)) return;
    if (queue.size < maxSitemaps && depth <= MAX_DEPTH) queue.set(url, depth);
    else truncated = true;
  };
  const addPage = ({ location, lastModified }: SitemapEntry) => {
    const url = parseLocation(location);
    if (!url || pages.has(url) || domainOf(url) !== domain) return;
    if (pages.size < maxPages) pages.set(url, { url, lastModified: parseDate(lastModified) });
    else truncated = true;
  };
  for (const url of rootUrls) enqueue(url, 1);
  // A map's iterator also visits what is added meanwhile.
  for (const [url, depth] of queue) {
    signal?.throwIfAborted();
    if (pages.size >= maxPages) {
      truncated = true;
      break;
    }
    const { entries, problem } = await readFile(fetch, url, signal);
    files.push({ url, entries: entries.length, problem });
    for (const entry of entries) {
      if (entry.kind === 'page') addPage(entry);
      else enqueue(entry.location, depth + 1);
    }
  }
  return { pages: [...pages.values()], files, truncated };
}

async function readFile(
  fetch: SitemapFetch,
  url: string,
  signal: AbortSignal | undefined,
): Promise<{ entries: SitemapEntry[]; problem: string | null }> {
  try {
    const reply = await fetch(url, {
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      maxRedirects: MAX_REDIRECTS,
      ...(signal && { signal }),
    });
    if (reply.status !== 200)
      return { entries: [], problem: `The server replied with status ${reply.status}.` };
    const { entries, truncated } = await readSitemapEntries(reply.body, signal);
    const problem = truncated || reply.truncated ? 'It is longer than is read.' : null;
    return { entries, problem: entries.length === 0 ? 'It lists no page and no sitemap.' : problem };
  } catch (error) {
    if (!(error instanceof FetchError) || signal?.aborted) throw error;
    return { entries: [], problem: error.message };
  }
}

function parseLocation(location: string): string | null {
  const url = location.length <= MAX_URL_LENGTH ? URL.parse(location) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  url.hash = '';
  return url.href;
}

/** The registrable domain, or the host where it has none, as an IP address. */
const domainOf = (url: string): string =>
  getDomain(url, { allowPrivateDomains: false }) ?? new URL(url).hostname;

/** Dates of the sitemap protocol: `2026`, `2026-01`, `2026-01-31` or with a time. */
function parseDate(text: string): Date | null {
  if (!/^\d{4}(-\d\d(-\d\d([T ]\d\d:\d\d.*)?)?)?$/.test(text)) return null;
  const date = new Date(text.replace(' ', 'T'));
  return Number.isNaN(date.getTime()) ? null : date;
}
