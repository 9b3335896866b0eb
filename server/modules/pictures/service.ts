import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Config, isPublicSite } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import { DAY_MS } from '../../lib/days.ts';
import { enforceLimit } from '../../rate-limit/enforce-limit.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { visitorKey } from '../../rate-limit/visitor-key.ts';
import { deleteExpired, findPicture, savePicture } from './store.ts';

interface Deps {
  db: Db;
  config: Pick<Config, 'siteUrl'>;
  rateLimiter: RateLimiter;
  clock: Clock;
}

/** Chats fetch a picture again when somebody scrolls back. */
const KEPT_DAYS = 30;
/** Servers of a chat fetch for many people from few addresses. */
const OF_VISITOR = { count: 300, seconds: 600 };
const TOKEN = /^[\w-]{43}$/;
const EXPIRE = 'pictures-expire';

export type PicturesService = ReturnType<typeof createPicturesService>;

/** Pictures at an address that nobody can guess, for messages whose pictures cannot come with them. */
export function createPicturesService({ db, config, rateLimiter, clock }: Deps) {
  const expiring: JobHandler = {
    queue: EXPIRE,
    schema: z.object({}),
    retries: 2,
    retryDelay: 60,
    cron: '20 * * * *',
    run: () => deleteExpired(db, clock().toISOString()),
  };
  return {
    /**
     * Makes a picture available for 30 days; one of the same subject keeps its address.
     * @returns its address; null where others do not reach this server by https, so that no chat could fetch it
     */
    async publish(userId: string, subject: string, png: Buffer): Promise<string | null> {
      const { siteUrl } = config;
      if (!siteUrl?.startsWith('https:') || !isPublicSite(siteUrl)) return null;
      const token = await savePicture(db, {
        ...{ userId, subject, png },
        token: randomBytes(32).toString('base64url'),
        expiresAt: new Date(clock().getTime() + KEPT_DAYS * DAY_MS).toISOString(),
      });
      return `${siteUrl}/pictures/${token}.png`;
    },

    /** Without sign-in. @throws NOT_FOUND for an address that is unknown or has expired; RATE_LIMITED */
    async open(ip: string, token: string): Promise<Buffer> {
      await enforceLimit(
        rateLimiter,
        `picture:${visitorKey(ip)}`,
        OF_VISITOR,
        'Too many pictures were fetched from this address.',
      );
      const png = TOKEN.test(token) ? await findPicture(db, token, clock().toISOString()) : null;
      if (!png) throw notFound('There is no picture at this address.');
      return png;
    },

    jobs: [expiring],
  };
}
