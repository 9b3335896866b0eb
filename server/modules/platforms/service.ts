import type { Db } from '../../db/client.ts';
import { conflict, notFound } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { PermanentFailure, TemporaryFailure } from '../../platforms/failures.ts';
import type { Platform } from '../../platforms/platform.ts';
import type { Platforms } from '../../platforms/registry.ts';
import { enforceLimit } from '../../rate-limit/enforce-limit.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { Viewer } from '../accounts/model.ts';
import type { PlatformCheck, PlatformState } from './model.ts';
import { findProblem, listHealth, saveHealth } from './store.ts';

/** A question with a short answer. */
const CHECK_QUESTION = 'Please answer with the word “yes”.';
/** Someone waits in front of a screen. */
const CHECK_TIMEOUT_MS = 60_000;
/** A platform that answered within this time is not asked again. */
const HEALTHY_FOR_MS = 60_000;
const ACCOUNT_LIMIT = { count: 20, seconds: 3_600 };
const PLATFORM_LIMIT = { count: 30, seconds: 3_600 };

export interface PlatformsService {
  list(): Promise<PlatformState[]>;
  /**
   * Asks a platform a short question. Every signed-in user may do so: it costs little and has limits by account and
   * platform.
   * @throws NOT_FOUND for an unknown key; CONFLICT for a platform that cannot be asked; RATE_LIMITED
   */
  check(viewer: Viewer, key: string): Promise<PlatformCheck>;
  /** Stores what a question showed about the platform's settings; null: they work. */
  note(key: string, problem: string | null): Promise<void>;
  /** Why the platform's settings have been refused since an instant (ISO 8601), or null. */
  problemSince(key: string, since: string): Promise<string | null>;
  /** Why platforms' settings are refused, by key; platforms that work are missing. */
  problems(): Promise<Map<string, string>>;
}

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

  const count = (key: string, limit: typeof ACCOUNT_LIMIT, whose: string) =>
    enforceLimit(rateLimiter, key, limit, `${whose} at most ${limit.count} times an hour.`);

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
    problems: async () =>
      new Map([...(await listHealth(db))].flatMap(([key, { reason }]) => (reason ? [[key, reason]] : []))),
    async check(viewer, key) {
      const state = await find(key);
      if (state.status === 'simulated') return { platform: state, problem: null };
      const platform = platforms.get(key);
      if (!platform) throw conflict(`${state.name} cannot be asked on this server.`, 'key');
      const { health } = state;
      if (health?.healthy && clock().getTime() - Date.parse(health.checkedAt) < HEALTHY_FOR_MS) {
        return { platform: state, problem: null };
      }
      await count(`check:account:${viewer.userId}`, ACCOUNT_LIMIT, 'You may check platforms');
      await count(`check:platform:${key}`, PLATFORM_LIMIT, `${state.name} is checked`);

      const { problem, isTemporary } = await askOnce(platform);
      // A temporary failure says nothing about the settings.
      if (!isTemporary) await note(key, problem);
      return { platform: await find(key), problem };
    },
  };
}

/** @returns why the platform did not answer, or null; `isTemporary`: not because of its settings */
async function askOnce(platform: Platform): Promise<{ problem: string | null; isTemporary: boolean }> {
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  try {
    await platform.ask(CHECK_QUESTION, { signal });
    return { problem: null, isTemporary: false };
  } catch (error) {
    if (signal.aborted) {
      const seconds = CHECK_TIMEOUT_MS / 1000;
      return { problem: `${platform.name} did not answer within ${seconds} seconds.`, isTemporary: true };
    }
    if (error instanceof PermanentFailure) {
      return { problem: error.message, isTemporary: !error.misconfigured };
    }
    if (error instanceof TemporaryFailure) return { problem: error.message, isTemporary: true };
    throw error;
  }
}
