import type { Db } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';
import { countUse, dropWindowsBefore, dropWindowsOf } from './store.ts';

/** How much of something is allowed in each window. */
export interface Limit {
  count: number;
  /** Length of a window, up to LONGEST_SECONDS. */
  seconds: number;
}

/** What is left of an allowance after a use was counted. */
export interface Allowance extends Limit {
  /** Whether this use was within the limit. */
  allowed: boolean;
  /** Uses left in this window. */
  remaining: number;
  /** Whole seconds until the next window, at least 1. */
  resetsIn: number;
}

/** Counts uses against limits; the counts lie in the database and hold for all servers together. */
export interface Limits {
  /**
   * Counts one use. Windows are fixed: they begin at multiples of their length, so around the turn of one up to twice
   * the limit may pass.
   * @param key what is limited and whose it is, such as `token:<id>`; one key is always counted in the same windows
   */
  use(key: string, limit: Limit): Promise<Allowance>;
  /** Removes all windows that began more than a day ago; without it they stay until somebody opens a new one. */
  tidy(): Promise<void>;
}

/** A day. */
export const LONGEST_SECONDS = 86_400;

export function createLimits(db: Db, clock: Clock): Limits {
  return {
    async use(key, limit) {
      if (limit.seconds > LONGEST_SECONDS) throw new RangeError('A window is at most a day long.');
      const now = clock().getTime();
      const length = limit.seconds * 1000;
      const start = now - (now % length);
      const startsAt = new Date(start).toISOString();
      const used = await countUse(db, key, startsAt);
      // Whoever opens a window removes old ones, so the table stays as small as its traffic.
      if (used === 1) {
        await dropWindowsOf(db, key, startsAt);
        await dropWindowsBefore(db, dayBefore(now));
      }
      return {
        ...limit,
        allowed: used <= limit.count,
        remaining: Math.max(0, limit.count - used),
        resetsIn: Math.max(1, Math.ceil((start + length - now) / 1000)),
      };
    },

    async tidy() {
      const moment = dayBefore(clock().getTime());
      while ((await dropWindowsBefore(db, moment)) > 0);
    },
  };
}

const dayBefore = (now: number) => new Date(now - LONGEST_SECONDS * 1000).toISOString();
