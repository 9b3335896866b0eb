import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import type { IncomingAnswer } from '../../answers/model.ts';
import type { CollectionDeps } from '../deps.ts';
import { type ItemJob, queueOf } from '../items/item-job.ts';
import { addToCounts, NO_COUNTS } from '../items/store.ts';
import type { RunTrigger } from '../model.ts';
import type { PreparedRun } from './prepare.ts';
import { insertRun, type NewRun } from './store.ts';

/** Jobs sent in one statement. */
const BATCH_SIZE = 1000;

/**
 * Stores a run and its items' jobs in one transaction.
 * @param scheduledFor the local day of a scheduled run
 * @returns the run's id; null when a run is going on, or the day's scheduled run exists
 */
export async function startRun(
  deps: CollectionDeps,
  userId: string,
  prepared: PreparedRun,
  { trigger, scheduledFor }: { trigger: RunTrigger; scheduledFor: string | null },
): Promise<string | null> {
  const id = randomUUIDv7();
  const { day, samples, prompts, items, platforms } = prepared;
  const queues = platforms.map(({ platform }) => queueOf(deps, { userId, platform }));
  await Promise.all([...new Set(queues)].map((queue) => deps.jobs.prepare(queue)));
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
      const jobs = items
        .filter((item) => item.platform === platform)
        .map((item): ItemJob => ({ userId, runId: id, day, attempt: 1, ...item }));
      await sendJobs(deps, tx, queueOf(deps, { userId, platform }), jobs);
    }
    return id;
  });
}

async function sendJobs(
  { jobs: queue }: CollectionDeps,
  tx: Db,
  name: string,
  jobs: readonly ItemJob[],
): Promise<void> {
  // Runs of several accounts take turns: the tenth question of one goes before the eleventh of another.
  const prioritized = jobs.map((data, index) => ({ data, priority: -index }));
  for (let from = 0; from < jobs.length; from += BATCH_SIZE) {
    await queue.sendAll(name, prioritized.slice(from, from + BATCH_SIZE), { tx });
  }
}

/** Stores a scheduled run that could not start, or had nothing to ask, as ended. */
export async function storeSkippedRun(
  deps: CollectionDeps,
  userId: string,
  { obstacle, day, samples, prompts }: PreparedRun,
  scheduledFor: string,
): Promise<void> {
  await deps.runEnded.prepare();
  const id = randomUUIDv7();
  await deps.db.transaction(async (tx) => {
    await deps.accounts.lock(tx, userId);
    const inserted = await insertRun(tx, userId, {
      id,
      trigger: 'schedule',
      status: obstacle?.kind === 'nothing-left' ? 'finished' : 'stopped',
      reason: obstacle?.message ?? null,
      day,
      scheduledFor,
      samples,
      prompts,
      startedAt: deps.clock().toISOString(),
      platforms: [],
    });
    if (inserted) await deps.runEnded.tell(tx, userId, id);
  });
}

/** A run in the past. */
export type EndedRun = Pick<NewRun, 'id' | 'day' | 'prompts' | 'startedAt'> & { finishedAt: string };

/**
 * Stores a scheduled run that has ended, with the counts of its answers, in the transaction that stores these. Its cost
 * is 0, and its answers were one per prompt and platform.
 */
export async function storeEndedRun(
  tx: Db,
  userId: string,
  run: EndedRun,
  answers: readonly IncomingAnswer[],
): Promise<void> {
  const byPlatform = [...Map.groupBy(answers, ({ platform }) => platform)];
  await insertRun(tx, userId, {
    ...run,
    trigger: 'schedule',
    status: 'finished',
    reason: null,
    scheduledFor: run.day,
    samples: 1,
    platforms: byPlatform.map(([platform, { length }]) => ({ platform, planned: length, estimatedCost: 0 })),
  });
  const counts = byPlatform.map(([platform, list]) => {
    const count = (status: IncomingAnswer['status']) =>
      list.filter((answer) => answer.status === status).length;
    return {
      ...NO_COUNTS,
      platform,
      answered: count('answered'),
      failed: count('failed'),
      refused: count('refused'),
      empty: count('empty'),
    };
  });
  await addToCounts(tx, { userId, id: run.id }, counts);
}
