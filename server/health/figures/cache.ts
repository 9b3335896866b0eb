import { Counter, Gauge, type Registry } from 'prom-client';

/** What the response cache tells of itself. */
export interface CountedCache {
  readonly counts: Readonly<{ hits: number; misses: number }>;
  /** Bytes held. */
  bytes(): number;
}

/** Queries whose replies may be kept: how many were answered from memory. */
export function cacheFigures(registry: Registry, cache: CountedCache): void {
  new Counter({
    name: 'sightline_response_cache_replies_total',
    help: 'Replies that were sent again (hit), or made and kept (miss).',
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
    help: 'Memory that kept replies take.',
    registers: [registry],
    collect() {
      this.set(cache.bytes());
    },
  });
}
