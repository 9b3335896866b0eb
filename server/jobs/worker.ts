import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Boss } from './boss.ts';
import type { JobHandler } from './queue.ts';

const MAX_DELAY_SECONDS = 3600;

/** New jobs wake a loop by notification; those with a later start are looked for this often, for all queues at once. */
const POLL_SECONDS = 5;
/** How often each loop looks for itself, for the case that nothing wakes it. */
const LOOP_POLL_SECONDS = 60;

export interface WorkerOptions {
  /** How often jobs with a later start are looked for. */
  pollSeconds?: number;
}

/** Jobs carry their handler's failures, because pg-boss also counts killed processes. */
interface Envelope {
  _failures?: number;
}

/** Runs the jobs of these queues until the boss is stopped, each queue in `concurrency` loops. */
export async function startWorker(
  boss: Boss,
  handlers: readonly JobHandler[],
  log: Logger,
  { pollSeconds = POLL_SECONDS }: WorkerOptions = {},
): Promise<void> {
  const pgBoss = await boss.start();
  const loops = new Map<string, string[]>();
  for (const handler of handlers) {
    await boss.prepare(handler.queue);
    if (handler.cron) {
      await pgBoss.schedule(handler.queue, handler.cron, {});
      // Catches up with what fell due while no worker ran.
      await boss.send(handler.queue, {}, { singletonKey: 'start' });
    }
    const ids: string[] = [];
    for (let loop = 0; loop < (handler.concurrency ?? 1); loop++)
      ids.push(await startLoop(pgBoss, boss, handler, log));
    loops.set(handler.queue, ids);
  }
  boss.repeat(pollSeconds, async () => {
    for (const queue of await boss.dueQueues([...loops.keys()]))
      for (const id of loops.get(queue) ?? []) pgBoss.notifyWorker(id);
  });
}

/** @returns the loop's id, by which it is woken */
async function startLoop(pgBoss: PgBoss, boss: Boss, handler: JobHandler, log: Logger): Promise<string> {
  const options = { includeMetadata: true, notifyPollingIntervalSeconds: LOOP_POLL_SECONDS } as const;
  const id: string = await pgBoss.work(handler.queue, options, async ([job]: JobWithMetadata<object>[]) => {
    if (job) await runJob(boss, handler, job, log);
    // Otherwise the loop would take one job per polling interval.
    pgBoss.notifyWorker(id);
  });
  return id;
}

/** Runs one job; when it throws, a job for the retry replaces it until the handler's retries are used up. */
async function runJob(
  boss: Boss,
  handler: JobHandler,
  job: JobWithMetadata<object>,
  log: Logger,
): Promise<void> {
  const { _failures: failures = 0, ...data } = (job.data ?? {}) as Envelope;
  const parsed = handler.schema.safeParse(data);
  if (!parsed.success) {
    log.error({ queue: handler.queue, job: job.id, issues: parsed.error.issues }, 'a job has invalid data');
    return;
  }
  const last = failures >= handler.retries;
  try {
    await handler.run(parsed.data, { signal: job.signal, attempt: failures + 1, last });
  } catch (error) {
    // The process stops: the job returns to its queue unchanged.
    if (job.signal.aborted) throw error;
    log[last ? 'error' : 'warn']({ err: error, queue: handler.queue, job: job.id }, 'a job failed');
    if (last) return;
    const delay = Math.min(handler.retryDelay * 2 ** failures, MAX_DELAY_SECONDS);
    await boss.send(
      handler.queue,
      { ...data, _failures: failures + 1 },
      { startAfter: new Date(Date.now() + delay * 1000) },
    );
  }
}
