import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { REQUEST_TIMEOUTS } from '../http/connection-limits.ts';
import { errorBody, handleErrors } from '../http/error-handler.ts';
import { requestIds } from '../http/request-log.ts';
import { closeSlowRequests } from '../http/slow-requests.ts';
import type { Clock } from '../lib/clock.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createReadinessCheck } from './readiness.ts';
import { healthRoutes } from './routes.ts';

interface WorkerServerDeps {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
}

/** A worker's HTTP server: `/health`, `/ready` and `/metrics` only. */
export async function workerServer({
  config,
  database,
  clock,
  log,
}: WorkerServerDeps): Promise<FastifyInstance> {
  const app = Fastify({
    ...REQUEST_TIMEOUTS,
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config),
    return503OnClosing: false,
  });
  handleErrors(app);
  closeSlowRequests(app);
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send(errorBody('NOT_FOUND', 'There is nothing at this address.')),
  );
  healthRoutes(app, {
    checkReadiness: createReadinessCheck(database, config),
    metrics: config.metrics ? createMetrics({ config, database, clock }) : null,
    token: config.metrics?.token,
  });
  return app;
}
