import { LRUCache } from 'lru-cache';

/**
 * Gives what was computed before for this key, or computes it, once for all who ask meanwhile. What fails is computed again.
 * @param key everything that the value depends on
 */
export type Remember<Value> = (key: readonly unknown[], compute: () => Promise<Value>) => Promise<Value>;

/** @param max values kept; those not asked for longest go first */
export function createRemember<Value extends object>(max: number): Remember<Value> {
  const values = new LRUCache<string, Value, () => Promise<Value>>({
    max,
    fetchMethod: (_key, _stale, { context: compute }) => compute(),
    // A value that is pushed out while it is computed is still given to those who wait.
    ignoreFetchAbort: true,
  });
  return (key, compute) => values.forceFetch(JSON.stringify(key), { context: compute });
}
