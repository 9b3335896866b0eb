import { z } from 'zod';
import type { JobHandler } from '../../jobs/queue.ts';
import { canBeAsked } from '../../platforms/registry.ts';
import type { CollectionDeps } from './deps.ts';
import { askItem } from './items/ask-item.ts';
import { type ItemJob, itemJob, itemQueue } from './items/item-job.ts';
import { createRunsService, type RunsService } from './runs/service.ts';
import { endStrandedRuns, startDueRuns } from './schedule/due-runs.ts';
import type { RunDeps } from './settings/service.ts';
import { type CollectionSettingsService, createSettingsService } from './settings/service.ts';

/** Collecting answers: the settings of accounts, and their runs. */
export interface CollectionService {
  settings: CollectionSettingsService;
  runs: RunsService;
  jobs: JobHandler[];
  /** Day of the price table. */
  pricesOf: string;
}

export function createCollectionService(collectionDeps: CollectionDeps): CollectionService {
  const settings = createSettingsService(collectionDeps);
  const deps = { ...collectionDeps, settings };
  return {
    settings,
    runs: createRunsService(deps),
    jobs: collectionJobs(deps),
    pricesOf: deps.prices.asOf,
  };
}

/** The jobs of collecting: the items of each platform, and the schedule every minute. */
function collectionJobs(deps: RunDeps): JobHandler[] {
  const items = deps.platforms
    .all()
    .filter(canBeAsked)
    .map(
      ({ key, concurrency }): JobHandler<ItemJob> => ({
        queue: itemQueue(key),
        schema: itemJob,
        // For failures of this server, such as an unavailable database; those of a platform are counted in the job.
        retries: 5,
        retryDelay: 5,
        concurrency,
        run: (job, context) => askItem(deps, job, context),
      }),
    );
  const schedule: JobHandler = {
    queue: 'collection-tend',
    schema: z.object({}),
    retries: 0,
    retryDelay: 1,
    cron: '* * * * *',
    async run() {
      await startDueRuns(deps);
      await endStrandedRuns(deps);
    },
  };
  return [...items, schedule] as JobHandler[];
}
