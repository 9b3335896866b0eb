import type { z } from 'zod';
import type { Db } from '../db/client.ts';

/** When and how often a job is done. */
export interface SendOptions {
  /** Not before. */
  startAfter?: Date;
  /** A job of this key that waits in the queue is replaced; with `tx` the job only gets the key, for later ones. */
  singletonKey?: string;
  /** Higher ones are taken first; 0 when left out. */
  priority?: number;
  /** The job exists only if this transaction commits. */
  tx?: Db;
}

/** Where work is left that is done later, by this process or another. */
export interface JobQueue {
  /** Makes the queue, unless it is there. Needed before anything is sent to it within a transaction. */
  prepare(queue: string): Promise<void>;
  send(queue: string, data: object, options?: SendOptions): Promise<void>;
  /** Many jobs of one queue at once. */
  sendAll(
    queue: string,
    jobs: readonly { data: object; priority?: number }[],
    options?: Pick<SendOptions, 'tx'>,
  ): Promise<void>;
}

/** What a job is told of the attempt. */
export interface JobContext {
  /** Aborted when this process stops; the job then goes back to its queue. */
  signal: AbortSignal;
  /** From 1. */
  attempt: number;
  /** Nothing will be tried again if it throws. */
  last: boolean;
}

/** How the jobs of one queue are done; every one must bear being done twice. */
export interface JobHandler<T = object> {
  queue: string;
  /** What a job holds; one that holds something else is given up. */
  schema: z.ZodType<T>;
  /** How often a job that threw is tried again. */
  retries: number;
  /** Seconds before the first retry; doubled for each further one, at most an hour. */
  retryDelay: number;
  /** Jobs at the same time in one process; 1 when left out. */
  concurrency?: number;
  /** Jobs at the same time in all processes together; no limit when left out. */
  concurrencyOfAll?: number;
  /** Sends a job without data at these times, once for all processes, and when a worker starts. Five cron fields, UTC. */
  cron?: string;
  run(data: T, context: JobContext): Promise<void>;
}

/** Drops what is sent: for scripts and tests in which nothing is done later. */
export const NO_JOBS: JobQueue = {
  prepare: async () => {},
  send: async () => {},
  sendAll: async () => {},
};
