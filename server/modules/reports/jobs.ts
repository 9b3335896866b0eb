import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '../../db/client.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import { DELIVER, HOUR_MS, MAINTAIN, MAKE } from './constants.ts';
import { deliver, mailOf } from './delivery/deliver.ts';
import type { ReportsDeps } from './deps.ts';
import { makeReport } from './making/make.ts';
import type { ReportStatus } from './model.ts';

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

/** Much longer than all attempts take; a job older than this was lost, for example when a backup was restored. */
const LOST_AFTER_MS = 2 * HOUR_MS;

/** Deletes expired reports, unconfirmed requests and rate limit counters, and requeues lost jobs. */
async function maintainReports({ db, clock, jobs, rateLimiter, log }: ReportsDeps): Promise<void> {
  const now = clock();
  const expired = await rows(
    db,
    sql`delete from sightline.report where expires_at <= ${now.toISOString()} returning id`,
  );
  if (expired.length > 0) log.info({ reports: expired.length }, 'deleted expired reports');
  await rateLimiter.removeExpired();
  const before = new Date(now.getTime() - LOST_AFTER_MS).toISOString();
  const unmade = await rows<{ id: string }>(
    db,
    sql`select id from sightline.report
        where status in ('waiting', 'asking') and coalesce(started_at, confirmed_at) < ${before}`,
  );
  for (const { id } of unmade) await jobs.send(MAKE, { id }, { singletonKey: id });
  const unsent = await rows<{ id: string; status: ReportStatus }>(
    db,
    sql`select id, status from sightline.report
        where mail_status = 'waiting' and coalesce(made_at, started_at, requested_at) < ${before}`,
  );
  for (const { id, status } of unsent) {
    const mail = mailOf(status);
    if (mail) await jobs.send(DELIVER, { id, mail }, { singletonKey: id });
  }
}
