import { Histogram, type Registry } from 'prom-client';
import { OPERATIONS } from '../../graphql/operations.generated.ts';
import type { RequestObserver } from '../../http/request-log.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const KNOWN_OPERATIONS: ReadonlySet<string> = new Set(OPERATIONS);

/**
 * Request durations. Labels have known values only (routes, the client's own operations, else `other`), so that requests
 * cannot create new time series.
 */
export function createRequestMetrics(registry: Registry): RequestObserver {
  const http = new Histogram({
    name: 'sightline_http_request_seconds',
    help: 'Time until the response ended, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const graphql = new Histogram({
    name: 'sightline_graphql_operation_seconds',
    help: 'Time until the response to a query or mutation ended, by the client’s operation name.',
    labelNames: ['kind', 'operation', 'outcome'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return ({ method, route, status, ms, info: { operation } }) => {
    const seconds = ms / 1000;
    http.observe({ method: METHODS.has(method) ? method : 'other', route, status }, seconds);
    if (!operation || operation.kind === 'subscription') return;
    const { kind, name, failed } = operation;
    const operationName = name !== null && KNOWN_OPERATIONS.has(name) ? name : 'other';
    graphql.observe({ kind, operation: operationName, outcome: failed ? 'errors' : 'ok' }, seconds);
  };
}
