import { randomUUIDv7 } from 'node:crypto';
import { askQueue, type CollectionDeps } from '../deps.ts';
import type { RunTrigger } from '../model.ts';
import type { PreparedRun } from './prepare.ts';
import { insertRun } from './store.ts';

/** What one job of the ask queues holds. */
export interface AskJob {
  userId: string;
  runId: string;
  promptId: string;
  platform: string;
  /** UTC day of the measurement's key. */
  day: string;
  sample: number;
  /** From 1. */
  attempt: number;
}

const CHUNK = 1000;

/**
 * Stores the run and its questions as jobs, all or nothing.
 * @returns the run's id; null when one is going on, or the day's scheduled one was started already
 */
export async function startPrepared(
  deps: CollectionDeps,
  userId: string,
  prepared: PreparedRun,
  { trigger, scheduledFor }: { trigger: RunTrigger; scheduledFor: string | null },
): Promise<string | null> {
  const id = randomUUIDv7();
  const { day, samples, prompts, asks, platforms } = prepared;
  await Promise.all(platforms.map(({ platform }) => deps.jobs.prepare(askQueue(platform))));
  return deps.db.transaction(async (tx) => {
    await deps.accounts.lock(tx, userId);
    const inserted = await insertRun(tx, userId, {
      id,
      trigger,
      status: 'running',
      reason: null,
      day,
      scheduledFor,
      samples,
      prompts,
      startedAt: deps.clock().toISOString(),
      platforms: platforms.map(({ platform, asks: planned, cost }) => ({
        platform,
        planned,
        estimatedCost: cost,
      })),
    });
    if (!inserted) return null;
    for (const { platform } of platforms) {
      const jobs = asks
        .filter((ask) => ask.platform === platform)
        .map((ask, index) => ({
          data: { userId, runId: id, day, attempt: 1, ...ask } satisfies AskJob,
          // Runs of several accounts take turns: the tenth question of one goes before the eleventh of another.
          priority: -index,
        }));
      for (let from = 0; from < jobs.length; from += CHUNK) {
        await deps.jobs.sendAll(askQueue(platform), jobs.slice(from, from + CHUNK), { tx });
      }
    }
    return id;
  });
}

/** Notes that a scheduled run could not, or need not, ask anything. */
export async function noteUnstarted(
  deps: CollectionDeps,
  userId: string,
  prepared: PreparedRun,
  scheduledFor: string,
): Promise<void> {
  await deps.runEnded?.prepare();
  const id = randomUUIDv7();
  await deps.db.transaction(async (tx) => {
    await deps.accounts.lock(tx, userId);
    const needless = prepared.obstacle?.kind === 'nothing-left';
    const noted = await insertRun(tx, userId, {
      id,
      trigger: 'schedule',
      status: needless ? 'finished' : 'stopped',
      reason: prepared.obstacle?.message ?? null,
      day: prepared.day,
      scheduledFor,
      samples: prepared.samples,
      prompts: prepared.prompts,
      startedAt: deps.clock().toISOString(),
      platforms: [],
    });
    if (noted) await deps.runEnded?.tell(tx, userId, id);
  });
}
