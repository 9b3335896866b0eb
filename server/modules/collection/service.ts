import type { JobHandler } from '../../jobs/queue.ts';
import type { CollectionDeps } from './deps.ts';
import { collectionJobs } from './jobs.ts';
import { createRunsService, type RunsService } from './runs/service.ts';
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
