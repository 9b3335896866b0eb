import { z } from 'zod';
import type { JobHandler } from '../../jobs/queue.ts';
import { MAKE, SEND, TICK } from './constants.ts';
import { sendReportMail } from './delivery/send-mail.ts';
import type { AccountReportsDeps } from './deps.ts';
import { makeDueReport } from './schedule/make-due.ts';
import { startDueReports } from './schedule/start-due.ts';

const report = z.object({ userId: z.uuid(), reportId: z.uuid() });
const mail = report.extend({ address: z.string() });

/** Makes scheduled reports and sends mails. */
export function accountReportJobs(deps: AccountReportsDeps): JobHandler[] {
  const making: JobHandler<z.infer<typeof report>> = {
    queue: MAKE,
    schema: report,
    retries: 5,
    retryDelay: 30,
    run: (data, context) => makeDueReport(deps, data, context),
  };
  const sending: JobHandler<z.infer<typeof mail>> = {
    queue: SEND,
    schema: mail,
    retries: 6,
    retryDelay: 30,
    concurrency: 2,
    run: (data, context) => sendReportMail(deps, data, context),
  };
  const ticking: JobHandler = {
    queue: TICK,
    schema: z.object({}),
    retries: 2,
    retryDelay: 60,
    cron: '*/10 * * * *',
    run: () => startDueReports(deps),
  };
  return [making, sending, ticking] as JobHandler[];
}
