import { z } from 'zod';
import type { JobHandler } from '../../jobs/queue.ts';
import { deliver } from './delivery/deliver.ts';
import type { ReportsDeps } from './deps.ts';
import { maintainReports } from './maintenance/maintain.ts';
import { makeReport } from './making/make.ts';
import { DELIVER, MAINTAIN, MAKE } from './queues.ts';

const ofReport = z.object({ id: z.uuid() });
const ofMail = z.object({ id: z.uuid(), mail: z.enum(['confirmation', 'report', 'failure']) });

/** Makes, sends and cleans up reports. */
export function reportJobs(deps: ReportsDeps): JobHandler[] {
  const making: JobHandler<z.infer<typeof ofReport>> = {
    queue: MAKE,
    schema: ofReport,
    // For failures of this server; a platform's failures are failed answers of the report.
    retries: 5,
    retryDelay: 5,
    concurrency: 3,
    run: ({ id }, context) => makeReport(deps, id, context),
  };
  const delivering: JobHandler<z.infer<typeof ofMail>> = {
    queue: DELIVER,
    schema: ofMail,
    retries: 6,
    retryDelay: 30,
    concurrency: 2,
    run: (data, context) => deliver(deps, data, context),
  };
  const maintenance: JobHandler = {
    queue: MAINTAIN,
    schema: z.object({}),
    retries: 0,
    retryDelay: 1,
    cron: '23 * * * *',
    run: () => maintainReports(deps),
  };
  return [making, delivering, maintenance] as JobHandler[];
}
