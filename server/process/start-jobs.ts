import type { Logger } from 'pino';
import type { Boss } from '../jobs/boss.ts';
import { startWorker, type WorkerOptions } from '../jobs/worker.ts';
import type { Services } from '../services.ts';

/** Runs the jobs of all modules until the queue is stopped; several processes may run them. */
export async function startJobs(
  boss: Boss,
  services: Services,
  log: Logger,
  options: WorkerOptions = {},
): Promise<void> {
  await startWorker(
    boss,
    [
      ...services.answers.jobs,
      ...services.collection.jobs,
      ...services.accountReports.jobs,
      ...services.alerts.jobs,
      ...services.pictures.jobs,
      ...services.reports.jobs,
      ...services.discoveries.jobs,
      ...services.opportunities.jobs,
      ...services.experiments.jobs,
      ...services.retention.jobs,
      ...services.deletion.jobs,
      ...services.pages.jobs,
      ...services.outreach.jobs,
      ...services.siteFiles.jobs,
      ...services.visits.jobs,
      ...services.analytics.jobs,
      ...services.audit.jobs,
    ],
    log,
    options,
  );
}
