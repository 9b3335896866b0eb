import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { JobHandler, JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import { accountsToDerive } from './outdated-store.ts';
import { DERIVE_STEPS, OUTDATED_STEPS } from './queues.ts';

/** Accounts queued at once; the others follow five minutes later. */
const MAX_ACCOUNTS = 500;

interface Deps {
  db: Db;
  clock: Clock;
  jobs: JobQueue;
  derive: (userId: string) => Promise<void>;
}

export function opportunityJobs({ db, clock, jobs, derive }: Deps): JobHandler[] {
  const storing: JobHandler<{ userId: string }> = {
    queue: DERIVE_STEPS,
    schema: z.object({ userId: z.uuid() }),
    retries: 3,
    retryDelay: 60,
    async run({ userId }) {
      try {
        await derive(userId);
      } catch (error) {
        // The account was deleted meanwhile.
        if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
      }
    },
  };
  const outdated: JobHandler = {
    queue: OUTDATED_STEPS,
    schema: z.object({}),
    retries: 0,
    retryDelay: 1,
    cron: '*/5 * * * *',
    async run() {
      for (const userId of await accountsToDerive(db, clock(), MAX_ACCOUNTS)) {
        await jobs.send(DERIVE_STEPS, { userId }, { singletonKey: userId });
      }
    },
  };
  return [storing, outdated] as JobHandler[];
}
