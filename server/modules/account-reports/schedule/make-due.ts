import { AppError } from '../../../errors.ts';
import type { JobContext } from '../../../jobs/queue.ts';
import { ownerViewer } from '../../accounts/owner-viewer.ts';
import { makeContent } from '../content/make.ts';
import { queueMails } from '../delivery/queue-mails.ts';
import type { AccountReportsDeps } from '../deps.ts';
import { findReport, setMade, setStatus } from '../store.ts';
import { viewContent } from '../view/content.ts';
import { listSchedules } from './store.ts';

/**
 * Makes a waiting report and queues its mails to those whom its schedule names. A reason that will not pass by itself is
 * stored; the list shows it.
 * @throws when this server failed and the job will be retried
 */
export async function makeDueReport(
  deps: AccountReportsDeps,
  { userId, reportId }: { userId: string; reportId: string },
  { last, signal }: Pick<JobContext, 'last' | 'signal'>,
): Promise<void> {
  const { db, accounts, clock, log } = deps;
  const report = await findReport(db, userId, reportId);
  if (report?.status !== 'waiting') return;
  const fail = (problem: string) =>
    setStatus(db, userId, reportId, { from: 'waiting', to: 'failed', problem });
  try {
    const viewer = ownerViewer(accounts, userId);
    const { view } = report.scope;
    const content = view
      ? { view: await viewContent(deps, viewer, view) }
      : await makeContent(deps, viewer, report.scope, report.title);
    await db.transaction(async (tx) => {
      await accounts.lock(tx, userId);
      if (!(await setMade(tx, userId, reportId, { content, madeAt: clock().toISOString() }))) return;
      const schedule = (await listSchedules(tx, userId)).find(({ id }) => id === report.scheduleId);
      if (schedule) await queueMails(deps, tx, { userId, reportId }, schedule.recipients, 'store');
    });
  } catch (error) {
    if (error instanceof AppError) return void (await fail(error.message));
    log.error({ err: error, userId, report: reportId }, 'a scheduled report could not be made');
    if (last && !signal.aborted) await fail('The server failed while it made the report.');
    throw error;
  }
}
