import type { FastifyInstance } from 'fastify';

/** Leaves time to close the database before the process is killed after ten seconds. */
const CLOSE_TIMEOUT_MS = 7_000;

/** Closes all connections some seconds after the server began to stop, so that a slow request cannot keep it running. */
export function closeSlowRequests(app: FastifyInstance, timeoutMs = CLOSE_TIMEOUT_MS): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), timeoutMs).unref();
  });
}
