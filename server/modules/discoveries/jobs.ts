import { z } from 'zod';
import { DISCOVERY_METHOD } from '../../analysis/discovery/method.ts';
import { AppError } from '../../errors.ts';
import type { JobHandler, JobQueue } from '../../jobs/queue.ts';
import { UNFINISHED, UPDATE } from './queues.ts';
import { findUnfinished } from './state-store.ts';
import { updateDiscoveries } from './update.ts';
import type { UpdateDeps } from './update-context.ts';

const account = z.object({ userId: z.uuid() });

export function discoveryJobs(deps: UpdateDeps & { jobs: JobQueue }): JobHandler[] {
  const updating: JobHandler<z.infer<typeof account>> = {
    queue: UPDATE,
    schema: account,
    retries: 5,
    retryDelay: 30,
    async run({ userId }, { signal }) {
      try {
        await updateDiscoveries(deps, userId, signal);
      } catch (error) {
        // The account was deleted meanwhile.
        if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
      }
    },
  };
  const unfinished: JobHandler = {
    queue: UNFINISHED,
    schema: z.object({}),
    retries: 0,
    retryDelay: 1,
    cron: '*/5 * * * *',
    async run() {
      // With a key of its own: the other one's job is put off while answers keep arriving.
      for (const userId of await findUnfinished(deps.db, DISCOVERY_METHOD))
        await deps.jobs.send(UPDATE, { userId }, { singletonKey: `unfinished ${userId}` });
    },
  };
  return [updating, unfinished] as JobHandler[];
}
