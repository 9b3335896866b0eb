import type { Logger } from 'pino';
import type { Boss } from '../jobs/boss.ts';
import { startWorker, type WorkerOptions } from '../jobs/worker.ts';
import type { Services } from '../services.ts';

/** Does the jobs of all modules until the boss is stopped; as many processes as one likes may do so. */
export async function startWork(
  boss: Boss,
  services: Services,
  log: Logger,
  options: WorkerOptions = {},
): Promise<void> {
  await startWorker(
    boss,
    [...services.collection.jobs, ...services.alerts.jobs, ...services.reports.jobs],
    log,
    options,
  );
}
