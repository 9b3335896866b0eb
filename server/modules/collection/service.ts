import type { JobHandler } from '../../jobs/queue.ts';
import type { CollectionDeps } from './deps.ts';
import { collectionJobs } from './jobs.ts';
import { createRunsService, type RunsService } from './runs/service.ts';
import { type CollectionSettingsService, createSettingsService } from './settings/service.ts';

/** Collecting answers: how, and the runs that do it. */
export interface CollectionService {
  settings: CollectionSettingsService;
  runs: RunsService;
  /** What a worker does for it. */
  jobs: JobHandler[];
  /** Day of the price table. */
  pricesOf: string;
}

export function createCollectionService(given: CollectionDeps): CollectionService {
  const settings = createSettingsService(given);
  const deps = { ...given, settings };
  return {
    settings,
    runs: createRunsService(deps),
    jobs: collectionJobs(deps),
    pricesOf: deps.prices.asOf,
  };
}
