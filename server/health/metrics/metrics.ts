import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../../db/client.ts';
import type { RequestObserver } from '../../http/request-log.ts';
import { createDatabaseMetrics, type DatabaseMetricsDeps } from './database-metrics.ts';
import { createRequestMetrics } from './request-metrics.ts';

interface CacheStats {
  readonly counts: Readonly<{ hits: number; misses: number }>;
  /** Bytes held. */
  bytes(): number;
}

export interface Metrics {
  contentType: string;
  observeRequest: RequestObserver;
  registerCache(cache: CacheStats): void;
  /** All metrics in Prometheus' text format; values from the database are at most 15 seconds old. */
  text(): Promise<string>;
}

export function createMetrics(deps: DatabaseMetricsDeps): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const observeRequest = createRequestMetrics(registry);
  registerPool(registry, deps.database);
  const refresh = createDatabaseMetrics(registry, deps);
  return {
    contentType: registry.contentType,
    observeRequest,
    registerCache: (cache) => registerCache(registry, cache),
    async text() {
      await refresh();
      return registry.metrics();
    },
  };
}

/** This process's connections to Postgres; the embedded database has none. */
function registerPool(registry: Registry, { pool }: Pick<Database, 'pool'>): void {
  if (!pool) return;
  new Gauge({
    name: 'sightline_database_connections',
    help: 'Connections of this process to Postgres, without the job queue’s.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle } = pool();
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'busy' }, total - idle);
    },
  });
  new Gauge({
    name: 'sightline_database_waiting',
    help: 'Statements waiting for a connection.',
    registers: [registry],
    collect() {
      this.set(pool().waiting);
    },
  });
}

function registerCache(registry: Registry, cache: CacheStats): void {
  new Counter({
    name: 'sightline_response_cache_replies_total',
    help: 'Cacheable replies, served from the response cache (hit) or computed and stored (miss).',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, cache.counts.hits);
      this.inc({ result: 'miss' }, cache.counts.misses);
    },
  });
  new Gauge({
    name: 'sightline_response_cache_bytes',
    help: 'Memory used by the response cache.',
    registers: [registry],
    collect() {
      this.set(cache.bytes());
    },
  });
}
