import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { AppError, unauthenticated } from '../errors.ts';
import { isForwarded } from '../net/proxy-headers.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { CheckReadiness } from './readiness.ts';

interface Health {
  checkReadiness: CheckReadiness;
  /** Null: `/metrics` is off. */
  metrics: Metrics | null;
  /** Bearer token of `/metrics`; without one, only direct requests from private networks may read them. */
  token: string | undefined;
}

const RETRY_AFTER_SECONDS = 5;
const LOCAL_RANGES = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/** Bodies this short grow when compressed. */
const UNCOMPRESSED = { compress: false } as const;

/**
 * `/health`: the process runs, even without its database. `/ready`: it can serve requests, else 503. `/metrics`:
 * Prometheus' text format.
 */
export function healthRoutes(app: FastifyInstance, { checkReadiness, metrics, token }: Health): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  app.get('/health', UNCOMPRESSED, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/ready', UNCOMPRESSED, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const problem = isStopping ? 'The server is stopping.' : await checkReadiness();
    if (problem === null) return { status: 'ready' };
    const error = new AppError('UNAVAILABLE', problem);
    error.retryAfter = RETRY_AFTER_SECONDS;
    throw error;
  });

  app.get('/metrics', async (request, reply) => {
    if (!metrics) return reply.callNotFound();
    if (!canReadMetrics(request, token)) {
      if (token === undefined) return reply.callNotFound();
      throw unauthenticated('Send METRICS_TOKEN as a bearer token.');
    }
    reply.header('Cache-Control', 'no-store').type(metrics.contentType);
    return metrics.text();
  });
}

function canReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const sent = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    return sent !== undefined && timingSafeEqual(sha256(sent), sha256(token));
  }
  const address = socket.remoteAddress ?? '';
  return (
    !isForwarded(headers) && ipaddr.isValid(address) && LOCAL_RANGES.has(ipaddr.process(address).range())
  );
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
