import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';

/** How often something may be done in a window. */
export interface RateLimit {
  count: number;
  seconds: number;
  /** Windows begin at multiples of their length, as UTC days do; by default a window begins with the first use. */
  aligned?: boolean;
}

export interface RateLimitState extends RateLimit {
  allowed: boolean;
  remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  resetsIn: number;
}

/** Counts uses against limits. The counters are in the database, so that all servers share them. */
export interface RateLimiter {
  /** @param key what is limited and whose it is, such as `token:<id>` */
  consume(key: string, limit: RateLimit): Promise<RateLimitState>;
  /** Seconds until the window of a used-up limit ends; 0 while uses are left. Counts nothing. */
  secondsBlocked(key: string, limit: RateLimit): Promise<number>;
  /** Removes every counter whose window is over. Opening a window removes only some of them. */
  removeExpired(): Promise<void>;
}

/** At most so many in a UTC day. */
export const perDay = (count: number): RateLimit => ({ count, seconds: 86_400, aligned: true });

/** Counters deleted by one statement. */
const SWEEP_SIZE = 100;

export function createRateLimiter(db: Db, clock: Clock): RateLimiter {
  return {
    async consume(key, limit) {
      const now = clock();
      const time = now.toISOString();
      const [counter] = await rows<{ used: number; resetsIn: number }>(
        db,
        sql`insert into sightline.rate_limit as r (key, used, ends_at)
            values (${key}, 1, ${windowEnd(now, limit)}::timestamptz)
            on conflict (key) do update set
              used = case when r.ends_at <= ${time}::timestamptz then 1 else r.used + 1 end,
              ends_at = case when r.ends_at <= ${time}::timestamptz then excluded.ends_at else r.ends_at end
            returning used, ceil(extract(epoch from ends_at - ${time}::timestamptz))::int as "resetsIn"`,
      );
      if (!counter) throw new Error('The rate limit counter was not stored.');
      const { used, resetsIn } = counter;
      if (used === 1) await deleteExpired(db, time);
      return {
        ...limit,
        allowed: used <= limit.count,
        remaining: Math.max(0, limit.count - used),
        resetsIn: Math.max(1, resetsIn),
      };
    },

    async secondsBlocked(key, { count }) {
      const time = clock().toISOString();
      const [counter] = await rows<{ seconds: number }>(
        db,
        sql`select ceil(extract(epoch from ends_at - ${time}::timestamptz))::int as seconds
            from sightline.rate_limit
            where key = ${key} and used >= ${count} and ends_at > ${time}::timestamptz`,
      );
      return counter?.seconds ?? 0;
    },

    async removeExpired() {
      const time = clock().toISOString();
      while ((await deleteExpired(db, time)) === SWEEP_SIZE);
    },
  };
}

function windowEnd(now: Date, { seconds, aligned }: RateLimit): string {
  const length = seconds * 1000;
  const start = aligned ? now.getTime() - (now.getTime() % length) : now.getTime();
  return new Date(start + length).toISOString();
}

/** @returns how many counters were removed */
async function deleteExpired(db: Db, time: string): Promise<number> {
  const deleted = await rows(
    db,
    sql`delete from sightline.rate_limit where key in (
          select key from sightline.rate_limit where ends_at <= ${time}::timestamptz
          order by ends_at limit ${SWEEP_SIZE} for update skip locked) returning key`,
  );
  return deleted.length;
}
