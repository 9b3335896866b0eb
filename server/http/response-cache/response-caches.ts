import type { AccountRevisions } from './account-revisions.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import type { StoredReply } from './stored-reply.ts';

/** Keeps replies as they are sent. */
export type ScreenCache = ResponseCache<StoredReply>;
/** Keeps their data as JSON. */
export type SharedViewCache = ResponseCache<{ body: Buffer }>;

/** Replies to people who signed in, and what share links show: each has its own memory. */
export interface ResponseCaches extends Pick<ScreenCache, 'bytes' | 'counts'> {
  screens: ScreenCache;
  sharedViews: SharedViewCache;
}

/**
 * Whoever has a share link may send any number of different queries, so what they are sent has a quarter of the memory and
 * pushes out no screen.
 * @param maxBytes held at most, 0: nothing is stored
 */
export function createResponseCaches(revisions: AccountRevisions, maxBytes: number): ResponseCaches {
  const forViews = Math.floor(maxBytes / 4);
  const sharedViews: SharedViewCache = createResponseCache(revisions, forViews);
  const screens: ScreenCache = createResponseCache(revisions, maxBytes - forViews);
  return {
    screens,
    sharedViews,
    bytes: () => screens.bytes() + sharedViews.bytes(),
    get counts() {
      return {
        hits: screens.counts.hits + sharedViews.counts.hits,
        misses: screens.counts.misses + sharedViews.counts.misses,
      };
    },
  };
}
