import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../../jobs/queue.ts';

/**
 * Takes `{userId, runId}` when a run has ended and `runId: null` after an import; `about` confines it to rules on visits or
 * experiments.
 */
export const EVALUATE = 'alerts-evaluate';
/** One attempt to deliver one alert to one address. */
export const DELIVER = 'alerts-deliver';
/** Sends the alerts that a quiet time held back to one address. */
export const SEND_HELD = 'alerts-send-held';
/** One account's digest of one week. */
export const DIGEST = 'alerts-digest';
/** Every hour: queues the digests that are due. */
export const DIGESTS = 'alerts-digests';

/** Evaluates an account's rules after a run, if the transaction that ends the run commits. */
export const evaluateAfterRuns = (jobs: JobQueue) => ({
  prepare: () => jobs.prepare(EVALUATE),
  tell: (tx: Db, userId: string, runId: string) => jobs.send(EVALUATE, { userId, runId }, { tx }),
});
