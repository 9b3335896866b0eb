import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { errorBody, handleErrors } from '../http/error-handler.ts';
import { requestIds } from '../http/request-log.ts';
import { cutSlowRequests } from '../http/slow-requests.ts';
import type { Clock } from '../lib/clock.ts';
import { createFigures } from './figures/figures.ts';
import { healthRoutes } from './plugin.ts';
import { createReadiness } from './readiness.ts';

interface WorkerParts {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
}

/** What a worker tells of itself: `/health`, `/ready` and `/metrics` as a server has them, and nothing else. */
export async function workerServer({ config, database, clock, log }: WorkerParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config),
    return503OnClosing: false,
  });
  handleErrors(app);
  cutSlowRequests(app);
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send(errorBody('NOT_FOUND', 'There is nothing at this address.')),
  );
  healthRoutes(app, {
    ready: createReadiness(database, config),
    figures: config.metrics ? createFigures({ config, database, clock }) : null,
    token: config.metrics?.token,
  });
  return app;
}
