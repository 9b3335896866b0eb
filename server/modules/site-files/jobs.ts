import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/queue.ts';
import { findDueAccounts, insertCheck, updateCheck } from './check-store.ts';
import type { SiteFilesDeps } from './deps.ts';
import { CHECK_SITE, START_CHECKS } from './queues.ts';
import { type CheckJob, runCheck } from './run-check.ts';

const checkJob = z.object({ userId: z.uuid(), checkId: z.uuid() });
const PAGE_SIZE = 500;

export function siteFileJobs(deps: SiteFilesDeps): JobHandler[] {
  const checking: JobHandler<CheckJob> = {
    queue: CHECK_SITE,
    schema: checkJob,
    retries: 1,
    retryDelay: 60,
    concurrency: 2,
    async run(data, { signal, last }) {
      try {
        await runCheck(deps, data, signal);
      } catch (error) {
        if (last && !signal.aborted) {
          await updateCheck(deps.db, data.userId, data.checkId, { status: 'failed', endedAt: deps.clock() });
        }
        throw error;
      }
    },
  };
  const starting: JobHandler = {
    queue: START_CHECKS,
    schema: z.object({}),
    retries: 1,
    retryDelay: 60,
    cron: '41 * * * *',
    run: () => startDueChecks(deps),
  };
  return [checking, starting] as JobHandler[];
}

/** Starts the daily checks of this hour, without links. */
async function startDueChecks(deps: SiteFilesDeps): Promise<void> {
  const now = deps.clock();
  for (let after: string | null = null; ; ) {
    const userIds = await findDueAccounts(deps.db, { now, hour: now.getUTCHours(), after, limit: PAGE_SIZE });
    for (const userId of userIds) {
      if (deps.isDemoAccount(userId) || deps.accounts.viewFor(userId) === 'fund') continue;
      await startCheck(deps, userId, { withLinks: false, startedBy: null });
    }
    after = userIds.at(-1) ?? null;
    if (userIds.length < PAGE_SIZE) return;
  }
}

/** Stores a check and queues its job. */
export async function startCheck(
  { db, jobs, clock }: SiteFilesDeps,
  userId: string,
  { withLinks, startedBy }: { withLinks: boolean; startedBy: string | null },
): Promise<void> {
  await jobs.prepare(CHECK_SITE);
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await insertCheck(tx, userId, { id, withLinks, startedBy, startedAt: clock().toISOString() });
    await jobs.send(CHECK_SITE, { userId, checkId: id }, { tx });
  });
}
