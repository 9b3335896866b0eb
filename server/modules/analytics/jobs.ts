import { z } from 'zod';
import { inBackground } from '../../db/embedded/background.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import type { AnalyticsDeps } from './deps.ts';
import { READ_ALL_ANALYTICS, READ_ANALYTICS } from './queues.ts';
import { readAnalytics } from './read.ts';
import { listConnected, listWithFigures, removeOldDays } from './store.ts';

const account = z.object({ userId: z.uuid() });

export function analyticsJobs(deps: AnalyticsDeps): JobHandler[] {
  const { db, accounts, clock, config, jobs } = deps;
  const reading: JobHandler<z.infer<typeof account>> = {
    ...{ queue: READ_ANALYTICS, schema: account, retries: 1, retryDelay: 300, concurrency: 2 },
    run: ({ userId }, { signal }) => readAnalytics(deps, userId, signal),
  };
  const readingAll: JobHandler = {
    // After midnight everywhere that Google's day has ended.
    ...{ queue: READ_ALL_ANALYTICS, schema: z.object({}), retries: 0, retryDelay: 60, cron: '20 12 * * *' },
    async run(_data, { signal }) {
      for (const userId of await listWithFigures(db)) {
        signal.throwIfAborted();
        await inBackground(() =>
          db.transaction(async (tx) => {
            await accounts.lock(tx, userId);
            await removeOldDays(tx, userId, clock(), config.visitRetentionDays);
          }),
        );
      }
      for (const userId of await listConnected(db)) {
        await jobs.send(READ_ANALYTICS, { userId }, { singletonKey: userId });
      }
    },
  };
  return [reading, readingAll] as JobHandler[];
}
