import type { CollectionDeps } from './deps.ts';
import { createRunsService, type RunsService } from './runs-service.ts';
import { type CollectionSettingsService, createSettingsService } from './settings-service.ts';

/** Collecting answers: how, and the runs that do it. */
export interface CollectionService {
  settings: CollectionSettingsService;
  runs: RunsService;
  /** Day of the price table. */
  pricesOf: string;
}

export function createCollectionService(deps: CollectionDeps): CollectionService {
  const settings = createSettingsService(deps);
  return { settings, runs: createRunsService({ ...deps, settings }), pricesOf: deps.prices.asOf };
}
