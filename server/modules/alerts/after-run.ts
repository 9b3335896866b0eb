import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { EVALUATE } from './queues.ts';

/** Has an account's rules looked at when a run has ended, if the transaction that ends it commits. */
export const lookAfterRuns = (jobs: JobQueue) => ({
  prepare: () => jobs.prepare(EVALUATE),
  tell: (tx: Db, userId: string, runId: string) => jobs.send(EVALUATE, { userId, runId }, { tx }),
});
