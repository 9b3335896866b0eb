import { collectDefaultMetrics, Registry } from 'prom-client';
import type { RequestObserver } from '../../http/request-log.ts';
import { type CountedCache, cacheFigures } from './cache.ts';
import { databaseFigures } from './database.ts';
import { requestFigures } from './requests.ts';
import { type FiguresDeps, storedFigures } from './stored.ts';

/** The figures of this process and of the installation, for Prometheus. */
export interface Figures {
  contentType: string;
  /** Counts every request. */
  watch: RequestObserver;
  /** Adds those of the response cache. */
  addCache(cache: CountedCache): void;
  /** All figures as they are now; what the database tells is at most 15 seconds old. */
  text(): Promise<string>;
}

export function createFigures(deps: FiguresDeps): Figures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const watch = requestFigures(registry);
  databaseFigures(registry, deps.database);
  const refresh = storedFigures(registry, deps);
  return {
    contentType: registry.contentType,
    watch,
    addCache: (cache) => cacheFigures(registry, cache),
    async text() {
      await refresh();
      return registry.metrics();
    },
  };
}
