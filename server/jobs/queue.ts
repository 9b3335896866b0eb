import type { z } from 'zod';
import type { Db } from '../db/client.ts';

export interface SendOptions {
  /** Earliest start. */
  startAfter?: Date;
  /** Replaces the waiting jobs with the same key; with `tx` the job only gets the key, for later ones. */
  singletonKey?: string;
  /** Higher priorities are taken first; default 0. */
  priority?: number;
  /** The job exists only if this transaction commits. */
  tx?: Db;
}

/** Queues of jobs for this or another process. */
export interface JobQueue {
  /** Creates the queue if needed; required before sending to it within a transaction. */
  prepare(queue: string): Promise<void>;
  send(queue: string, data: object, options?: SendOptions): Promise<void>;
  /** Many jobs of one queue at once. */
  sendAll(
    queue: string,
    jobs: readonly { data: object; priority?: number }[],
    options?: Pick<SendOptions, 'tx'>,
  ): Promise<void>;
}

/** One attempt at a job. */
export interface JobContext {
  /** Aborted when this process stops; the job then returns to its queue. */
  signal: AbortSignal;
  /** From 1. */
  attempt: number;
  /** Whether the job is not retried if this attempt throws. */
  last: boolean;
}

/** Handles the jobs of one queue; jobs can run twice, so handlers must be idempotent. */
export interface JobHandler<T = object> {
  queue: string;
  /** The job's data; a job that does not match is dropped. */
  schema: z.ZodType<T>;
  /** Retries of a job that throws. */
  retries: number;
  /** Seconds before the first retry; doubles with each further one, up to an hour. */
  retryDelay: number;
  /** Concurrent jobs in one process; default 1. */
  concurrency?: number;
  /** Sends an empty job at these times (five cron fields, UTC), once for all processes, and at a worker's start. */
  cron?: string;
  run(data: T, context: JobContext): Promise<void>;
}

/** Drops all jobs; for scripts and tests. */
export const NO_JOBS: JobQueue = {
  prepare: async () => {},
  send: async () => {},
  sendAll: async () => {},
};
