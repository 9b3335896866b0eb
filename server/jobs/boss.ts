import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, fromPglite, PgBoss, type Queue } from 'pg-boss';
import type { Database, Db } from '../db/client.ts';
import type { JobQueue } from './queue.ts';

const SCHEMA = 'sightline_jobs';

/** A killed process's jobs return to their queues after a heartbeat is missed and the next check notices it. */
const HEARTBEAT_SECONDS = 20;
const SUPERVISE_SECONDS = 10;

const QUEUE: Omit<Queue, 'name'> = {
  // Only killed processes use these up: the worker counts a handler's failures.
  retryLimit: 1000,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: 3600,
  notify: true,
};

const DUE_QUEUES = `
  select queue from unnest($1::text[]) queue
  where exists (select from ${SCHEMA}.job j
                where j.name = queue and j.state < 'active' and not j.blocked
                  and j.start_after <= ${SCHEMA}.job_now())`;

/** The job queue of a database, started at its first use. */
export interface Boss extends JobQueue {
  start(): Promise<PgBoss>;
  /** Those of these queues that have a job to start now. */
  dueQueues(queues: readonly string[]): Promise<string[]>;
  /** Runs something this often until the queue is stopped; its errors are background errors. */
  repeat(seconds: number, run: () => Promise<void>): void;
  /** Stops after waiting at most `timeoutMs` for active jobs; the rest return to their queues. */
  stop(timeoutMs: number): Promise<void>;
}

/** @param onError called for background errors, each kind at most once a minute */
export function createBoss(database: Database, onError: (error: Error) => void): Boss {
  const { connection } = database;
  const boss = new PgBoss({
    ...('url' in connection
      ? { connectionString: connection.url, max: 6, application_name: 'sightline-jobs' }
      : { db: fromPglite(connection.pglite), backend: 'pglite' as const }),
    schema: SCHEMA,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: 3600,
  });
  let stopping = false;
  const report = throttleErrors(onError);
  // A handler that outlives the stop causes expected errors: its job and the connection are gone.
  boss.on('error', (error) => stopping || report(error));
  let starting: Promise<PgBoss> | undefined;
  // After a failure, such as an unavailable database, the next use starts it again.
  const start = () => {
    starting ??= boss.start().catch(async (error: unknown) => {
      await boss.stop({ graceful: false }).catch(() => {});
      starting = undefined;
      throw error;
    });
    return starting;
  };
  const queues = new Map<string, Promise<void>>();
  const prepare = (name: string) => {
    const queue =
      queues.get(name) ??
      createQueue(name).catch((error: unknown) => {
        queues.delete(name);
        throw error;
      });
    queues.set(name, queue);
    return queue;
  };
  async function createQueue(name: string): Promise<void> {
    await start();
    await boss.createQueue(name, QUEUE);
    // pg-boss reads a queue's settings at its first use; within a transaction that would wait for the transaction.
    await boss.findJobs(name, { id: randomUUID() });
  }
  async function requireQueue(name: string, inTransaction: boolean): Promise<void> {
    if (inTransaction && !queues.has(name)) {
      throw new Error(`Queue ${name} must be prepared before the transaction.`);
    }
    await prepare(name);
  }

  const timers: NodeJS.Timeout[] = [];

  return {
    start,
    prepare,
    async dueQueues(queues) {
      const { rows } = await (await start()).getDb().executeSql(DUE_QUEUES, [queues]);
      return rows.map(({ queue }: { queue: string }) => queue);
    },
    repeat(seconds, run) {
      let running = false;
      const timer = setInterval(() => {
        if (running) return;
        running = true;
        run()
          .catch((error: Error) => stopping || report(error))
          .finally(() => {
            running = false;
          });
      }, seconds * 1000);
      timers.push(timer.unref());
    },
    async send(queue, data, { tx, singletonKey, ...options } = {}) {
      await requireQueue(queue, tx !== undefined);
      // All of them: sends at once find no waiting job and make several, which would start at their first time.
      if (singletonKey && !tx) await boss.upsert(queue, data, { ...options, singletonKey, match: 'all' });
      else
        await boss.send(queue, data, {
          ...options,
          ...(singletonKey && { singletonKey }),
          ...inTransaction(tx),
        });
    },
    async sendAll(queue, jobs, { tx } = {}) {
      await requireQueue(queue, tx !== undefined);
      if (jobs.length > 0) await boss.insert(queue, [...jobs], inTransaction(tx));
    },
    async stop(timeoutMs) {
      if (!(await starting?.catch(() => null))) return;
      stopping = true;
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: timeoutMs, close: true });
    },
  };
}

/** The cast is safe: the results of both drivers have `rows`. */
const inTransaction = (tx: Db | undefined) =>
  tx ? { db: fromDrizzle(tx as DrizzleTransactionLike, sql) } : {};

const THROTTLE_MS = 60_000;
const MAX_KINDS = 100;

/** Reports each kind of error at most once a minute: every loop of every queue meets an unavailable database. */
export function throttleErrors(report: (error: Error) => void, now = Date.now): (error: Error) => void {
  const reportedAt = new Map<string, number>();
  return (error) => {
    // pg-boss appends the queue and the worker.
    const kind = error.message.replace(/ \(Queue: .*$/s, '');
    if (now() - (reportedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < THROTTLE_MS) return;
    if (reportedAt.size >= MAX_KINDS) reportedAt.clear();
    reportedAt.set(kind, now());
    report(error);
  };
}
