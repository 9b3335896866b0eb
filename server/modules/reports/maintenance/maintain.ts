import { HOUR_MS } from '../constants.ts';
import { mailOf } from '../delivery/deliver.ts';
import type { ReportsDeps } from '../deps.ts';
import { DELIVER, MAKE } from '../queues.ts';
import { dropExpired, leftBehind, unsent } from './store.ts';

/** Far longer than making and all attempts to send may take: by then the job is lost, as after restoring a backup. */
const LOST_AFTER_MS = 2 * HOUR_MS;

/** Removes what has expired, whence visitors came too, and sends jobs again for what has been left behind. */
export async function tend({ db, clock, jobs, rateLimiter, log }: ReportsDeps): Promise<void> {
  const now = clock().getTime();
  const dropped = await dropExpired(db, new Date(now).toISOString());
  if (dropped > 0) log.info({ reports: dropped }, 'removed reports that have expired');
  await rateLimiter.removeExpired();
  const before = new Date(now - LOST_AFTER_MS).toISOString();
  for (const id of await leftBehind(db, before)) await jobs.send(MAKE, { id }, { singletonKey: id });
  for (const { id, status } of await unsent(db, before)) {
    const mail = mailOf(status);
    if (mail) await jobs.send(DELIVER, { id, mail }, { singletonKey: id });
  }
}
