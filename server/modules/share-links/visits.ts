import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { addDays, utcDay } from '../../lib/days.ts';
import { enforceLimit } from '../../rate-limit/enforce-limit.ts';
import type { RateLimit, RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { visitorKey } from '../../rate-limit/visitor-key.ts';
import { hashLinkToken, isLinkToken } from './link-token.ts';
import type { StoredLink } from './model.ts';
import { addOpen, findLive } from './store.ts';

interface Deps {
  db: Db;
  rateLimiter: RateLimiter;
  clock: Clock;
}

/** Requests of one visitor, and of all visitors of one link. */
const OF_VISITOR: RateLimit = { count: 120, seconds: 60 };
const OF_LINK: RateLimit = { count: 600, seconds: 60 };
/** Opens of one link from one visitor's address that are counted; an office may share an address. */
const COUNTED_OPENS: RateLimit = { count: 30, seconds: 3600 };
/** Days by which opens are listed. */
export const OPEN_DAYS = 30;

/** What a share link's visitors do. A token is the only thing that they are known by. */
export function createVisits({ db, rateLimiter, clock }: Deps) {
  const findByToken = (token: string): Promise<StoredLink | null> =>
    isLinkToken(token) ? findLive(db, hashLinkToken(token), clock().toISOString()) : Promise.resolve(null);

  const limitVisitor = (ip: string) =>
    enforceLimit(
      rateLimiter,
      `shared-visitor:${visitorKey(ip)}`,
      OF_VISITOR,
      `Shared pages can be loaded ${OF_VISITOR.count} times a minute.`,
    );

  return {
    /**
     * The link of a token; null for one that is unknown, expired or revoked.
     * @throws RATE_LIMITED
     */
    async open(ip: string, token: string): Promise<StoredLink | null> {
      await limitVisitor(ip);
      const link = await findByToken(token);
      if (!link) return null;
      await enforceLimit(
        rateLimiter,
        `shared-link:${link.id}`,
        OF_LINK,
        'Too many people are opening this page at the moment.',
      );
      return link;
    },

    /** Whether a token is of a live link. */
    isLive: async (token: string): Promise<boolean> => (await findByToken(token)) !== null,

    /** Counts an open, if the link is live. @throws RATE_LIMITED */
    async countOpen(ip: string, token: string): Promise<void> {
      await limitVisitor(ip);
      const link = await findByToken(token);
      if (!link) return;
      const { allowed } = await rateLimiter.consume(
        `shared-open:${link.id}:${visitorKey(ip)}`,
        COUNTED_OPENS,
      );
      if (!allowed) return;
      const now = clock();
      const day = utcDay(now);
      await addOpen(db, link, { now: now.toISOString(), day, oldest: addDays(day, 1 - OPEN_DAYS) });
    },
  };
}
