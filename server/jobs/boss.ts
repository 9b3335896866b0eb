import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, fromPglite, PgBoss, type Queue } from 'pg-boss';
import type { Database, Db } from '../db/client.ts';
import type { JobQueue } from './queue.ts';

const SCHEMA = 'sightline_jobs';

/** A process that is killed gives its jobs back after this long, and the time until it is noticed. */
const HEARTBEAT_SECONDS = 20;
const SUPERVISE_SECONDS = 10;

/** What is done is not kept long: what matters of it is in the product's own tables. */
const QUEUE: Omit<Queue, 'name'> = {
  // Killed processes alone use these up: a handler's own failures are counted by the worker.
  retryLimit: 1000,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: 3600,
  notify: true,
};

/** The job queue of a database; started when it is first needed. */
export interface Boss extends JobQueue {
  /** pg-boss itself, started. */
  started(): Promise<PgBoss>;
  /** Ends it, waiting `withinMs` for jobs that are being done; what is not done by then goes back. */
  stop(withinMs: number): Promise<void>;
}

/** @param onError called for what goes wrong in the background */
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
  // A handler that outlives the stop finds its job given back and the connection closed: no news.
  boss.on('error', (error) => stopping || onError(error));
  let starting: Promise<PgBoss> | undefined;
  // What fails, because the database is away for a moment, is tried again when it is next needed.
  const started = () => {
    starting ??= boss.start().catch(async (error: unknown) => {
      await boss.stop({ graceful: false }).catch(() => {});
      starting = undefined;
      throw error;
    });
    return starting;
  };
  const prepared = new Map<string, Promise<void>>();
  const prepare = (queue: string) => {
    const known =
      prepared.get(queue) ??
      create(queue).catch((error: unknown) => {
        prepared.delete(queue);
        throw error;
      });
    prepared.set(queue, known);
    return known;
  };
  async function create(queue: string): Promise<void> {
    await started();
    await boss.createQueue(queue, QUEUE);
    // pg-boss reads a queue's settings when it is first used; within a transaction that would wait for itself.
    await boss.findJobs(queue, { id: randomUUID() });
  }
  async function ready(queue: string, inTransaction: boolean): Promise<void> {
    if (inTransaction && !prepared.has(queue)) throw new Error(`prepare the queue ${queue} first`);
    await prepare(queue);
  }

  return {
    started,
    prepare,
    async send(queue, data, { tx, singletonKey, ...options } = {}) {
      await ready(queue, tx !== undefined);
      const grouped = { ...options, group: { id: queue } };
      const keyed = singletonKey ? { ...grouped, singletonKey } : grouped;
      if (singletonKey && !tx) await boss.upsert(queue, data, { ...keyed, singletonKey });
      else await boss.send(queue, data, { ...keyed, ...within(tx) });
    },
    async sendAll(queue, jobs, { tx } = {}) {
      await ready(queue, tx !== undefined);
      const grouped = jobs.map((job) => ({ ...job, group: { id: queue } }));
      if (grouped.length > 0) await boss.insert(queue, grouped, within(tx));
    },
    async stop(withinMs) {
      if (!(await starting?.catch(() => null))) return;
      stopping = true;
      await boss.stop({ graceful: true, timeout: withinMs, close: true });
    },
  };
}

/** Drizzle's type of a statement's result depends on the driver, which `Db` leaves open; both have `rows`. */
const within = (tx: Db | undefined) => (tx ? { db: fromDrizzle(tx as DrizzleTransactionLike, sql) } : {});
