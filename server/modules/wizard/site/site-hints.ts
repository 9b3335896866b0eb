import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { FetchError, type PublicFetchOptions, publicFetch } from '../../../net/public-fetch.ts';
import { describePage } from './page-description.ts';

/** How public addresses are recognised and resolved; replaced in tests, which have none. */
export type SiteAccess = Pick<PublicFetchOptions, 'resolve' | 'isPublic' | 'defaultPortsOnly' | 'timeoutMs'>;

/** What a company’s home page says of it. */
export interface SiteHints {
  /**
   * Reads a home page, or returns the result of some minutes ago; concurrent calls share one request.
   * Never throws: a page that cannot be read gives no hints.
   * @param origin `https://host`; only its start page is asked
   * @param mayAsk called before a fetch: whether another page may be fetched
   * @returns at most 500 characters; null when the page cannot be read or says nothing
   */
  of(origin: string, mayAsk: () => Promise<boolean>): Promise<string | null>;
}

/** Home pages are far smaller, and the hints are in their head. */
const MAX_BYTES = 512 * 1024;
const MAX_REDIRECTS = 4;
const REMEMBERED_PAGES = 500;
const REMEMBERED_MS = 10 * 60_000;

export const PUBLIC_SITES: SiteAccess = { defaultPortsOnly: true, timeoutMs: 5_000 };

/** Reads pages that visitors name: public addresses only, by the guard of `publicFetch`. Nothing is stored. */
export function createSiteHints({
  access,
  log,
}: {
  access: SiteAccess;
  log: Pick<Logger, 'debug' | 'info' | 'warn'>;
}): SiteHints {
  const remembered = new LRUCache<string, Promise<string | null>>({
    max: REMEMBERED_PAGES,
    ttl: REMEMBERED_MS,
  });

  async function read(origin: string): Promise<string | null> {
    try {
      const { status, headers, body } = await publicFetch(`${origin}/`, {
        ...access,
        allowPrivate: false,
        allowHttp: true,
        maxBytes: MAX_BYTES,
        maxRedirects: MAX_REDIRECTS,
        headers: { accept: 'text/html', 'accept-language': 'en,*;q=0.5' },
      });
      const type = headers.get('content-type') ?? '';
      if (status !== 200 || !/^\s*(text\/html|application\/xhtml\+xml)\b/i.test(type)) return null;
      return describePage(body, type);
    } catch (error) {
      // Which address it was is the visitor’s matter, that one was refused is the operator’s.
      if (!(error instanceof FetchError)) log.warn({ err: error }, 'a home page could not be read');
      else if (error.refused) log.info({ reason: error.message }, 'a home page was refused');
      else log.debug({ reason: error.message }, 'a home page could not be read');
      return null;
    }
  }

  return {
    async of(origin, mayAsk) {
      const known = remembered.get(origin);
      if (known) return known;
      if (!(await mayAsk())) return null;
      // Another call may have started the request meanwhile.
      const asked = remembered.get(origin) ?? read(origin);
      remembered.set(origin, asked);
      return asked;
    },
  };
}
