import { HOUR_MS } from '../constants.ts';
import { mailOf } from '../delivery/deliver.ts';
import type { ReportsDeps } from '../deps.ts';
import { DELIVER, MAKE } from '../queues.ts';
import { deleteExpired, findLostReports, findUnsentMails } from './store.ts';

/** Far longer than making a report and all attempts to send it take: the job was lost, as after restoring a backup. */
const LOST_AFTER_MS = 2 * HOUR_MS;

/** Deletes expired reports and rate limit counters, and queues jobs again that were lost. */
export async function maintainReports({ db, clock, jobs, rateLimiter, log }: ReportsDeps): Promise<void> {
  const now = clock().getTime();
  const dropped = await deleteExpired(db, new Date(now).toISOString());
  if (dropped > 0) log.info({ reports: dropped }, 'removed reports that have expired');
  await rateLimiter.removeExpired();
  const before = new Date(now - LOST_AFTER_MS).toISOString();
  for (const id of await findLostReports(db, before)) await jobs.send(MAKE, { id }, { singletonKey: id });
  for (const { id, status } of await findUnsentMails(db, before)) {
    const mail = mailOf(status);
    if (mail) await jobs.send(DELIVER, { id, mail }, { singletonKey: id });
  }
}
