import { LRUCache } from 'lru-cache';
import { FetchError } from '../../../net/public-fetch.ts';
import { type Robots, robotsForStatus } from '../../../net/robots.ts';
import { getFollowing } from './get-following.ts';
import type { Web } from './web.ts';

const MAX_SITES = 2_000;
/** RFC 9309, 2.4: rules should not be used for more than a day. */
const KEPT_MS = 24 * 3_600_000;
const MAX_BYTES = 500 * 1024;
const TIMEOUT_MS = 10_000;

/** A site that gave no reply is asked again after this time. */
const KEPT_FAILURE_MS = 10 * 60_000;

/** The rules of sites for crawlers, from their robots.txt. */
export interface SiteRules {
  /**
   * The rules of a URL's site, at most a day old.
   * @throws FetchError when it gives no reply, and then nothing may be fetched; the signal's reason
   */
  of(url: string, signal: AbortSignal): Promise<Robots>;
}

export function createSiteRules(web: Web): SiteRules {
  const kept = new LRUCache<string, Promise<Robots>>({ max: MAX_SITES, ttl: KEPT_MS });
  return {
    of(url, signal) {
      const { origin } = new URL(url);
      const known = kept.get(origin);
      if (known) return known;
      const rules = fetchRules(web, `${origin}/robots.txt`, signal);
      kept.set(origin, rules);
      rules.catch((error: unknown) => {
        // An aborted request says nothing of the site.
        if (error instanceof FetchError) kept.set(origin, rules, { ttl: KEPT_FAILURE_MS });
        else kept.delete(origin);
      });
      return rules;
    },
  };
}

async function fetchRules(web: Web, url: string, signal: AbortSignal): Promise<Robots> {
  const { status, body } = await getFollowing(web, url, {
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    signal,
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw error;
  });
  return robotsForStatus(status, body, url);
}
