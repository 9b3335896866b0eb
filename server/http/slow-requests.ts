import type { FastifyInstance } from 'fastify';

/** The rest of ten seconds is for closing the database in good order. */
const FINISH_WITHIN_MS = 7_000;

/**
 * Cuts the connections of requests that are still under way some seconds after the server began to close: somebody who
 * sends a body byte by byte must not keep it from ending.
 */
export function cutSlowRequests(app: FastifyInstance, withinMs = FINISH_WITHIN_MS): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), withinMs).unref();
  });
}
