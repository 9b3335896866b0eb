import type { Db } from '../../db/client.ts';
import { conflict, notFound, rateLimited } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { PermanentFailure, TemporaryFailure } from '../../platforms/failures.ts';
import type { Platform } from '../../platforms/platform.ts';
import type { Platforms } from '../../platforms/registry.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { Viewer } from '../accounts/model.ts';
import type { PlatformCheck, PlatformState } from './model.ts';
import { findProblem, listHealth, saveHealth } from './store.ts';

/** The shortest question there is to an answer. */
const QUESTION = 'Please answer with the word “yes”.';
/** Somebody is waiting in front of a screen. */
const PATIENCE_MS = 60_000;
/** A good reply is taken as good for so long. */
const GOOD_FOR_MS = 60_000;
const ACCOUNT_LIMIT = { count: 20, seconds: 3_600 };
const PLATFORM_LIMIT = { count: 30, seconds: 3_600 };

/** The platforms of this server and how they are. */
export interface PlatformsService {
  list(): Promise<PlatformState[]>;
  /**
   * Asks a platform one tiny question. Anybody who is signed in may: it costs little and is limited by account and
   * platform.
   * @throws NOT_FOUND for a key nobody knows; CONFLICT for a platform that cannot be asked; RATE_LIMITED
   */
  check(viewer: Viewer, key: string): Promise<PlatformCheck>;
  /** Notes what a question told of the platform's settings; null: they are good. For callers inside the server. */
  note(key: string, problem: string | null): Promise<void>;
  /** Why the platform's settings have been refused since an instant (ISO 8601); null where they have not. */
  problemSince(key: string, since: string): Promise<string | null>;
}

/** What the service needs. */
export interface PlatformsDeps {
  db: Db;
  platforms: Platforms;
  rateLimiter: RateLimiter;
  clock: Clock;
}

export function createPlatformsService({
  db,
  platforms,
  rateLimiter,
  clock,
}: PlatformsDeps): PlatformsService {
  async function list(): Promise<PlatformState[]> {
    const health = await listHealth(db);
    return platforms.all().map((platform) => ({ ...platform, health: health.get(platform.key) ?? null }));
  }

  async function find(key: string): Promise<PlatformState> {
    const platform = (await list()).find((each) => each.key === key);
    if (!platform) throw notFound('This server knows no such platform.', 'key');
    return platform;
  }

  async function count(key: string, limit: typeof ACCOUNT_LIMIT, whose: string): Promise<void> {
    const { allowed, resetsIn } = await rateLimiter.consume(key, limit);
    if (allowed) return;
    const minutes = Math.ceil(resetsIn / 60);
    throw rateLimited(
      `${whose} at most ${limit.count} times an hour. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
      resetsIn,
    );
  }

  const note: PlatformsService['note'] = (key, problem) =>
    saveHealth(db, key, {
      healthy: problem === null,
      reason: problem,
      checkedAt: clock().toISOString(),
    });

  return {
    list,
    note,
    problemSince: (key, since) => findProblem(db, key, since),
    async check(viewer, key) {
      const platform = await find(key);
      if (platform.status === 'simulated') return { platform, problem: null };
      const asked = platforms.get(key);
      if (!asked) throw conflict(`${platform.name} cannot be asked. ${platform.reason ?? ''}`.trim(), 'key');
      const { health } = platform;
      const age = health?.healthy
        ? clock().getTime() - Date.parse(health.checkedAt)
        : Number.POSITIVE_INFINITY;
      if (age < GOOD_FOR_MS) return { platform, problem: null };
      await count(`check:account:${viewer.userId}`, ACCOUNT_LIMIT, 'You may check platforms');
      await count(`check:platform:${key}`, PLATFORM_LIMIT, `${platform.name} is checked`);

      const failure = await failureOf(asked);
      // What may heal by itself says nothing of the settings, and would be stale in a minute.
      if (failure === null || failure.lasts) {
        const reason = failure?.problem ?? null;
        await note(key, reason);
      }
      return { platform: await find(key), problem: failure?.problem ?? null };
    },
  };
}

/** Why the platform does not answer, and whether only other settings help; null when it does. */
async function failureOf(platform: Platform): Promise<{ problem: string; lasts: boolean } | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    await platform.ask(QUESTION, { signal });
    return null;
  } catch (error) {
    if (signal.aborted) {
      return {
        problem: `${platform.name} did not answer within ${PATIENCE_MS / 1000} seconds.`,
        lasts: false,
      };
    }
    if (error instanceof PermanentFailure) return { problem: error.message, lasts: error.misconfigured };
    if (error instanceof TemporaryFailure) return { problem: error.message, lasts: false };
    throw error;
  }
}
