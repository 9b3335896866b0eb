import { z } from 'zod';
import type { JobHandler } from '../../jobs/queue.ts';
import { deliver } from './delivery/deliver.ts';
import type { ReportsDeps } from './deps.ts';
import { tend } from './maintenance/maintain.ts';
import { make } from './making/make.ts';
import { DELIVER, MAKE, TEND } from './queues.ts';

const ofReport = z.object({ id: z.uuid() });
const ofMail = z.object({ id: z.uuid(), mail: z.enum(['confirmation', 'report', 'failure']) });

/** Making and sending reports. */
export function reportJobs(deps: ReportsDeps): JobHandler[] {
  const making: JobHandler<z.infer<typeof ofReport>> = {
    queue: MAKE,
    schema: ofReport,
    // For failures of this server; those of a platform are answers of the report.
    retries: 5,
    retryDelay: 5,
    concurrency: 3,
    run: ({ id }, context) => make(deps, id, context),
  };
  const delivering: JobHandler<z.infer<typeof ofMail>> = {
    queue: DELIVER,
    schema: ofMail,
    retries: 6,
    retryDelay: 30,
    concurrency: 2,
    run: (data, context) => deliver(deps, data, context),
  };
  const tending: JobHandler = {
    queue: TEND,
    schema: z.object({}),
    retries: 0,
    retryDelay: 1,
    cron: '23 * * * *',
    run: () => tend(deps),
  };
  return [making, delivering, tending] as JobHandler[];
}
