import { z } from 'zod';
import type { JobHandler } from '../../jobs/queue.ts';
import type { PagesDeps } from './deps.ts';
import { READ_PAGE, READ_RUN, START_DAILY } from './queues.ts';
import { endFailedRun, readOnePage } from './runs/read-one.ts';
import { readRun } from './runs/read-run.ts';
import { startDailyRuns } from './runs/start-run.ts';

const run = z.object({ userId: z.uuid(), runId: z.uuid() });
const page = z.object({ userId: z.uuid(), pageId: z.guid() });

export function pageJobs(deps: PagesDeps): JobHandler[] {
  const reading: JobHandler<z.infer<typeof run>> = {
    queue: READ_RUN,
    schema: run,
    retries: 3,
    retryDelay: 30,
    concurrency: 2,
    async run(data, { signal, last }) {
      try {
        await readRun(deps, data, signal);
      } catch (error) {
        if (last && !signal.aborted) await endFailedRun(deps, data);
        throw error;
      }
    },
  };
  const readingOne: JobHandler<z.infer<typeof page>> = {
    queue: READ_PAGE,
    schema: page,
    retries: 1,
    retryDelay: 10,
    run: (data, { signal }) => readOnePage(deps, data, signal),
  };
  const starting: JobHandler = {
    queue: START_DAILY,
    schema: z.object({}),
    retries: 1,
    retryDelay: 60,
    cron: '7 * * * *',
    run: () => startDailyRuns(deps),
  };
  return [reading, readingOne, starting] as JobHandler[];
}
