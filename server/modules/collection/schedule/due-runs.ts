import pLimit from 'p-limit';
import { platformName } from '../../../platforms/names.ts';
import { canBeAsked } from '../../../platforms/registry.ts';
import { withSimulatedPlatforms } from '../../../platforms/simulator/simulator.ts';
import { countDone, type Run } from '../model.ts';
import { endRun } from '../runs/end.ts';
import { prepareRun } from '../runs/prepare.ts';
import { startRun, storeSkippedRun } from '../runs/start.ts';
import { listRunningRuns } from '../runs/store.ts';
import type { RunDeps } from '../settings/service.ts';
import { listScheduledAccounts } from '../settings/store.ts';
import { dueDay } from './schedule.ts';

/** A run that takes longer has lost an item and would never end. */
const MAX_RUN_MS = 24 * 3_600_000;

/** Runs that are started side by side: each waits for the database most of its time. */
const STARTED_AT_ONCE = 4;

/** Starts the due scheduled runs. Several servers may do so at once: the database lets each day's run start once. */
export async function startDueRuns(deps: RunDeps): Promise<void> {
  const now = deps.clock();
  const limit = pLimit(STARTED_AT_ONCE);
  await limit.map(await listScheduledAccounts(deps.db), async ({ userId, latestDay, ...schedule }) => {
    const day = dueDay(userId, schedule, now);
    if (day === null || (latestDay !== null && latestDay >= day)) return;
    try {
      await startScheduledRun(deps, userId, day);
    } catch (error) {
      deps.log.error({ err: error, userId }, 'starting a scheduled run failed');
    }
  });
}

async function startScheduledRun(deps: RunDeps, userId: string, scheduledFor: string): Promise<void> {
  const prepared = await prepareRun(deps, userId, {});
  // A manual run is going on; the next check may find it ended.
  if (prepared.obstacle?.kind === 'busy') return;
  if (prepared.obstacle) await storeSkippedRun(deps, userId, prepared, scheduledFor);
  else await startRun(deps, userId, prepared, { trigger: 'schedule', scheduledFor });
}

/** Ends runs that cannot end by themselves: a platform is no longer configured, or an item was lost. */
export async function endStrandedRuns(deps: RunDeps): Promise<void> {
  for (const run of await listRunningRuns(deps.db)) {
    const reason = findStrandedReason(deps, run);
    if (reason !== null) await endRun(deps, run, { status: 'stopped', reason });
  }
}

function findStrandedReason({ platforms, clock, isDemoAccount }: RunDeps, run: Run): string | null {
  const all = isDemoAccount(run.userId) ? withSimulatedPlatforms(platforms.all()) : platforms.all();
  const askable = all.filter(canBeAsked).map(({ key }) => key);
  if (clock().getTime() - Date.parse(run.startedAt) > MAX_RUN_MS) return 'It was not done within a day.';
  for (const row of run.platforms) {
    if (countDone(row) < row.planned && !askable.includes(row.platform)) {
      return `${platformName(row.platform)} is not set up on this server any more.`;
    }
  }
  return null;
}
