import type { JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import type { Boss } from './boss.ts';
import type { JobHandler } from './queue.ts';

const MOST_DELAY_SECONDS = 3600;

/** Jobs that may start at once wake a loop; only those that had to wait are found by looking. */
const POLL_SECONDS = 5;

export interface WorkerOptions {
  /** How often a loop looks for jobs whose time has come, 0.5 and more. */
  pollSeconds?: number;
}

/** Every job here carries how often its handler has failed, since pg-boss also counts killed processes. */
interface Envelope {
  _failures?: number;
}

/**
 * Does the jobs of these queues until the boss is stopped. Every queue has `concurrency` loops of its own, woken by
 * the database the moment a job arrives.
 */
export async function startWorker(
  boss: Boss,
  handlers: readonly JobHandler[],
  log: Logger,
  { pollSeconds = POLL_SECONDS }: WorkerOptions = {},
): Promise<void> {
  const pgBoss = await boss.started();
  for (const handler of handlers) {
    await boss.prepare(handler.queue);
    if (handler.cron) {
      await pgBoss.schedule(handler.queue, handler.cron, {});
      // What fell due while nothing ran is not left until the next time.
      await boss.send(handler.queue, {}, { singletonKey: 'start' });
    }
    for (let loop = 0; loop < (handler.concurrency ?? 1); loop++)
      await startLoop(boss, handler, log, pollSeconds);
  }
}

async function startLoop(boss: Boss, handler: JobHandler, log: Logger, pollSeconds: number): Promise<void> {
  const pgBoss = await boss.started();
  const { concurrencyOfAll } = handler;
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: Math.min(pollSeconds, 2),
    notifyPollingIntervalSeconds: pollSeconds,
    ...(concurrencyOfAll ? { groupConcurrency: concurrencyOfAll } : {}),
  } as const;
  const id: string = await pgBoss.work(handler.queue, options, async ([job]: JobWithMetadata<object>[]) => {
    if (job) await doJob(boss, handler, job, log);
    // Where there was one there may be more; without this a loop takes one job a polling interval.
    pgBoss.notifyWorker(id);
  });
}

/** Does one job; when it throws, a follow-up is sent in its place until the handler's retries are used up. */
async function doJob(
  boss: Boss,
  handler: JobHandler,
  job: JobWithMetadata<object>,
  log: Logger,
): Promise<void> {
  const { _failures: failures = 0, ...data } = (job.data ?? {}) as Envelope;
  const read = handler.schema.safeParse(data);
  if (!read.success) {
    log.error({ queue: handler.queue, job: job.id, issues: read.error.issues }, 'a job cannot be read');
    return;
  }
  const last = failures >= handler.retries;
  try {
    await handler.run(read.data, { signal: job.signal, attempt: failures + 1, last });
  } catch (error) {
    // Given back as it was: stopping is no failure of the job.
    if (job.signal.aborted) throw error;
    log[last ? 'error' : 'warn']({ err: error, queue: handler.queue, job: job.id }, 'a job failed');
    if (last) return;
    const delay = Math.min(handler.retryDelay * 2 ** failures, MOST_DELAY_SECONDS);
    await boss.send(
      handler.queue,
      { ...data, _failures: failures + 1 },
      { startAfter: new Date(Date.now() + delay * 1000) },
    );
  }
}
