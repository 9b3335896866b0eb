import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { DAY_MS } from '../../../lib/days.ts';
import type { PagesDeps } from '../deps.ts';
import { READ_RUN } from '../queues.ts';
import { findLatestRun, insertRun, listDailyReaders, type StoredRun } from './run-store.ts';

export const isRunning = (run: Pick<StoredRun, 'endedAt'> | null) => run !== null && run.endedAt === null;

interface RunToStart {
  userId: string;
  startedBy: string | null;
  /** Reads the pages that answers to it cite, and none that only others cite. */
  promptId?: string | null;
  limit: number;
}

/**
 * Starts a run unless one is under way. The account is locked.
 * @returns false when one is under way
 */
export async function startRun(
  { jobs, clock }: PagesDeps,
  tx: Db,
  { userId, startedBy, promptId = null, limit }: RunToStart,
): Promise<boolean> {
  if (isRunning(await findLatestRun(tx, userId))) return false;
  const id = randomUUID();
  await insertRun(tx, { userId, id, startedBy, startedAt: clock().toISOString(), promptId, limit });
  await jobs.send(READ_RUN, { userId, runId: id }, { tx });
  return true;
}

/** A run a little early is better than one an hour late. */
const ALMOST_A_DAY_MS = DAY_MS - 30 * 60_000;

/** Starts the daily runs that are due, each account's in an hour of its own. */
export async function startDailyRuns(deps: PagesDeps): Promise<void> {
  const { db, accounts, jobs, clock } = deps;
  const now = clock();
  await jobs.prepare(READ_RUN);
  for (const { userId, pagesPerDay, latest } of await listDailyReaders(db)) {
    const sinceLatest = latest === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(latest);
    if (sinceLatest < ALMOST_A_DAY_MS) continue;
    // After a day without a worker it does not wait for its hour.
    if (sinceLatest < 2 * DAY_MS && hourOf(userId) !== now.getUTCHours()) continue;
    await db
      .transaction(async (tx) => {
        await accounts.lock(tx, userId);
        await startRun(deps, tx, { userId, startedBy: null, limit: pagesPerDay });
      })
      .catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
      });
  }
}

const hourOf = (userId: string) => Number.parseInt(userId.slice(0, 8), 16) % 24;
