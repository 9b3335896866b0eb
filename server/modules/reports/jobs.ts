import { z } from 'zod';
import type { JobHandler } from '../../jobs/queue.ts';
import { DELIVER, MAINTAIN, MAKE } from './constants.ts';
import { deliver } from './delivery/deliver.ts';
import type { ReportsDeps } from './deps.ts';
import { maintainReports } from './maintenance/maintain.ts';
import { makeReport } from './making/make.ts';

const makeData = z.object({ id: z.uuid() });
const deliverData = z.object({ id: z.uuid(), mail: z.enum(['confirmation', 'report', 'failure']) });

/** Makes, sends and cleans up reports. */
export function reportJobs(deps: ReportsDeps): JobHandler[] {
  const making: JobHandler<z.infer<typeof makeData>> = {
    queue: MAKE,
    schema: makeData,
    // For failures of this server; a platform's failures are failed answers of the report.
    retries: 5,
    retryDelay: 5,
    concurrency: 3,
    run: ({ id }, context) => makeReport(deps, id, context),
  };
  const delivering: JobHandler<z.infer<typeof deliverData>> = {
    queue: DELIVER,
    schema: deliverData,
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
