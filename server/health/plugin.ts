import type { FastifyInstance } from 'fastify';
import { AppError, unauthenticated } from '../errors.ts';
import type { Figures } from './figures/figures.ts';
import { mayRead } from './readers.ts';
import type { Unready } from './readiness.ts';

interface Health {
  ready: () => Promise<Unready>;
  /** Null: nobody may read them. */
  figures: Figures | null;
  /** What whoever reads them sends; without one, they are for this network alone. */
  token: string | undefined;
}

/** Seconds after which a load balancer may ask again. */
const RETRY_AFTER = 5;

/** So short that packing would make them longer. */
const PLAIN = { compress: false } as const;

/**
 * `/health`: this process runs, whatever becomes of the database. `/ready`: it can do its work, else 503. `/metrics`:
 * its figures in Prometheus' text format, for those who may read them.
 */
export function healthRoutes(app: FastifyInstance, { ready, figures, token }: Health): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  app.get('/health', PLAIN, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/ready', PLAIN, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const unready = stopping ? 'The server is stopping.' : await ready();
    if (unready === null) return { status: 'ready' };
    const error = new AppError('UNAVAILABLE', unready);
    error.retryAfter = RETRY_AFTER;
    throw error;
  });

  app.get('/metrics', async (request, reply) => {
    if (!figures) return reply.callNotFound();
    if (!mayRead(request, token)) {
      if (token === undefined) return reply.callNotFound();
      throw unauthenticated('Send METRICS_TOKEN as a bearer token.');
    }
    reply.header('Cache-Control', 'no-store').type(figures.contentType);
    return figures.text();
  });
}
