import { Histogram, type Registry } from 'prom-client';
import { OPERATIONS } from '../../graphql/operations.generated.ts';
import type { RequestObserver } from '../../http/request-log.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const KNOWN: ReadonlySet<string> = new Set(OPERATIONS);

/**
 * How long requests took. All that a sender chooses freely is put together under one name, so that nobody can make the
 * figures grow: addresses by route, operations by the names that our own client uses.
 */
export function requestFigures(registry: Registry): RequestObserver {
  const http = new Histogram({
    name: 'sightline_http_request_seconds',
    help: 'Time to the end of the reply, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const graphql = new Histogram({
    name: 'sightline_graphql_operation_seconds',
    help: 'Time to the end of the reply of a query or mutation, by the operation’s name in the client.',
    labelNames: ['kind', 'operation', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  });
  return ({ method, route, status, ms, info: { operation } }) => {
    const seconds = ms / 1000;
    http.observe({ method: METHODS.has(method) ? method : 'other', route, status }, seconds);
    if (!operation || operation.kind === 'subscription') return;
    const { kind, name, failed } = operation;
    const known = name !== null && KNOWN.has(name) ? name : 'other';
    graphql.observe({ kind, operation: known, outcome: failed ? 'errors' : 'ok' }, seconds);
  };
}
